import type { TablaDeAcceso } from '../../test-acceso.ts';

export function accesoCorreos(): TablaDeAcceso {
  return {
    // Without a subject the list of all mails is asked for, which exists only for administrators.
    'GET /v1/correos': { esperado: [401, 403, 404, 404, 'pasa'] },
    'POST /v1/correos/:id/reintentar': { esperado: [401, 403, 404, 404, 404] },
  };
}
