import type { ESTADOS } from './clientes.list.ts';

export type * from './cliente-ficha.schemas.ts';
export { ESTADOS } from './clientes.list.ts';

export type Estado = (typeof ESTADOS)[number];

/** Which of these the viewer may do now depends on the client's state and on the viewer's role. */
export const ACCIONES = [
  'editar',
  'borrar',
  'restaurar',
  'bloquear',
  'desbloquear',
  'fusionar',
  'bloquear-datos',
  'desbloquear-datos',
  'suprimir',
] as const;

export type Accion = (typeof ACCIONES)[number];

export const FINALIDADES = [
  'consulta-sips',
  'comunicaciones-comerciales',
  'llamadas-comerciales',
  'cesion-comercializadoras',
  'elaboracion-perfiles',
] as const;

export const CANALES = ['presencial', 'telefono', 'email', 'web', 'firma', 'carta'] as const;
