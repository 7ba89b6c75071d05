import { randomUUID } from 'node:crypto';
import type { FilaDeAcceso, Mundo, TablaDeAcceso } from '../../test-acceso.ts';

/** These calls are for clients alone. */
const deClientes = (llamada?: FilaDeAcceso['llamada']): FilaDeAcceso => ({
  ...(llamada && { llamada }),
  esperado: [401, 'pasa', 403, 403, 403],
});

export async function accesoMiArea(_: Mundo): Promise<TablaDeAcceso> {
  return {
    'GET /v1/mi-area': deClientes(),
    'POST /v1/mi-area/renovaciones': {
      llamada: () => ({ payload: { contratoId: randomUUID() } }),
      esperado: [401, 404, 403, 403, 403],
    },
    'GET /v1/mi-area/datos': deClientes(),
  };
}
