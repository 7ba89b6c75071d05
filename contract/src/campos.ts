export type * from './campos.schemas.ts';

/** What a field of the house's own holds. A choice is kept as the text of its option. */
export const CLASES = ['texto', 'numero', 'fecha', 'opcion'] as const;

export type Clase = (typeof CLASES)[number];

/** As many fields of each kind as clients, supply points and contracts may have, each. */
export const CAMPOS_POR_CLASE = 5;

export type Hueco = `${Clase}${1 | 2 | 3 | 4 | 5}`;

/** The columns that keep the values, whatever each house calls them. */
export const HUECOS = CLASES.flatMap((clase) =>
  Array.from({ length: CAMPOS_POR_CLASE }, (_, i) => `${clase}${i + 1}`),
) as Hueco[];

export function claseDe(hueco: Hueco): Clase {
  return CLASES.find((clase) => hueco.startsWith(clase))!;
}

export const MAX_NOMBRE = 40;
export const MAX_TEXTO = 200;
/** A figure is smaller than this, with or without its sign. */
export const MAX_NUMERO = 1e15;
export const MAX_VALORES = 50;

export const list = { method: 'GET', path: '/v1/campos', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/campos', access: 'manage all' } as const;

export const update = { method: 'PATCH', path: '/v1/campos/:entidad/:hueco', access: 'manage all' } as const;

export const remove = { method: 'DELETE', path: '/v1/campos/:entidad/:hueco', access: 'manage all' } as const;

export const change = { method: 'POST', path: '/v1/campos/cambio', access: 'read Auth' } as const;

export const preview = { method: 'POST', path: '/v1/campos/lote/ensayo', access: 'read Auth' } as const;

export const apply = { method: 'POST', path: '/v1/campos/lote', access: 'read Auth' } as const;
