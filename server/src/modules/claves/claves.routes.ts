import { claves } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { createClave, endClave, readClaves } from './claves.service.ts';

export function clavesRoutes(app: FastifyInstance, db: Db): void {
  route(app, claves.list, () => readClaves(db));
  route(app, claves.create, ({ viewer, body }) => createClave(db, viewer, body));
  route(app, claves.revoke, ({ viewer, params }) => endClave(db, viewer, params.id));
}
