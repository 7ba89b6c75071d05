import { inicio } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { listTareas, summarizeInicio } from './inicio.service.ts';

export function inicioRoutes(app: FastifyInstance, db: Db): void {
  route(app, inicio.summary, ({ viewer }) => summarizeInicio(db, viewer));
  route(app, inicio.tareas, async ({ viewer }) => ({ tareas: await listTareas(db, viewer) }));
}
