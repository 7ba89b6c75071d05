import { analisis, type QueryOf } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { money } from '../../platform/sheet/column.ts';
import { today } from '../../platform/today.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import { lectorDeTuya, tuyaDeOferta } from '../comisiones/tuya.service.ts';
import { ANALISIS, type FilaDeAnalisis } from './analisis.repository.ts';
import {
  annotateAnalisis,
  createAnalisis,
  getAnalisis,
  recalculateAnalisis,
  simulateAnalisis,
} from './analisis.service.ts';
import { readDatos } from './datos.service.ts';
import { billsOf, filaDeLista, withFirstBills } from './respuestas.ts';
import { createVariante } from './variante.service.ts';

export function analisisRoutes(app: FastifyInstance, db: Db): void {
  serveList(app, analisis, {
    served: ANALISIS,
    titulo: 'analisis',
    entidad: 'analisis',
    answer: async (rows, viewer) => {
      const tuya = await tuyaDeAnalisis(db, viewer);
      return rows.map((fila) => ({ ...filaDeLista(fila, viewer), tuyaEur: tuya?.(fila) }));
    },
    besides: async (viewer) => {
      const tuya = await tuyaDeAnalisis(db, viewer);
      return tuya ? [{ ...money('tuComision'), id: 'tuyaEur', cell: tuya }] : [];
    },
  });

  route(app, analisis.datos, ({ query, viewer }) => readDatos(db, viewer, query.cups));

  route(app, analisis.simulate, ({ body, viewer }) => simulateAnalisis(db, viewer, body));

  route(app, analisis.create, async ({ query, body, viewer, request }) =>
    inAnswer(query, await createAnalisis({ db, viewer, input: body, key: idempotencyKey(request) })),
  );

  route(app, analisis.get, async ({ params, query, viewer }) =>
    inAnswer(query, await getAnalisis(db, viewer, params.id)),
  );

  route(app, analisis.facturas, async ({ params, query, viewer }) => {
    const bills = billsOf(await getAnalisis(db, viewer, params.id), query.cups);
    if (bills === undefined) throw notFound();
    return bills;
  });

  route(app, analisis.update, async ({ params, query, body, viewer }) =>
    inAnswer(query, await annotateAnalisis({ db, viewer, id: params.id, notas: body.notas })),
  );

  route(app, analisis.recalculate, async ({ params, query, body, viewer }) =>
    inAnswer(query, await recalculateAnalisis({ db, viewer, id: params.id, fecha: body.fecha })),
  );

  route(app, analisis.createVariante, ({ params, body, viewer }) =>
    createVariante({ db, viewer, id: params.id, input: body }),
  );
}

/** The analysis with as many of its bills as the call asked for. */
function inAnswer(
  { facturas }: QueryOf<typeof analisis.get>,
  guardado: analisis.Analisis,
): analisis.Analisis {
  return facturas === 'primera' ? withFirstBills(guardado) : guardado;
}

/** The reader's own part of an analysis by today's rules; undefined for those who have none. */
async function tuyaDeAnalisis(
  db: Db,
  viewer: Viewer,
): Promise<((fila: FilaDeAnalisis) => number) | undefined> {
  const lector = await lectorDeTuya(db, viewer);
  const hoy = today();
  return (
    lector &&
    (({ comercialId, casosDeComision }) => tuyaDeOferta(lector, { comercialId, casos: casosDeComision }, hoy))
  );
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  return [headers['idempotency-key']].flat()[0] || undefined;
}
