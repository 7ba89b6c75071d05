export type * from './mi-area.schemas.ts';

/** Where a contract stands in the words of its client, who is told of no clock of the house. */
export const ESTADOS_DE_CONTRATO = [
  'en-preparacion',
  'por-firmar',
  'en-tramite',
  'activo',
  'terminado',
  'cancelado',
] as const;

export const get = { method: 'GET', path: '/v1/mi-area', access: 'read Auth' } as const;

export const askRenewal = { method: 'POST', path: '/v1/mi-area/renovaciones', access: 'read Auth' } as const;

export const datos = { method: 'GET', path: '/v1/mi-area/datos', access: 'read Auth' } as const;
