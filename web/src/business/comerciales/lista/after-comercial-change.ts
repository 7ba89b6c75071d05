import { auditoria, comerciales, correos, planesDeComision } from '@vatio/contract';

/** The reads that a change of a representative makes stale. */
export const AFTER_COMERCIAL_CHANGE = {
  invalidates: [correos.list, comerciales.list, comerciales.get, planesDeComision.list, auditoria.list],
};
