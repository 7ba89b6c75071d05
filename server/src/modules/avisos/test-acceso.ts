import { deQuienVende, type TablaDeAcceso } from '../../test-acceso.ts';

/** Each person has their own. */
export function accesoAvisos(): TablaDeAcceso {
  return {
    'GET /v1/cuenta/avisos': deQuienVende(),
    'POST /v1/cuenta/avisos/leidos': deQuienVende(),
    'GET /v1/cuenta/preferencias-de-avisos': deQuienVende(),
    'PUT /v1/cuenta/preferencias-de-avisos': deQuienVende(() => ({
      payload: { eventos: [], silencio: null },
    })),
  };
}
