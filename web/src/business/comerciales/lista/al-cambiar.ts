import { auditoria, comerciales, comisiones } from '@vatio/contract';

/** What a change of a representative makes stale. */
export const AL_CAMBIAR = {
  invalidates: [comerciales.list, comerciales.get, comisiones.planes, auditoria.list],
};
