import type { ListDefinition } from './list-definition.ts';

export const ENTIDADES = [
  'cliente',
  'comercial',
  'usuario',
  'punto-suministro',
  'analisis',
  'producto',
  'propuesta',
  'contrato',
  'liquidacion',
  'extracto',
  'reclamacion',
  'comision',
  'marca',
  'documento',
  'campo',
  'vista',
  'tarea',
  'incidencia',
  'factura',
  'clave',
  'webhook',
  'conexion',
  /** Exporting the audit is itself audited. */
  'auditoria',
] as const;

export const auditoriaList = {
  name: 'auditoria',
  usualSort: '-cuando',
  fields: {
    cuando: { kind: 'date', quick: 'range', parameters: ['desde', 'hasta'], sort: true },
    quien: { kind: 'text' },
    entidad: { kind: 'choice', quick: 'one', values: ENTIDADES },
    accion: { kind: 'choice', quick: 'many' },
  },
  scope: {
    /** The value is the identifier of one thing of the kind that `entidad` names. */
    entidadId: {},
    /** The value is the identifier of an account. */
    quien: { offered: true },
  },
} as const satisfies ListDefinition;
