import { marcadores } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { findMarcadores, saveMarcadores } from './marcadores.repository.ts';

export function marcadoresRoutes(app: FastifyInstance, db: Db): void {
  route(app, marcadores.get, async ({ viewer }) => ({ pantallas: await findMarcadores(db, viewer) }));
  route(app, marcadores.update, async ({ viewer, body }) => {
    const pantallas = [...new Set(body.pantallas)];
    await saveMarcadores(db, viewer, pantallas);
    return { pantallas };
  });
}
