import { deAdministracion, type TablaDeAcceso } from '../../test-acceso.ts';
import { normaDePrueba } from './test-norma.ts';

/** Administrators alone settle the norms; whoever calculates reads them with what is calculated. */
export function accesoNormas(): TablaDeAcceso {
  return {
    'POST /v1/ajustes/normas': deAdministracion(() => ({ payload: normaDePrueba() })),
    // Those that come with the program stay.
    'DELETE /v1/ajustes/normas/:id': {
      llamada: () => ({ params: { id: 'rdl-25-2026-noviembre' } }),
      esperado: [401, 403, 403, 403, 409],
    },
    'GET /v1/ajustes/normas': deAdministracion(),
    'PUT /v1/ajustes/normas/:id': deAdministracion(() => ({
      params: { id: 'rdl-25-2026-noviembre' },
      payload: { cumplida: null, validada: null, nota: '' },
    })),
  };
}
