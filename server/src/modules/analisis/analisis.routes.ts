import { analisis } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { today } from '../../platform/today.ts';
import { lectorDeTuya, tuyaDeOferta } from '../comisiones/tuya.service.ts';
import { listAnalisis } from './analisis.repository.ts';
import {
  annotateAnalisis,
  createAnalisis,
  getAnalisis,
  recalculateAnalisis,
  simulateAnalisis,
} from './analisis.service.ts';
import { filaDeLista } from './respuestas.ts';

export function analisisRoutes(app: FastifyInstance, db: Db): void {
  route(app, analisis.list, async ({ query, viewer }) => {
    const [{ rows, count, total }, lector] = await Promise.all([
      listAnalisis(db, viewer, query),
      lectorDeTuya(db, viewer),
    ]);
    const hoy = today();
    return {
      rows: rows.map((fila) => ({
        ...filaDeLista(fila, viewer),
        tuyaEur:
          lector && tuyaDeOferta(lector, { comercialId: fila.comercialId, casos: fila.casosDeComision }, hoy),
      })),
      count,
      total,
      countExact: true,
    };
  });

  route(app, analisis.simular, ({ body, viewer }) => simulateAnalisis(db, viewer, body));

  route(app, analisis.create, ({ body, viewer, request }) =>
    createAnalisis({ db, viewer, input: body, key: idempotencyKey(request) }),
  );

  route(app, analisis.get, ({ params, viewer }) => getAnalisis(db, viewer, params.id));

  route(app, analisis.update, ({ params, body, viewer }) =>
    annotateAnalisis({ db, viewer, id: params.id, notas: body.notas }),
  );

  route(app, analisis.recalcular, ({ params, body, viewer }) =>
    recalculateAnalisis({ db, viewer, id: params.id, fecha: body.fecha }),
  );
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  return [headers['idempotency-key']].flat()[0] || undefined;
}
