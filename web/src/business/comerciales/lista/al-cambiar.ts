import { auditoria, comerciales, correos, planesDeComision } from '@vatio/contract';

/** The reads that a change of a representative makes stale. */
export const AL_CAMBIAR = {
  invalidates: [correos.list, comerciales.list, comerciales.get, planesDeComision.list, auditoria.list],
};
