export type * from './busqueda.schemas.ts';

/** People stand before their supply points. */
export const GRUPOS = ['clientes', 'comerciales', 'puntos', 'propuestas', 'contratos', 'analisis'] as const;

export type Grupo = (typeof GRUPOS)[number];

/** Each group shows at most this many hits. */
export const POR_GRUPO = 4;

export const search = { method: 'GET', path: '/v1/busqueda', access: 'read Auth' } as const;
