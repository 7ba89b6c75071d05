import { DE_NADIE, deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoOperaciones(): TablaDeAcceso {
  return {
    'GET /v1/operaciones': deTodos(),
    'GET /v1/operaciones/:id': DE_NADIE,
    'GET /v1/operaciones/:id/eventos': DE_NADIE,
    'POST /v1/operaciones/:id/cancelar': DE_NADIE,
    'POST /v1/operaciones/:id/deshacer': { esperado: [401, 403, 404, 404, 404] },
    'GET /v1/operaciones/:id/filas': DE_NADIE,
    'GET /v1/operaciones/:id/resultado': DE_NADIE,
  };
}
