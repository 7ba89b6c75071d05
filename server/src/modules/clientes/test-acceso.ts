import { TEST_USERS } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import {
  deAdministracion,
  deQuienVende,
  deTodos,
  type FilaDeAcceso,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';

export function accesoClientes(seeded: Mundo): TablaDeAcceso {
  return { ...deFicha(seeded), ...deLote(seeded), ...deAdmin(seeded), ...deSupresiones(seeded) };
}

/** Makes, for one call, a client of the representative `comercial` and of the account `cliente`. */
async function nuevoCliente({ db, ids }: Mundo, cambios: object = {}): Promise<string> {
  const { id } = await db
    .insertInto('cliente')
    .values({
      tipo: 'empresa',
      nombre: 'De una llamada',
      comercialId: ids.comercial,
      usuarioId: TEST_USERS.cliente.id,
      ...cambios,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function deFicha(seeded: Mundo): TablaDeAcceso {
  const params = { id: seeded.ids.panaderia };
  const leer: FilaDeAcceso = { llamada: () => ({ params }), esperado: [401, 200, 200, 404, 200] };
  const deLaCasa: FilaDeAcceso = { llamada: () => ({ params }), esperado: [401, 403, 200, 404, 200] };
  const sobreNuevo = (payload: object = {}, cambios: object = {}): FilaDeAcceso => ({
    llamada: async () => ({ params: { id: await nuevoCliente(seeded, cambios) }, payload }),
    esperado: [401, 403, 'pasa', 404, 'pasa'],
  });
  const nota = async () => {
    const id = await nuevoCliente(seeded);
    const { id: notaId } = await seeded.db
      .insertInto('nota')
      .values({ clienteId: id, texto: 'x', usuarioId: TEST_USERS.comercial.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id, notaId }, payload: { texto: 'y' } };
  };
  const deNota: FilaDeAcceso = { llamada: nota, esperado: [401, 403, 'pasa', 404, 'pasa'] };
  const consentimiento = { finalidad: 'consulta-sips', otorgado: true, versionTexto: '1', canal: 'web' };
  return {
    'GET /v1/clientes': deTodos(),
    'GET /v1/clientes/grupos': deTodos(() => ({ query: { por: 'tipo' } })),
    'GET /v1/clientes/totales': deTodos(),
    'GET /v1/clientes/exportacion': deTodos(() => ({ query: { formato: 'csv' } })),
    'GET /v1/clientes/facetas': deTodos(),
    'GET /v1/clientes/opciones': deQuienVende(),
    'GET /v1/clientes/:id': leer,
    'POST /v1/clientes': deQuienVende(() => ({ payload: { tipo: 'empresa', nombre: 'Nueva' } })),
    'PATCH /v1/clientes/:id': sobreNuevo({ version: 1, nombre: 'Otra' }),
    'DELETE /v1/clientes/:id': sobreNuevo(),
    'POST /v1/clientes/:id/restaurar': sobreNuevo({}, { borradoEn: new Date() }),
    'POST /v1/clientes/:id/puntos': sobreNuevo({ cups: [seeded.cups.captado] }),
    'GET /v1/clientes/:id/consentimientos': leer,
    'POST /v1/clientes/:id/consentimientos': {
      llamada: () => ({ params, payload: consentimiento }),
      esperado: [401, 200, 200, 404, 200],
    },
    'GET /v1/clientes/:id/notas': deLaCasa,
    'POST /v1/clientes/:id/notas': {
      llamada: () => ({ params, payload: { texto: 'x' } }),
      esperado: [401, 403, 200, 404, 200],
    },
    'PATCH /v1/clientes/:id/notas/:notaId': deNota,
    'DELETE /v1/clientes/:id/notas/:notaId': deNota,
    'POST /v1/clientes/:id/notas/:notaId/restaurar': deNota,
    'GET /v1/clientes/:id/cronologia': leer,
  };
}

function deLote({ ids }: Mundo): TablaDeAcceso {
  const asignacion = () => ({ payload: { ids: [ids.taller], comercialId: null } });
  return {
    'POST /v1/clientes/asignacion/previsualizacion': deQuienVende(asignacion),
    'POST /v1/clientes/asignacion': deQuienVende(() => ({ payload: { ids: [], comercialId: null } })),
    'POST /v1/clientes/lote': deQuienVende(() => ({ payload: { accion: 'borrar', ids: ['x'] } })),
    'POST /v1/clientes/lote/ensayo': deAdministracion(() => ({
      payload: { accion: 'bloquear', motivo: 'x', ids: [ids.panaderia] },
    })),
    'POST /v1/clientes/importacion': deQuienVende(),
    'GET /v1/clientes/plantilla': deQuienVende(),
  };
}

/** A request of a new client for each call, since answering one ends it. */
function deSupresiones(seeded: Mundo): TablaDeAcceso {
  const sobreUna = (payload: object = {}) =>
    deAdministracion(async () => {
      const clienteId = await nuevoCliente(seeded);
      const dias = { pedida: today(), vence: '2999-01-01' };
      const { id } = await seeded.db
        .insertInto('solicitudDeSupresion')
        .values({ clienteId, ...dias, ampliacion: null, rechazo: null, pedidaPor: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id }, payload };
    });
  const deCliente: FilaDeAcceso = { esperado: [401, 200, 403, 403, 403] };
  return {
    'GET /v1/mi-area/supresion': deCliente,
    'POST /v1/mi-area/supresion': deCliente,
    'DELETE /v1/mi-area/supresion': deCliente,
    'GET /v1/admin/supresiones': deAdministracion(),
    'POST /v1/admin/supresiones/:id/ampliar': sobreUna({ motivo: 'x' }),
    'POST /v1/admin/supresiones/:id/rechazar': sobreUna({ motivo: 'x' }),
    'POST /v1/admin/supresiones/:id/atender': sobreUna(),
  };
}

function deAdmin(seeded: Mundo): TablaDeAcceso {
  const motivo = { motivo: 'x' };
  const sobreNuevo = (payload: object = {}, cambios: object = {}) =>
    deAdministracion(async () => ({ params: { id: await nuevoCliente(seeded, cambios) }, payload }));
  const dos = (payload: object = {}) =>
    deAdministracion(async () => ({
      params: { id: await nuevoCliente(seeded), otroId: await nuevoCliente(seeded) },
      payload,
    }));
  const bloqueados = { datosBloqueadosEn: new Date(), conservarHasta: '2020-01-01' };
  return {
    'POST /v1/admin/clientes/:id/bloquear': sobreNuevo(motivo),
    'POST /v1/admin/clientes/:id/desbloquear': sobreNuevo({}, { bloqueadoEn: new Date() }),
    'GET /v1/admin/clientes/:id/fusion/:otroId': dos(),
    'POST /v1/admin/clientes/:id/fusion/:otroId': dos({ delOtro: [], version: 1, versionDelOtro: 1 }),
    'POST /v1/admin/clientes/:id/bloqueo-de-datos': sobreNuevo(motivo),
    'DELETE /v1/admin/clientes/:id/bloqueo-de-datos': sobreNuevo({}, bloqueados),
    'POST /v1/admin/clientes/:id/supresion': sobreNuevo({}, bloqueados),
    'GET /v1/admin/clientes/:id/datos-personales': sobreNuevo(),
  };
}
