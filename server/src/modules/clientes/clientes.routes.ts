import { clientes } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { deliverList } from '../auditoria/exportacion.service.ts';
import { listCampos } from '../cartera/campos.repository.ts';
import {
  changeCliente,
  createCliente,
  deleteCliente,
  readCliente,
  restoreCliente,
} from './clientes.service.ts';
import { hojaDeClientes } from './columnas.ts';
import { listHechos } from './historia/cronologia.repository.ts';
import {
  addNote,
  changeNote,
  readConsentimientos,
  readNotes,
  recordConsent,
} from './historia/historia.service.ts';
import { readFacetasDeClientes, readListaDeClientes } from './lista.service.ts';
import { consultaClientes, groupClientes, sumClientes } from './listado.repository.ts';
import { listOpciones } from './opciones.repository.ts';
import { assignPuntos } from './puntos.service.ts';

/** The calls on clients: the list, the sheet and the history of each. */
export function clientesRoutes(app: FastifyInstance, db: Db): void {
  route(app, clientes.list, ({ viewer, query }) => readListaDeClientes(db, viewer, query));
  route(app, clientes.totals, ({ viewer, query }) => sumClientes(db, viewer, query));
  route(app, clientes.groups, ({ viewer, query }) => groupClientes(db, viewer, query));
  route(app, clientes.exportRows, async (call) => {
    const { formato: _, sort, ...filtros } = call.query;
    const consulta = consultaClientes(call.viewer, filtros, sort);
    const sheet = hojaDeClientes(call.viewer, await listCampos(db, 'cliente'));
    return deliverList({ db, call, entidad: 'cliente', sheet, consulta });
  });
  route(app, clientes.facets, ({ viewer }) => readFacetasDeClientes(db, viewer));
  route(app, clientes.options, ({ viewer, query }) => listOpciones(db, viewer, query));
  route(app, clientes.get, ({ viewer, params }) => readCliente(db, viewer, params.id));
  route(app, clientes.create, ({ viewer, body }) => createCliente(db, viewer, body));
  route(app, clientes.update, ({ viewer, params, body }) =>
    changeCliente({ db, viewer, id: params.id, body }),
  );
  route(app, clientes.remove, async ({ viewer, params }) => {
    await db.transaction().execute((trx) => deleteCliente(trx, viewer, params.id));
  });
  route(app, clientes.restore, ({ viewer, params }) => restoreCliente(db, viewer, params.id));
  route(app, clientes.assignPuntos, async ({ viewer, params, body }) => ({
    resultados: await assignPuntos({ db, viewer, id: params.id, enviados: body.cups }),
  }));
  historiaRoutes(app, db);
}

function historiaRoutes(app: FastifyInstance, db: Db): void {
  route(app, clientes.consentimientos, async ({ viewer, params }) => ({
    rows: await readConsentimientos(db, viewer, params.id),
  }));
  route(app, clientes.consent, async ({ viewer, params, body }) => ({
    rows: await recordConsent({ db, viewer, id: params.id, body }),
  }));
  route(app, clientes.notas, async ({ viewer, params, query }) => ({
    ...(await readNotes({ db, viewer, id: params.id, query })),
    countExact: true,
  }));
  route(app, clientes.addNota, ({ viewer, params, body }) =>
    addNote({ db, viewer, id: params.id, texto: body.texto }),
  );
  route(app, clientes.updateNota, ({ viewer, params, body }) =>
    changeNote({ db, viewer, ids: params, cambio: body }),
  );
  route(app, clientes.removeNota, async ({ viewer, params }) => {
    await changeNote({ db, viewer, ids: params, cambio: { borrada: true } });
  });
  route(app, clientes.restoreNota, ({ viewer, params }) =>
    changeNote({ db, viewer, ids: params, cambio: { borrada: false } }),
  );
  route(app, clientes.cronologia, async ({ viewer, params, query }) => {
    const { id } = await readCliente(db, viewer, params.id);
    const { rows, count, total } = await listHechos({ db, viewer, clienteId: id, query });
    const hechos = rows.map(({ usuarioId, usuarioNombre, ...anotacion }) => ({
      ...anotacion,
      quien: usuarioId === null ? null : { id: usuarioId, nombre: usuarioNombre ?? '' },
    }));
    return { rows: hechos, count, total, countExact: true };
  });
}
