import type { TablaDeAcceso } from '../../test-acceso.ts';

/** Anybody may check a paper; what does not exist is not found by anybody. */
export function accesoEvidencias(): TablaDeAcceso {
  return {
    'GET /v1/publico/evidencias/:id': { esperado: [404, 404, 404, 404, 404] },
    'GET /v1/publico/evidencias/por-huella/:sha256': {
      llamada: () => ({ params: { sha256: 'a'.repeat(64) } }),
      esperado: [404, 404, 404, 404, 404],
    },
  };
}
