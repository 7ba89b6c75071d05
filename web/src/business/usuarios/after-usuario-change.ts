import { auditoria, clientes, comerciales, usuarios } from '@vatio/contract';

export const AFTER_USUARIO_CHANGE = {
  invalidates: [usuarios.list, auditoria.list, clientes.get, comerciales.list, comerciales.get],
};
