import { deAdministracion, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoAuditoria(): TablaDeAcceso {
  return {
    'GET /v1/admin/auditoria': deAdministracion(),
    'GET /v1/admin/auditoria/exportacion': deAdministracion(() => ({ query: { formato: 'csv' } })),
  };
}
