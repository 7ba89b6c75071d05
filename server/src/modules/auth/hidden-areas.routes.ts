import { areasDePlantilla } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { findHiddenAreas } from './hidden-areas.repository.ts';
import { hideAreas } from './hidden-areas.service.ts';

export function hiddenAreasRoutes(app: FastifyInstance, db: Db): void {
  route(app, areasDePlantilla.get, async () => ({ areasOcultas: await findHiddenAreas(db) }));
  route(app, areasDePlantilla.update, ({ body, viewer }) => hideAreas(db, viewer, body.areasOcultas));
}
