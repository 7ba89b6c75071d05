import type { TablaDeAcceso } from '../../test-acceso.ts';

export function accesoCorreos(): TablaDeAcceso {
  return {
    // Without saying of what, only for administrators: to the others there is no such thing.
    'GET /v1/correos': { esperado: [401, 403, 404, 404, 'pasa'] },
    'POST /v1/correos/:id/reintentar': { esperado: [401, 403, 404, 404, 404] },
  };
}
