import { puntosLote, puntosSuministro } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { deliverList } from '../auditoria/exportacion.service.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { readConsumos, readCurva, writeConsumo } from './consumos.service.ts';
import { listHechosDePunto } from './cronologia.repository.ts';
import { exportPuntos } from './exportacion/exportacion.service.ts';
import { readFacetasDePuntos, readListaDePuntos } from './lista.service.ts';
import { groupPuntos, sumPuntos } from './listado.repository.ts';
import { loteDePuntos } from './lote.service.ts';
import { listOpciones } from './opciones.repository.ts';
import { correctPunto, createPunto, readFicha } from './puntos-suministro.service.ts';
import { respuestaFicha } from './respuestas.ts';

/** The calls on supply points: the list and its filters, the sheet, the consumption and the load curve. */
export function puntosSuministroRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  const { db } = deps;
  route(app, puntosSuministro.list, ({ viewer, query }) => readListaDePuntos(db, viewer, query));
  route(app, puntosSuministro.totals, ({ viewer, query }) => sumPuntos(db, viewer, query));
  route(app, puntosSuministro.groups, ({ viewer, query }) => groupPuntos(db, viewer, query));
  route(app, puntosSuministro.exportRows, async (call) =>
    deliverList({
      db,
      call,
      entidad: 'punto-suministro',
      ...(await exportPuntos(db, call.viewer, call.query)),
    }),
  );
  route(app, puntosSuministro.facets, ({ viewer }) => readFacetasDePuntos(db, viewer));
  route(app, puntosSuministro.options, ({ viewer, query }) => listOpciones(db, viewer, query));
  route(app, puntosSuministro.get, async ({ viewer, params }) =>
    respuestaFicha(await readFicha(db, viewer, params.cups), viewer),
  );
  route(app, puntosSuministro.create, ({ viewer, body }) => createPunto(db, viewer, body));
  route(app, puntosSuministro.update, ({ viewer, params, body }) =>
    correctPunto({ db, viewer, texto: params.cups, body }),
  );
  route(app, puntosLote.preview, ({ viewer, body }) => rehearseBatch(db, loteDePuntos(viewer, body)));
  route(app, puntosLote.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDePuntos(viewer, body), esperados }),
  );
  route(app, puntosSuministro.consumos, async ({ viewer, params, query }) => ({
    filas: await readConsumos({ db, viewer, texto: params.cups, intervalo: query }),
  }));
  route(app, puntosSuministro.updateConsumo, ({ viewer, params, body }) =>
    writeConsumo({ db, viewer, texto: params.cups, body }),
  );
  route(app, puntosSuministro.curva, ({ viewer, params, query }) =>
    readCurva({ db, viewer, texto: params.cups, intervalo: query }),
  );
  route(app, puntosSuministro.cronologia, async ({ viewer, params, query }) => {
    const { cups } = await readFicha(db, viewer, params.cups);
    const { rows, count, total } = await listHechosDePunto({ db, viewer, cups, consulta: query });
    const hechos = rows.map(({ usuarioId, usuarioNombre, ...anotacion }) => ({
      ...anotacion,
      quien: usuarioId === null ? null : { id: usuarioId, nombre: usuarioNombre ?? '' },
    }));
    return { rows: hechos, count, total, countExact: true };
  });
}
