import { DE_NADIE, deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoImportaciones(): TablaDeAcceso {
  return {
    'GET /v1/importaciones': deTodos(),
    'POST /v1/importaciones': deTodos(),
    'GET /v1/importaciones/:id': DE_NADIE,
    'GET /v1/importaciones/:id/eventos': DE_NADIE,
    'POST /v1/importaciones/:id/cancelar': DE_NADIE,
    'GET /v1/importaciones/:id/rechazos': DE_NADIE,
  };
}
