import { puntosSuministro } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { entregarLista } from '../auditoria/exportacion.service.ts';
import { escribirConsumo, leerConsumos, leerCurva } from './consumos.service.ts';
import { listHechosDePunto } from './cronologia.repository.ts';
import { exportarPuntos } from './exportacion/exportacion.service.ts';
import { leerPagina, sumarPuntos } from './listado.repository.ts';
import { ordenDe } from './orden.ts';
import { corregirPunto, crearPunto, leerFicha } from './puntos-suministro.service.ts';
import { leerFacetas } from './recuento.repository.ts';
import { respuestaFacetas, respuestaFicha, respuestaPunto } from './respuestas.ts';

/** Supply points: the list and its filters, the sheet, what was used, the load curve. */
export function puntosSuministroRoutes(app: FastifyInstance, db: Db): void {
  route(app, puntosSuministro.list, async ({ viewer, query }) => {
    const { page, limit, sort, ...filtros } = query;
    const ventana = { primera: (page - 1) * limit, filas: limit };
    const pagina = await leerPagina(db, viewer, filtros, ordenDe(sort), ventana);
    const { filas, cuenta, exacta, todos } = pagina;
    return {
      rows: filas.map((fila) => respuestaPunto(fila, viewer)),
      count: cuenta,
      countExact: exacta,
      total: todos,
    };
  });
  route(app, puntosSuministro.totales, ({ viewer, query }) => sumarPuntos(db, viewer, query));
  route(app, puntosSuministro.exportar, async (call) =>
    entregarLista(db, call, 'punto-suministro', await exportarPuntos(db, call.viewer, call.query)),
  );
  route(app, puntosSuministro.facetas, async ({ viewer }) => respuestaFacetas(await leerFacetas(db, viewer)));
  route(app, puntosSuministro.get, async ({ viewer, params }) =>
    respuestaFicha(await leerFicha(db, viewer, params.cups), viewer),
  );
  route(app, puntosSuministro.create, ({ viewer, body }) => crearPunto(db, viewer, body));
  route(app, puntosSuministro.update, ({ viewer, params, body }) =>
    corregirPunto(db, viewer, params.cups, body),
  );
  route(app, puntosSuministro.consumos, async ({ viewer, params, query }) => ({
    filas: await leerConsumos(db, viewer, params.cups, query),
  }));
  route(app, puntosSuministro.saveConsumo, ({ viewer, params, body }) =>
    escribirConsumo(db, viewer, params.cups, body),
  );
  route(app, puntosSuministro.curva, ({ viewer, params, query }) =>
    leerCurva(db, viewer, params.cups, query),
  );
  route(app, puntosSuministro.cronologia, async ({ viewer, params, query }) => {
    const { cups } = await leerFicha(db, viewer, params.cups);
    const { rows, count, total } = await listHechosDePunto(db, viewer, cups, query);
    const hechos = rows.map(({ usuarioId, usuarioNombre, ...hecho }) => ({
      ...hecho,
      quien: usuarioId === null ? null : { id: usuarioId, nombre: usuarioNombre ?? '' },
    }));
    return { rows: hechos, count, total, countExact: true };
  });
}
