import {
  deAdministracion,
  deQuienVende,
  type FilaDeAcceso,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';

/** Makes a settlement of the representative that is under review. */
export async function accesoLiquidaciones({ db, ids }: Mundo): Promise<TablaDeAcceso> {
  const { id } = await db
    .insertInto('liquidacion')
    .values({ codigo: 'L-0000-0', mes: '2026-01-01', comercialId: ids.comercial, estado: 'en-revision' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const linea = '00000000-0000-4000-8000-00000000ffff';
  const leer: FilaDeAcceso = { llamada: () => ({ params: { id } }), esperado: [401, 403, 200, 404, 200] };
  return {
    'GET /v1/liquidaciones': deQuienVende(),
    'GET /v1/liquidaciones/totales': deQuienVende(),
    'GET /v1/liquidaciones/exportacion': deQuienVende(() => ({ query: { formato: 'csv' } })),
    'GET /v1/liquidaciones/cierres': deAdministracion(),
    'POST /v1/liquidaciones/cierres': deAdministracion(),
    'GET /v1/liquidaciones/:id': leer,
    'GET /v1/liquidaciones/:id/csv': leer,
    'GET /v1/liquidaciones/:id/pdf': leer,
    'POST /v1/liquidaciones/:id/acciones': {
      llamada: () => ({ params: { id }, payload: { accion: 'aceptar', version: 99 } }),
      esperado: [401, 403, 'pasa', 404, 'pasa'],
    },
    'POST /v1/liquidaciones/:id/lineas/:linea/disputa': {
      llamada: () => ({ params: { id, linea }, payload: { motivo: 'x' } }),
      esperado: [401, 403, 404, 404, 403],
    },
    'POST /v1/liquidaciones/:id/lineas/:linea/resolucion': {
      llamada: () => ({ params: { id, linea }, payload: { resolucion: 'mantener', respuesta: 'x' } }),
      esperado: [401, 403, 403, 403, 404],
    },
  };
}
