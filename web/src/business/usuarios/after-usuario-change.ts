import { auditoria, clientes, comerciales, usuarios } from '@vatio/contract';

/** The reads that a change of an account makes stale. */
export const AFTER_USUARIO_CHANGE = {
  invalidates: [usuarios.list, auditoria.list, clientes.get, comerciales.list, comerciales.get],
};
