import { randomUUID } from 'node:crypto';
import { TEST_USERS } from '../../platform/test-app.ts';
import {
  deAdministracion,
  deTodos,
  type FilaDeAcceso,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';
import { facturaDePrueba } from './test-factura.ts';

/** A bill of the client of `comercial`, which another team does not see, brought by that client's own account. */
export function accesoFacturas({ db, ids, cups }: Mundo): TablaDeAcceso {
  const keep = (lote: string) =>
    db
      .insertInto('facturaRecibida')
      .values({
        cups: cups.panaderia,
        clienteId: ids.panaderia,
        fuente: 'mano',
        tipo: 'N',
        totalEur: 40,
        calculadoEur: 40,
        veredicto: 'correcta',
        motivo: 'La factura es correcta',
        contrastes: '[]',
        avisos: '[]',
        lote,
        creadaPor: TEST_USERS.cliente.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const ofOne: FilaDeAcceso = {
    llamada: async () => ({ params: { id: (await keep(randomUUID())).id } }),
    esperado: [401, 'pasa', 'pasa', 404, 'pasa'],
  };
  const forSellers = (payload: object = {}): FilaDeAcceso => ({
    llamada: async () => ({ params: { id: (await keep(randomUUID())).id }, payload }),
    esperado: [401, 403, 'pasa', 404, 'pasa'],
  });
  const delAnio: FilaDeAcceso = {
    llamada: () => ({ query: { cliente: ids.panaderia, anio: '2026' } }),
    esperado: [401, 'pasa', 'pasa', 404, 'pasa'],
  };
  return {
    'GET /v1/facturas': deTodos(),
    'GET /v1/facturas/totales': deTodos(),
    'GET /v1/facturas/grupos': deTodos(() => ({ query: { por: 'veredicto' } })),
    'GET /v1/facturas/exportacion': deTodos(() => ({ query: { formato: 'csv' } })),
    'GET /v1/facturas/:id': ofOne,
    'POST /v1/facturas': {
      llamada: () => ({
        payload: { ...facturaDePrueba(cups.panaderia), numero: `F-${randomUUID()}` },
      }),
      esperado: [401, 200, 200, 409, 200],
    },
    // Without a form there is nothing to read.
    'POST /v1/facturas/f1': deTodos(),
    'GET /v1/facturas/:id/reclamacion': forSellers(),
    'GET /v1/facturas/:id/carta': forSellers(),
    'POST /v1/facturas/:id/reclamar': forSellers({ texto: 'Cobra de más' }),
    'GET /v1/facturas/ahorro': delAnio,
    'GET /v1/facturas/ahorro/informe': delAnio,
    'GET /v1/ajustes/facturas': deAdministracion(),
    'PUT /v1/ajustes/facturas': deAdministracion(() => ({ payload: { toleranciaEur: 0.1 } })),
    'DELETE /v1/facturas/:id': ofOne,
    'POST /v1/facturas/:id/restaurar': ofOne,
    // Only whoever kept them at once takes them back at once.
    'DELETE /v1/facturas/lotes/:lote': {
      llamada: async () => {
        const lote = randomUUID();
        await keep(lote);
        return { params: { lote } };
      },
      esperado: [401, 204, 404, 404, 404],
    },
  };
}
