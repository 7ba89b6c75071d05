import { DE_NADIE, deAdministracion, deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoProductos(): TablaDeAcceso {
  return {
    'GET /v1/productos': deTodos(),
    'GET /v1/productos/vigentes': deTodos(() => ({ query: { fecha: '2026-06-01' } })),
    'GET /v1/productos/:id': DE_NADIE,
    'POST /v1/productos': deAdministracion(),
    'PATCH /v1/productos/:id': deAdministracion(),
    'POST /v1/productos/:id/versiones': deAdministracion(),
    'POST /v1/productos/tarifario': deAdministracion(),
    'GET /v1/productos/plantilla': deAdministracion(),
  };
}
