import type { ENTIDADES } from './auditoria.list.ts';

export { ENTIDADES } from './auditoria.list.ts';
export type * from './auditoria.schemas.ts';

export type Entidad = (typeof ENTIDADES)[number];

export const list = { method: 'GET', path: '/v1/admin/auditoria', access: 'manage all' } as const;

export const exportRows = {
  method: 'GET',
  path: '/v1/admin/auditoria/exportacion',
  access: 'manage all',
} as const;
