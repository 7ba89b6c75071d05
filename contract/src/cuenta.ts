export type * from './cuenta.schemas.ts';

/** The kinds of device that a session may have been opened with; null when it does not say. */
export const DISPOSITIVOS = ['ordenador', 'telefono', 'tableta'] as const;

export const sesiones = { method: 'GET', path: '/v1/cuenta/sesiones', access: 'read Auth' } as const;

export const closeSesion = {
  method: 'DELETE',
  path: '/v1/cuenta/sesiones/:id',
  access: 'read Auth',
} as const;

export const closeOtherSesiones = {
  method: 'POST',
  path: '/v1/cuenta/sesiones/cerrar-las-demas',
  access: 'read Auth',
} as const;

/** The tour of the first visit has ended, and is not begun again by itself. */
export const endRecorrido = { method: 'POST', path: '/v1/cuenta/recorrido', access: 'read Auth' } as const;

/** The lists of the account have this many rows a page from now on. */
export const keepFilasPorPagina = {
  method: 'PUT',
  path: '/v1/cuenta/filas-por-pagina',
  access: 'read Auth',
} as const;

/** The home page of the account has its cards in this order from now on. */
export const keepOrdenDeInicio = {
  method: 'PUT',
  path: '/v1/cuenta/orden-de-inicio',
  access: 'read Auth',
} as const;

export const changePassword = { method: 'PUT', path: '/v1/cuenta/contrasena', access: 'read Auth' } as const;

export const segundoPaso = { method: 'GET', path: '/v1/cuenta/segundo-paso', access: 'read Auth' } as const;

export const beginSegundoPaso = {
  method: 'POST',
  path: '/v1/cuenta/segundo-paso/comienzo',
  access: 'read Auth',
} as const;

export const activateSegundoPaso = {
  method: 'POST',
  path: '/v1/cuenta/segundo-paso',
  access: 'read Auth',
} as const;

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/v1/cuenta/segundo-paso/codigos',
  access: 'read Auth',
} as const;

export const removeSegundoPaso = {
  method: 'POST',
  path: '/v1/cuenta/segundo-paso/retirada',
  access: 'read Auth',
} as const;
