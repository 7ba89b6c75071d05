import { deAdministracion, deQuienVende, deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoAperturas(): TablaDeAcceso {
  return {
    'GET /v1/aperturas/analisis': deTodos(),
    'GET /v1/aperturas/barra': deQuienVende(),
    'GET /v1/aperturas/clientes': deTodos(),
    'GET /v1/aperturas/comerciales': deQuienVende(),
    'GET /v1/aperturas/contratos': deTodos(),
    'GET /v1/aperturas/extractos': deAdministracion(),
    'GET /v1/aperturas/facturas': deTodos(),
    'GET /v1/aperturas/incidencias': deTodos(),
    'GET /v1/aperturas/lineas-de-extracto': deAdministracion(),
    'GET /v1/aperturas/liquidaciones': deQuienVende(),
    'GET /v1/aperturas/productos': deQuienVende(),
    'GET /v1/aperturas/propuestas': deTodos(),
    'GET /v1/aperturas/puntos-suministro': deTodos(),
    'GET /v1/aperturas/renovaciones': deTodos(),
    'GET /v1/aperturas/tareas': deQuienVende(),
  };
}
