import { auditoria, clientes, comerciales, usuarios } from '@vatio/contract';

/** The reads that a change of an account makes stale. */
export const AL_CAMBIAR = {
  invalidates: [usuarios.list, auditoria.list, clientes.get, comerciales.list, comerciales.get],
};
