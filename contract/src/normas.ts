export type * from './normas.schemas.ts';

/** What is known of the conditional norms, each of the bills of some days. */
export const list = { method: 'GET', path: '/v1/ajustes/normas', access: 'manage all' } as const;

/** Adds one that the program does not know. */
export const create = { method: 'POST', path: '/v1/ajustes/normas', access: 'manage all' } as const;

/** Takes back one that was added. */
export const remove = { method: 'DELETE', path: '/v1/ajustes/normas/:id', access: 'manage all' } as const;

/** Says whether the condition of one came true, and whether it was validated. */
export const settle = { method: 'PUT', path: '/v1/ajustes/normas/:id', access: 'manage all' } as const;
