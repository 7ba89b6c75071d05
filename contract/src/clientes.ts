export { CAMPOS_DE_FICHA as CAMPOS } from './campos-de-cliente.ts';
export { ACCIONES, type Accion, CANALES, ESTADOS, type Estado, FINALIDADES } from './cliente-ficha.ts';
export {
  addNota,
  cronologia,
  cronologiaParameters,
  notas,
  notasParameters,
  removeNota,
  restoreNota,
  TIPOS_DE_HECHO,
  updateNota,
} from './cliente-historia.ts';
export type * from './clientes.schemas.ts';

export const list = { method: 'GET', path: '/v1/clientes', access: 'read Auth' } as const;

export const groups = { method: 'GET', path: '/v1/clientes/grupos', access: 'read Auth' } as const;

export const totals = { method: 'GET', path: '/v1/clientes/totales', access: 'read Auth' } as const;

export const exportRows = { method: 'GET', path: '/v1/clientes/exportacion', access: 'read Auth' } as const;

export const facets = { method: 'GET', path: '/v1/clientes/facetas', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/clientes/:id', access: 'read Auth' } as const;

export const create = { method: 'POST', path: '/v1/clientes', access: 'read Auth' } as const;

export const update = { method: 'PATCH', path: '/v1/clientes/:id', access: 'read Auth' } as const;

export const remove = { method: 'DELETE', path: '/v1/clientes/:id', access: 'read Auth' } as const;

export const restore = { method: 'POST', path: '/v1/clientes/:id/restaurar', access: 'read Auth' } as const;

export const assignPuntos = { method: 'POST', path: '/v1/clientes/:id/puntos', access: 'read Auth' } as const;

export const consentimientos = {
  method: 'GET',
  path: '/v1/clientes/:id/consentimientos',
  access: 'read Auth',
} as const;

export const consent = {
  method: 'POST',
  path: '/v1/clientes/:id/consentimientos',
  access: 'read Auth',
} as const;

export const options = { method: 'GET', path: '/v1/clientes/opciones', access: 'read Auth' } as const;
