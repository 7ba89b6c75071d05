import { productos, productosLote } from '@vatio/contract/endpoints';
import { parseFecha } from '@vatio/domain';
import type { FastifyInstance } from 'fastify';
import { orProblem } from '../../platform/issues.ts';
import { route } from '../../platform/route.ts';
import { today } from '../../platform/today.ts';
import { deliverList } from '../auditoria/exportacion.service.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { HOJA } from './exportacion.ts';
import { readListaDeProductos } from './lista.service.ts';
import { loteDeProductos } from './lote.service.ts';
import { consultaDeProductos, listOpciones } from './productos.repository.ts';
import {
  addVersion,
  createProducto,
  getProducto,
  readProductosOnSale,
  updateProductoSinFecha,
} from './productos.service.ts';
import { plantillaCsv } from './tarifario/plantilla.ts';
import { loadTarifario } from './tarifario/tarifario.service.ts';

export function productosRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  const { db } = deps;
  route(app, productos.list, ({ query, viewer }) => readListaDeProductos(db, viewer, query));

  route(app, productos.exportRows, async (call) => {
    const { formato: _, ...query } = call.query;
    const consulta = consultaDeProductos({ db, viewer: call.viewer, query, hoy: today() });
    return deliverList({ db, call, entidad: 'producto', sheet: HOJA, consulta });
  });

  route(app, productos.inForce, async ({ query: { fecha, tarifa }, viewer }) => {
    orProblem(parseFecha(fecha));
    return { rows: await readProductosOnSale(db, viewer, { fecha, tarifas: tarifa }) };
  });

  route(app, productos.options, ({ query, viewer }) => listOpciones(db, viewer, query));

  route(app, productos.get, ({ params, viewer }) => getProducto(db, viewer, params.id));

  route(app, productos.create, ({ body, viewer }) => createProducto(db, viewer, body));

  route(app, productos.update, ({ params, body, viewer }) =>
    updateProductoSinFecha({ db, viewer, id: params.id, body }),
  );

  route(app, productos.addVersion, ({ params, body, viewer }) =>
    addVersion({ db, viewer, id: params.id, version: body }),
  );

  route(app, productos.importTarifario, ({ query, files, viewer, body }) =>
    loadTarifario({ db, viewer, files, body, publish: query.ensayo === 'no' }),
  );

  route(app, productosLote.preview, ({ viewer, body }) =>
    rehearseBatch(db, loteDeProductos(db, viewer, body)),
  );

  route(app, productosLote.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDeProductos(db, viewer, body), esperados }),
  );

  route(app, productos.template, ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tarifario.csv"')
      .send(plantillaCsv()),
  );
}
