import { Readable } from 'node:stream';
import { operaciones } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { enCsv } from '../../platform/hoja/csv.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { rowEvents } from '../../platform/row-events.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import type { Taller } from './ejecutor.service.ts';
import { type FilaConNombre, listFilas } from './filas.repository.ts';
import { findOperacion, listOperaciones } from './operaciones.repository.ts';
import { cancelar, deshacer, leerOperacion, respuestaDe } from './operaciones.service.ts';

const FILAS_POR_PAGINA = 1000;

const RESULTADO: Readonly<Record<operaciones.Resultado, string>> = {
  pendiente: 'No hecha: se paró antes',
  hecha: 'Hecha',
  'sin-cambios': 'Ya estaba así',
  rechazada: 'No hecha',
};

const COLUMNAS = [
  { titulo: 'N.º', celda: ({ orden }: FilaConNombre) => orden },
  { titulo: 'Qué es', celda: ({ entidad }: FilaConNombre) => entidad },
  { titulo: 'Nombre', celda: ({ nombre }: FilaConNombre) => nombre },
  { titulo: 'Identificador', celda: ({ entidadId }: FilaConNombre) => entidadId },
  { titulo: 'Resultado', celda: ({ resultado }: FilaConNombre) => RESULTADO[resultado] },
  { titulo: 'Motivo', celda: ({ motivo }: FilaConNombre) => motivo },
];

/** Work over many rows: how far it is, what became of each, stopping it and taking it back. */
export function operacionesRoutes(app: FastifyInstance, taller: Taller): void {
  const { db } = taller;
  const cierre = new AbortController();
  app.addHook('preClose', async () => cierre.abort());

  route(app, operaciones.list, async ({ viewer, query }) => {
    const { rows, ...cuentas } = await listOperaciones(db, viewer, query);
    return { rows: rows.map(respuestaDe), ...cuentas, countExact: true };
  });
  route(app, operaciones.get, ({ viewer, params }) => leerOperacion(db, viewer, params.id));
  route(app, operaciones.eventos, async ({ viewer, params, request, reply }) => {
    const operacion = await findOperacion(db, viewer, params.id);
    if (!operacion) throw notFound();
    const vista = Number(request.headers['last-event-id'] ?? 0) || 0;
    // Nothing more will come: the listener need not connect again.
    if (operacion.terminadaEn !== null && vista >= operacion.revision) return undefined;
    const leer = async () => {
      const fila = await findOperacion(db, viewer, params.id);
      return fila && { revision: fila.revision, row: respuestaDe(fila), ended: fila.terminadaEn !== null };
    };
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(rowEvents('operacion', leer, vista, cierre.signal)));
  });
  route(app, operaciones.cancelar, ({ viewer, params }) => cancelar(db, viewer, params.id));
  route(app, operaciones.deshacer, ({ viewer, params }) => {
    soloQuienVende(viewer);
    return deshacer(taller, viewer, params.id);
  });
  route(app, operaciones.filas, async ({ viewer, params, query }) => {
    const { total } = await leerOperacion(db, viewer, params.id);
    return { ...(await listFilas(db, params.id, query)), total, countExact: true };
  });
  route(app, operaciones.resultado, async ({ viewer, params, reply }) => {
    await leerOperacion(db, viewer, params.id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="resultado.csv"')
      .send(Readable.from(enCsv(COLUMNAS, paginasDe(db, params.id))));
  });
}

async function* paginasDe(db: Db, id: string) {
  for (let page = 1; ; page++) {
    const { rows } = await listFilas(db, id, { page, limit: FILAS_POR_PAGINA });
    yield rows;
    if (rows.length < FILAS_POR_PAGINA) return;
  }
}
