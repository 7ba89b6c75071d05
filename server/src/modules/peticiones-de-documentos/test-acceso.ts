import type { FilaDeAcceso, Mundo, TablaDeAcceso } from '../../test-acceso.ts';

/** What was asked of the client of `comercial`, whom another team does not see. */
export function accesoPeticionesDeDocumentos({ db, ids }: Mundo): TablaDeAcceso {
  let made = 0;
  const ofOne = (payload: object = {}): FilaDeAcceso => ({
    llamada: async () => {
      made += 1;
      const { id } = await db
        .insertInto('peticionDeDocumentos')
        .values({
          clienteId: ids.panaderia,
          contratoId: null,
          hash: Buffer.from(`acceso ${made}`),
          papeles: ['factura'],
          enviadaA: null,
          creadaPor: null,
          caducaEn: new Date('2999-01-01'),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id }, payload };
    },
    esperado: [401, 403, 'pasa', 404, 'pasa'],
  });
  const ofClientes: FilaDeAcceso['esperado'] = [401, 'pasa', 403, 403, 403];
  return {
    'GET /v1/peticiones-de-documentos': {
      llamada: () => ({ query: { clienteId: ids.panaderia } }),
      esperado: [401, 403, 200, 404, 200],
    },
    'POST /v1/peticiones-de-documentos': {
      llamada: () => ({ payload: { clienteId: ids.panaderia, papeles: ['factura'] } }),
      esperado: [401, 403, 200, 404, 200],
    },
    'POST /v1/peticiones-de-documentos/:id/renovar': ofOne({}),
    'DELETE /v1/peticiones-de-documentos/:id': ofOne(),
    'GET /v1/publico/peticiones-de-documentos/:token': { esperado: [404, 404, 404, 404, 404] },
    'POST /v1/publico/peticiones-de-documentos/:token/ficheros': { esperado: [404, 404, 404, 404, 404] },
    'GET /v1/mi-area/documentos': { esperado: ofClientes },
    // Without a form, nobody gets as far as the request, which the module's own test covers.
    'POST /v1/mi-area/documentos': { esperado: ofClientes },
  };
}
