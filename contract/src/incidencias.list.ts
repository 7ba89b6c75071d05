import type { ListDefinition } from './list-definition.ts';

/** Open until the house answers, and open again when the client writes after that. */
export const ESTADOS_DE_INCIDENCIA = ['abierta', 'respondida', 'cerrada'] as const;

export const incidenciasList = {
  name: 'incidencias',
  usualSort: '-cambiada',
  fields: {
    codigo: { kind: 'code', sort: true },
    asunto: { kind: 'text', sort: true },
    estado: {
      kind: 'choice',
      quick: 'many',
      values: ESTADOS_DE_INCIDENCIA,
      closed: true,
      sort: true,
      group: true,
    },
    cliente: { kind: 'text', sort: true, group: true },
    comercial: {
      kind: 'seller',
      quick: 'many',
      nobody: 'ninguno',
      sort: true,
      sellersOnly: true,
      group: true,
    },
    creada: { kind: 'date', quick: 'range', sort: true },
    /** The instant of its last message or change of state. */
    cambiada: { kind: 'date', sort: true },
  },
  scope: {
    /** The value is the identifier of a client. */
    deCliente: {},
  },
} as const satisfies ListDefinition;
