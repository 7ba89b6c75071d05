export type * from './contratos-requisitos.schemas.ts';

export const get = { method: 'GET', path: '/v1/contratos/:id/requisitos', access: 'read Auth' } as const;

export const ofPropuesta = {
  method: 'GET',
  path: '/v1/propuestas/:id/requisitos',
  access: 'read Auth',
} as const;

export const updateContacto = {
  method: 'PUT',
  path: '/v1/contratos/:id/requisitos/contacto',
  access: 'read Auth',
} as const;

export const updateFirmante = {
  method: 'PUT',
  path: '/v1/contratos/:id/requisitos/firmante',
  access: 'read Auth',
} as const;

export const updateBonoSocial = {
  method: 'PUT',
  path: '/v1/contratos/:id/requisitos/bono-social',
  access: 'read Auth',
} as const;

export const handOverFicha = {
  method: 'POST',
  path: '/v1/contratos/:id/requisitos/ficha',
  access: 'read Auth',
} as const;

export const remove = {
  method: 'DELETE',
  path: '/v1/contratos/:id/requisitos/:requisito',
  access: 'read Auth',
} as const;

/** The information sheet as it would be handed over now. */
export const ficha = { method: 'GET', path: '/v1/contratos/:id/ficha', access: 'read Auth' } as const;
