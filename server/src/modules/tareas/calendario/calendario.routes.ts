import { calendario } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { addressKey, enforceLimit } from '../../../platform/limits.ts';
import { route } from '../../../platform/route.ts';
import { findEnlace } from './calendario.repository.ts';
import { type Deps, readFeed, renewEnlace, revokeEnlace } from './calendario.service.ts';

/** A calendar service asks for many people from few addresses, once an hour each. */
const PER_MINUTE = 120;

/** The link with which a calendar reads somebody's tasks, and what it reads. */
export function calendarioRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calendario.get, async ({ viewer }) => ({
    enlace: (await findEnlace(deps.db, viewer.id)) ?? null,
  }));
  route(app, calendario.renew, ({ viewer }) => renewEnlace(deps, viewer));
  route(app, calendario.revoke, async ({ viewer }) => {
    await revokeEnlace(deps, viewer);
  });
  route(app, calendario.feed, async ({ params, request, reply }) => {
    const of = ['agenda-publica', addressKey(request.ip)];
    await enforceLimit({ db: deps.db, reply, bounded: { of, seconds: 60, max: PER_MINUTE } });
    const ics = await readFeed(deps, params.token);
    return reply.header('cache-control', 'private, no-cache').type('text/calendar; charset=utf-8').send(ics);
  });
}
