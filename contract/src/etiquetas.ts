export type * from './etiquetas.schemas.ts';

/** What tags are put on. A supply point is known by its CUPS, and the others by their identifiers. */
export const ENTIDADES = ['cliente', 'punto-suministro', 'contrato'] as const;

export type Entidad = (typeof ENTIDADES)[number];

export const MAX_ETIQUETA = 40;

export const list = { method: 'GET', path: '/v1/etiquetas', access: 'read Auth' } as const;

export const change = { method: 'POST', path: '/v1/etiquetas/cambio', access: 'read Auth' } as const;

export const preview = { method: 'POST', path: '/v1/etiquetas/lote/ensayo', access: 'read Auth' } as const;

export const apply = { method: 'POST', path: '/v1/etiquetas/lote', access: 'read Auth' } as const;
