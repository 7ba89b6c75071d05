import { publica, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoSalud(): TablaDeAcceso {
  return {
    'GET /v1/salud': publica(),
    'GET /v1/salud/vivo': publica(),
    'GET /v1/salud/listo': publica(),
    'GET /v1/openapi.json': publica(),
  };
}
