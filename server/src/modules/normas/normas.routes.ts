import { normas } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { createNorma, listNormas, removeNorma, settleNorma } from './normas.service.ts';

/** `reviewed` looks again at what hangs on the norms. */
export function normasRoutes(app: FastifyInstance, db: Db, reviewed: (db: Db) => Promise<unknown>): void {
  route(app, normas.list, async () => ({ rows: await listNormas(db) }));
  route(app, normas.create, async ({ body, viewer }) => {
    const norma = await createNorma(db, viewer, body);
    await reviewed(db);
    return norma;
  });
  route(app, normas.remove, async ({ params: { id }, viewer }) => {
    await removeNorma(db, viewer, id);
    await reviewed(db);
  });
  route(app, normas.settle, async ({ params: { id }, body, viewer }) => {
    const norma = await settleNorma(db, viewer, { id, ...body });
    await reviewed(db);
    return norma;
  });
}
