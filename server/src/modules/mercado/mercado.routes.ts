import { mercado } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { listSeries, readSerie } from './mercado.service.ts';

/** The calls on the series of the market, which imports bring. */
export function mercadoRoutes(app: FastifyInstance, db: Db): void {
  route(app, mercado.list, () => listSeries(db));
  route(app, mercado.get, ({ params, query }) => readSerie(db, params.id, query));
}
