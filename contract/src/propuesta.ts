export type * from './propuesta.schemas.ts';
export { ESTADOS } from './propuestas.list.ts';

/** What the viewer may do with a proposal as it stands now. */
export const ACCIONES = [
  'editar',
  /** Changing it withdraws what was sent and makes the next version: the same call as `editar`. */
  'nueva-version',
  'enviar',
  'reenviar',
  'repreciar',
  'retirar',
  'duplicar',
  'borrar',
  'restaurar',
  /** A client's own: open the link and answer. */
  'responder',
] as const;
