import { inicio } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { summarizeInicio } from './inicio.service.ts';

export function inicioRoutes(app: FastifyInstance, db: Db): void {
  route(app, inicio.summary, ({ viewer }) => summarizeInicio(db, viewer));
}
