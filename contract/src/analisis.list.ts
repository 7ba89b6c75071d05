import type { ListDefinition } from './list-definition.ts';

export const analisisList = {
  name: 'analisis',
  usualSort: '-creado',
  fields: {
    codigo: { kind: 'code' },
    cups: { kind: 'code', quick: 'link' },
    cliente: { kind: 'text' },
    comercial: { kind: 'seller', quick: 'many', nobody: 'ninguno' },
    ahorro: { kind: 'number', sort: true, unit: '€' },
    comision: { kind: 'number', sort: true, unit: '€', sellersOnly: true },
    fecha: { kind: 'date' },
    creado: { kind: 'date', sort: true },
  },
  /** The value of `cliente` is a client's identifier. */
  scope: { cliente: {} },
} as const satisfies ListDefinition;
