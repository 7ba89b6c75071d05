import { normas } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { listNormas, settleNorma } from './normas.service.ts';

/** `reviewed` looks again at what hangs on the norms. */
export function normasRoutes(app: FastifyInstance, db: Db, reviewed: (db: Db) => Promise<unknown>): void {
  route(app, normas.list, async () => ({ rows: await listNormas(db) }));
  route(app, normas.settle, async ({ params: { id }, body, viewer }) => {
    const norma = await settleNorma(db, viewer, { id, ...body });
    await reviewed(db);
    return norma;
  });
}
