import { auditoria, comerciales, comisiones, correos } from '@vatio/contract';

/** What a change of a representative makes stale. */
export const AL_CAMBIAR = {
  invalidates: [correos.list, comerciales.list, comerciales.get, comisiones.planes, auditoria.list],
};
