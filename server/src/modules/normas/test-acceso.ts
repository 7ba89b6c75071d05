import { deAdministracion, type TablaDeAcceso } from '../../test-acceso.ts';

/** Administrators alone settle the norms; whoever calculates reads them with what is calculated. */
export function accesoNormas(): TablaDeAcceso {
  return {
    'GET /v1/ajustes/normas': deAdministracion(),
    'PUT /v1/ajustes/normas/:id': deAdministracion(() => ({
      params: { id: 'rdl-25-2026-noviembre' },
      payload: { cumplida: null, validada: null, nota: '' },
    })),
  };
}
