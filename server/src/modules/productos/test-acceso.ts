import {
  deAdministracion,
  deQuienVende,
  NOT_THERE_FOR_SELLERS,
  type TablaDeAcceso,
} from '../../test-acceso.ts';

const DE_NINGUNO = { accion: 'retirar', ids: ['x'] };

export function accesoProductos(): TablaDeAcceso {
  return {
    'GET /v1/productos': deQuienVende(),
    'GET /v1/productos/exportacion': deQuienVende(() => ({ query: { formato: 'csv' } })),
    'GET /v1/productos/vigentes': deQuienVende(() => ({ query: { fecha: '2026-06-01' } })),
    'GET /v1/productos/opciones': deQuienVende(),
    'GET /v1/productos/:id': NOT_THERE_FOR_SELLERS,
    'POST /v1/productos': deAdministracion(),
    'PATCH /v1/productos/:id': deAdministracion(),
    'POST /v1/productos/lote': deAdministracion(() => ({ payload: DE_NINGUNO })),
    'POST /v1/productos/lote/ensayo': deAdministracion(() => ({ payload: DE_NINGUNO })),
    'POST /v1/productos/:id/versiones': deAdministracion(),
    'POST /v1/productos/tarifario': deAdministracion(),
    'GET /v1/productos/plantilla': deAdministracion(),
  };
}
