import { TEST_USERS } from '../../platform/test-app.ts';
import {
  deQuienVende,
  deTodos,
  type FilaDeAcceso,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';

/** Makes, for one call, a draft for the representative's client, who does not see it yet. */
export function accesoPropuestas({ db, ids, cups }: Mundo): TablaDeAcceso {
  let cuantas = 0;
  const borrador = async () => {
    const { id } = await db
      .insertInto('propuesta')
      .values({
        codigo: `P-0000-${cuantas++}`,
        clienteId: ids.panaderia,
        comercialId: ids.comercial,
        creadoPor: TEST_USERS.comercial.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const cifras = {
      actualAnualEur: 2,
      ofertaAnualEur: 1,
      ahorroAnualEur: 1,
      consumoAnualKwh: 1,
      comisionEur: 1,
    };
    await db
      .insertInto('propuestaVersion')
      .values({
        propuestaId: id,
        numero: 1,
        validezDias: 30,
        mensaje: '',
        cups: [cups.panaderia],
        ...cifras,
        creadoPor: TEST_USERS.comercial.id,
      })
      .execute();
    return id;
  };
  const sobreBorrador = (payload: object, esperado: FilaDeAcceso['esperado']): FilaDeAcceso => ({
    llamada: async () => ({ params: { id: await borrador() }, payload }),
    esperado,
  });
  const write = (payload: object = {}) => sobreBorrador(payload, [401, 403, 'pasa', 404, 'pasa']);
  const version = { version: 1 };
  const loteDeNadie = { accion: 'borrar', ids: ['x'] };
  /** The link does not exist, and the answer is the same with or without a session. */
  const porEnlace = (payload: object = {}): FilaDeAcceso => ({
    llamada: () => ({ params: { token: 'x'.repeat(43) }, payload }),
    esperado: [404, 404, 404, 404, 404],
  });
  return {
    'GET /v1/propuestas': deTodos(),
    'GET /v1/propuestas/grupos': deTodos(() => ({ query: { por: 'estado' } })),
    'GET /v1/propuestas/resumen': deTodos(),
    'GET /v1/propuestas/exportacion': deTodos(() => ({ query: { formato: 'csv' } })),
    'POST /v1/propuestas': deQuienVende(),
    'POST /v1/propuestas/lote': deQuienVende(() => ({ payload: loteDeNadie })),
    'POST /v1/propuestas/lote/ensayo': deQuienVende(() => ({ payload: loteDeNadie })),
    'GET /v1/propuestas/:id': sobreBorrador({}, [401, 404, 200, 404, 200]),
    'GET /v1/propuestas/:id/pdf': sobreBorrador({}, [401, 404, 'pasa', 404, 'pasa']),
    'GET /v1/propuestas/:id/requisitos': sobreBorrador({}, [401, 403, 200, 404, 200]),
    'PATCH /v1/propuestas/:id': write({ ...version, mensaje: 'x' }),
    'DELETE /v1/propuestas/:id': {
      llamada: async () => ({ params: { id: await borrador() }, query: { version: '1' } }),
      esperado: [401, 403, 'pasa', 404, 'pasa'],
    },
    'POST /v1/propuestas/:id/enviar': write(version),
    'POST /v1/propuestas/:id/repreciar': write(version),
    'POST /v1/propuestas/:id/retirar': write(version),
    'POST /v1/propuestas/:id/duplicar': sobreBorrador({}, [401, 403, 'pasa', 404, 'pasa']),
    'POST /v1/propuestas/:id/restaurar': write(),
    'GET /v1/publico/propuestas/:token': porEnlace(),
    'GET /v1/publico/propuestas/:token/pdf': porEnlace(),
    'POST /v1/publico/propuestas/:token/abierta': porEnlace({ visita: 'una-visita' }),
    'POST /v1/publico/propuestas/:token/codigo': porEnlace({ via: 'correo' }),
    'POST /v1/publico/propuestas/:token/aceptar': porEnlace({
      nombre: 'Ana Ruiz',
      nif: '12345678Z',
      consentimientos: [],
    }),
    'GET /v1/publico/propuestas/:token/evidencia': porEnlace(),
    'POST /v1/publico/propuestas/:token/rechazar': porEnlace(),
    'POST /v1/publico/propuestas/:token/hablar': porEnlace({ mensaje: 'Hola' }),
  };
}
