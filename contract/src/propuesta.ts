export type * from './propuesta.schemas.ts';
export { ESTADOS } from './propuestas.list.ts';

/** Which of these the viewer may do depends on the state of the proposal. */
export const ACCIONES = [
  'editar',
  /** Changing a sent proposal withdraws it and makes the next version, through the same call as `editar`. */
  'nueva-version',
  'enviar',
  'reenviar',
  'repreciar',
  'retirar',
  'duplicar',
  'borrar',
  'restaurar',
  /** The client opens the link and answers. */
  'responder',
] as const;
