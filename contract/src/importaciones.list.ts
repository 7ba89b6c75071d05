import type { ListDefinition } from './list-definition.ts';

export const ESTADOS_IMPORTACION = [
  'en-cola',
  'leyendo',
  'guardando',
  'terminada',
  'cancelada',
  'fallida',
] as const;

export const importacionesList = {
  name: 'importaciones',
  usualSort: '-creada',
  fields: {
    nombre: { kind: 'text', sort: true },
    estado: { kind: 'choice', quick: 'one', values: ESTADOS_IMPORTACION },
    usuario: { kind: 'text' },
    formato: { kind: 'text' },
    filas: { kind: 'number' },
    nuevas: { kind: 'number' },
    cambiadas: { kind: 'number' },
    rechazadas: { kind: 'number' },
    creada: { kind: 'date', sort: true },
    terminada: { kind: 'date' },
  },
} as const satisfies ListDefinition;
