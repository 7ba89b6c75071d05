import type { EstadoDe } from '@vatio/domain';

export {
  CAMPOS,
  CAMPOS_ACORDADOS,
  CAMPOS_DE_INICIO,
  CAMPOS_LIBRES,
  type Campo,
} from './campos-de-contrato.ts';
export type * from './contratos.schemas.ts';

export type EstadoComercial = EstadoDe<'comercial'>;

export type EstadoFirma = EstadoDe<'firma'>;

export type EstadoAtr = EstadoDe<'atr'>;

export type EstadoCobro = EstadoDe<'cobro'>;

export const list = { method: 'GET', path: '/v1/contratos', access: 'read Auth' } as const;

export const groups = { method: 'GET', path: '/v1/contratos/grupos', access: 'read Auth' } as const;

export const ocupacion = { method: 'GET', path: '/v1/contratos/ocupacion', access: 'read Auth' } as const;

export const count = { method: 'GET', path: '/v1/contratos/recuento', access: 'read Auth' } as const;

export const exportRows = { method: 'GET', path: '/v1/contratos/exportacion', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/contratos/:id', access: 'read Auth' } as const;

export const pdf = { method: 'GET', path: '/v1/contratos/:id/pdf', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/contratos', access: 'read Auth' } as const;

export const update = { method: 'PATCH', path: '/v1/contratos/:id', access: 'read Auth' } as const;

export const remove = { method: 'DELETE', path: '/v1/contratos/:id', access: 'read Auth' } as const;

export const restore = {
  method: 'POST',
  path: '/v1/contratos/:id/restaurar',
  access: 'read Auth',
} as const;

export const act = { method: 'POST', path: '/v1/contratos/:id/acciones', access: 'read Auth' } as const;

export const renew = { method: 'POST', path: '/v1/contratos/:id/renovar', access: 'read Auth' } as const;

export const rehearseRenovacion = {
  method: 'POST',
  path: '/v1/contratos/:id/renovar/ensayo',
  access: 'read Auth',
} as const;
