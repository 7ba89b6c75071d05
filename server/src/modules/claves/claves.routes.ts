import { claves } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import {
  type ClavesDeps,
  createClave,
  endClave,
  endOwnClave,
  readClaves,
  readOwnClaves,
} from './claves.service.ts';

export function clavesRoutes(app: FastifyInstance, deps: ClavesDeps): void {
  const { db } = deps;
  route(app, claves.list, () => readClaves(db));
  route(app, claves.create, ({ viewer, body }) => createClave(deps, viewer, body));
  route(app, claves.mine, ({ viewer }) => readOwnClaves(db, viewer));
  route(app, claves.revokeMine, ({ viewer, params }) => endOwnClave(db, viewer, params.id));
  route(app, claves.revoke, ({ viewer, params }) => endClave(db, viewer, params.id));
}
