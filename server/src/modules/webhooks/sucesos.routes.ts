import { sucesos } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { listSucesos, type SucesosVistos } from './sucesos.repository.ts';

/** What webhooks tell, for whoever would rather ask than be told. */
export function sucesosRoutes(app: FastifyInstance, db: Db, vistos: SucesosVistos): void {
  route(app, sucesos.list, async ({ viewer, query }) => {
    const { rows, cursor, hayMas } = await listSucesos(db, { viewer, vistos }, query);
    return { rows, cursor, hayMas };
  });
}
