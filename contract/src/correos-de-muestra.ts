export type * from './correos-de-muestra.schemas.ts';

const path = '/v1/ajustes/marcas/:id/correos/:motivo';

export const get = { method: 'GET', path, access: 'manage all' } as const;

export const send = { method: 'POST', path, access: 'manage all' } as const;
