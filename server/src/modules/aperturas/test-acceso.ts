import { deQuienVende, deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoAperturas(): TablaDeAcceso {
  return {
    'GET /v1/aperturas/clientes': deTodos(),
    'GET /v1/aperturas/contratos': deTodos(),
    'GET /v1/aperturas/productos': deQuienVende(),
    'GET /v1/aperturas/puntos-suministro': deTodos(),
  };
}
