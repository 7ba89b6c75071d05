import type * as schemas from './cliente-historia.schemas.ts';
import type { QueryOf } from './endpoint.ts';
import { pagedParameters } from './list-parameters.ts';

export type * from './cliente-historia.schemas.ts';

export const TIPOS_DE_HECHO = [
  'cambio',
  'nota',
  'documento',
  'consentimiento',
  'analisis',
  'propuesta',
  'contrato',
] as const;

export const notas = { method: 'GET', path: '/v1/clientes/:id/notas', access: 'read Auth' } as const;

export const addNota = { method: 'POST', path: '/v1/clientes/:id/notas', access: 'read Auth' } as const;

export const updateNota = {
  method: 'PATCH',
  path: '/v1/clientes/:id/notas/:notaId',
  access: 'read Auth',
} as const;

export const removeNota = {
  method: 'DELETE',
  path: '/v1/clientes/:id/notas/:notaId',
  access: 'read Auth',
} as const;

export const restoreNota = {
  method: 'POST',
  path: '/v1/clientes/:id/notas/:notaId/restaurar',
  access: 'read Auth',
} as const;

export const cronologia = {
  method: 'GET',
  path: '/v1/clientes/:id/cronologia',
  access: 'read Auth',
} as const;

/** What the address of each of the two lists may say. */
export const notasParameters = pagedParameters<QueryOf<typeof schemas.notas>>({}, ['creado']);
export const cronologiaParameters = pagedParameters<QueryOf<typeof schemas.cronologia>>(
  { tipo: { kind: 'several', max: 2000 } },
  ['cuando'],
);
