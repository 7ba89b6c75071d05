import { auditoria, comerciales, correos, planesDeComision } from '@vatio/contract';

export const AFTER_COMERCIAL_CHANGE = {
  invalidates: [correos.list, comerciales.list, comerciales.get, planesDeComision.list, auditoria.list],
};
