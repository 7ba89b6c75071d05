import type { ListDefinition } from './list-definition.ts';

export const TIPOS_DE_TAREA = ['llamada', 'visita', 'recordatorio'] as const;

/** Doing a task that repeats makes the next one. */
export const RECURRENCIAS = ['ninguna', 'semanal', 'mensual', 'anual'] as const;

export const tareasList = {
  name: 'tareas',
  usualSort: 'fecha',
  changes: true,
  fields: {
    titulo: { kind: 'text', sort: true },
    tipo: { kind: 'choice', quick: 'many', values: TIPOS_DE_TAREA, closed: true, sort: true, group: true },
    fecha: { kind: 'date', quick: 'range', sort: true, group: true },
    /** Administrators without a representative have tasks of their own, which are of no seller. */
    comercial: { kind: 'seller', quick: 'many', nobody: 'ninguno', sort: true, group: true },
    cliente: { kind: 'text', sort: true, group: true },
    cups: { kind: 'code' },
    contrato: { kind: 'code' },
    nota: { kind: 'text' },
    recurrencia: { kind: 'choice', values: RECURRENCIAS },
    vencida: { kind: 'yes-no' },
    hecha: { kind: 'date', sort: true },
    creada: { kind: 'date', sort: true },
  },
  scope: {
    estado: { values: ['pendientes', 'hechas', 'todas'], default: 'pendientes', offered: true },
    /** Those of the viewer alone, without the team's. */
    mias: { values: ['si'], offered: true },
    /** The values are identifiers. */
    deCliente: {},
    deContrato: {},
    /** Shows the bin instead of the list. */
    papelera: { values: ['si'] },
  },
} as const satisfies ListDefinition;
