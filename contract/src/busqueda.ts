export type * from './busqueda.schemas.ts';

export const GRUPOS = ['puntos', 'clientes', 'propuestas', 'contratos', 'analisis', 'comerciales'] as const;

export type Grupo = (typeof GRUPOS)[number];

/** Each group shows at most this many hits. */
export const POR_GRUPO = 4;

export const buscar = { method: 'GET', path: '/v1/busqueda', access: 'read Auth' } as const;
