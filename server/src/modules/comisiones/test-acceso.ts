import { deAdministracion, deQuienVende, type FilaDeAcceso, type TablaDeAcceso } from '../../test-acceso.ts';

/** Rules and plans are for administrators; sellers simulate what they give. */
export function accesoComisiones(): TablaDeAcceso {
  const deNinguna: FilaDeAcceso = { esperado: [401, 403, 403, 403, 404] };
  return {
    'GET /v1/comisiones/reglas': deAdministracion(),
    'GET /v1/comisiones/reglas/exportacion': deAdministracion(() => ({ query: { formato: 'csv' } })),
    'GET /v1/comisiones/reglas/:id': deNinguna,
    'POST /v1/comisiones/reglas': deAdministracion(),
    'PATCH /v1/comisiones/reglas/:id': deAdministracion(),
    'DELETE /v1/comisiones/reglas/:id': deNinguna,
    'POST /v1/comisiones/reglas/:id/restaurar': deNinguna,
    // Without a representative the call is about the viewer's own plan, and an administrator has none.
    'GET /v1/comisiones/plan': { esperado: [401, 403, 200, 200, 404] },
    'GET /v1/comisiones/planes': deAdministracion(),
    'POST /v1/comisiones/planes': deAdministracion(),
    'PATCH /v1/comisiones/planes/:id': deAdministracion(),
    'DELETE /v1/comisiones/planes/:id': deNinguna,
    'POST /v1/comisiones/planes/:id/restaurar': deNinguna,
    'PUT /v1/comisiones/comerciales/:id/plan': deAdministracion(),
    'GET /v1/comisiones/en-vigor': { esperado: [401, 403, 200, 200, 200] },
    'POST /v1/comisiones/simular': deQuienVende(),
  };
}
