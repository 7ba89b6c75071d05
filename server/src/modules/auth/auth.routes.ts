import { auth } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { hashToken, refresh, register, signIn } from './auth.service.ts';
import { endSesion } from './sesion.repository.ts';
import { signInLimits } from './sign-in-limits.ts';

export function authRoutes(app: FastifyInstance, { db, limits }: { db: Db; limits: Limits }): void {
  const deps = { db, tokens: app.accessTokens };
  const { byAddress, byAccount } = signInLimits(app, limits);

  route(app, auth.login, async ({ body, request, reply }) => {
    await byAddress(request, reply);
    return byAccount(body.email, reply, () => signIn(deps, body));
  });

  route(app, auth.register, async ({ body, request, reply }) => {
    await byAddress(request, reply);
    return register(deps, body);
  });

  route(app, auth.refresh, ({ body }) => refresh(deps, body));

  route(app, auth.logout, ({ body }) => endSesion(db, hashToken(body.refreshToken)));
}
