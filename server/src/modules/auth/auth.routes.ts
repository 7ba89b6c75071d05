import { auth } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { route } from '../../platform/route.ts';
import { hashOfToken } from '../../platform/secret-token.ts';
import { refresh, register, signIn } from './auth.service.ts';
import { resetPassword, sendRecuperacion, tellOwnerOfRegistration } from './clave.service.ts';
import { originOf } from './origin.ts';
import { findProveedor } from './proveedor/proveedor.repository.ts';
import { completeSignIn } from './segundo-paso/complete-sign-in.service.ts';
import { endSesion } from './sesion.repository.ts';
import { limitAccount, limitAddress } from './sign-in-limits.ts';

type Deps = {
  db: Db;
  limits: Limits;
  secret: string;
  mail: Mailer;
  publicUrl: string;
  cuentasDemo?: readonly auth.CuentaDemo[];
};

export function authRoutes(
  app: FastifyInstance,
  { db, limits, secret, mail, publicUrl, cuentasDemo = [] }: Deps,
): void {
  const deps = { db, tokens: app.accessTokens, secret };
  const limited = { db, limits, secret };

  const inTheBackground = backgroundOf(app);

  route(app, auth.demo, async () => ({
    cuentas: [...cuentasDemo],
    proveedor: (await findProveedor(db))?.nombre ?? null,
  }));

  route(app, auth.login, async ({ body, request, reply }) => {
    await limitAddress(limited, { request, reply });
    return limitAccount({
      deps: limited,
      call: { request, reply },
      email: body.email,
      signIn: () => signIn(deps, body, originOf(request)),
    });
  });

  route(app, auth.secondStep, async ({ body, request, reply }) => {
    await limitAddress(limited, { request, reply });
    return completeSignIn({ ...deps, limits, mail, publicUrl }, body, {
      request,
      reply,
      origin: originOf(request),
    });
  });

  route(app, auth.register, async ({ body, request, reply }) => {
    await limitAddress(limited, { request, reply });
    return register(deps, body, (email) =>
      inTheBackground(tellOwnerOfRegistration({ db, mail, publicUrl }, email)),
    );
  });

  route(app, auth.refresh, ({ body, request }) => refresh(deps, body, request.ip));

  route(app, auth.logout, ({ body }) => endSesion(db, hashOfToken(body.refreshToken)));

  route(app, auth.forgotPassword, async ({ body, request, reply }) => {
    await limitAddress(limited, { request, reply });
    inTheBackground(sendRecuperacion({ db, mail, publicUrl }, body));
  });

  route(app, auth.resetPassword, async ({ body, request, reply }) => {
    await limitAddress(limited, { request, reply });
    return resetPassword({ db }, body);
  });
}

/** Mails are not waited for, because the time they take would tell whether the account exists. */
function backgroundOf(app: FastifyInstance): (work: Promise<void>) => void {
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(sending);
  });
  return (work) => {
    const sent: Promise<void> = work
      .catch((error) => app.log.error(error))
      .finally(() => sending.delete(sent));
    sending.add(sent);
  };
}
