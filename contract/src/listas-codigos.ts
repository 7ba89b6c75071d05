export type * from './listas-codigos.schemas.ts';

/** Pasted codes can filter only these lists. */
export const LISTAS_CON_CODIGOS = ['puntos-suministro', 'clientes', 'contratos', 'propuestas'] as const;

export type ListaConCodigos = (typeof LISTAS_CON_CODIGOS)[number];

export const MAX_CODIGOS = 5_000;

export const create = { method: 'POST', path: '/v1/listas-de-codigos', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/listas-de-codigos/:id', access: 'read Auth' } as const;
