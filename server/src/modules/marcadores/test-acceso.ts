import { deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoMarcadores(): TablaDeAcceso {
  return {
    'GET /v1/marcadores': deTodos(),
    'PUT /v1/marcadores': deTodos(() => ({ payload: { pantallas: ['contratos'] } })),
  };
}
