export type * from './sucesos.schemas.ts';

/** They are kept for so many days. */
export const DIAS = 30;

export const list = { method: 'GET', path: '/v1/sucesos', access: 'read Auth' } as const;
