import {
  deQuienVende,
  deTodos,
  type FilaDeAcceso,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';

/** An incident of the client of `comercial`, which another team does not see. */
export function accesoIncidencias({ db, ids }: Mundo): TablaDeAcceso {
  let numero = 0;
  const ofOne = (payload: object = {}): FilaDeAcceso => ({
    llamada: async () => {
      numero += 1;
      const { id } = await db
        .insertInto('incidencia')
        .values({
          codigo: `IN-0000-${numero}`,
          clienteId: ids.panaderia,
          asunto: 'Factura doble',
          creadaPor: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id }, payload };
    },
    esperado: [401, 'pasa', 'pasa', 404, 'pasa'],
  });
  return {
    'GET /v1/incidencias': deTodos(),
    'GET /v1/incidencias/grupos': deTodos(() => ({ query: { por: 'estado' } })),
    'GET /v1/incidencias/exportacion': deQuienVende(() => ({ query: { formato: 'csv' } })),
    'GET /v1/incidencias/:id': ofOne(),
    'POST /v1/incidencias': {
      llamada: () => ({
        payload: { clienteId: ids.panaderia, asunto: 'Factura doble', texto: 'Llegó dos veces' },
      }),
      esperado: [401, 200, 200, 400, 200],
    },
    'POST /v1/incidencias/:id/mensajes': ofOne({ texto: 'Hola' }),
    'POST /v1/incidencias/:id/cerrar': ofOne(),
    'POST /v1/incidencias/:id/reabrir': ofOne(),
  };
}
