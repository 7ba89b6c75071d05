import type { auth, BodyOf } from '@vatio/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import { forgetHits } from '../../../platform/limits.repository.ts';
import { enforceLimit } from '../../../platform/limits.ts';
import { sendNow } from '../../../platform/outbox/sender.ts';
import { invalidData, problem } from '../../../platform/problems.ts';
import { type SignInDeps, startSesion } from '../auth.service.ts';
import { insertSafetyNotice, type NoticeDeps } from '../cuenta/safety-notice.ts';
import { rememberDevice } from '../device-cookie.ts';
import { foldEmail } from '../fold-email.ts';
import type { Origin } from '../sesion.repository.ts';
import { findUsuario, type Usuario } from '../usuario.repository.ts';
import { readChallenge } from './challenge.ts';
import { useCode } from './check-code.service.ts';
import { countRecoveryCodes } from './segundo-paso.repository.ts';

type Deps = SignInDeps & NoticeDeps & { readonly limits: Limits };
type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly origin: Origin };

const QUARTER_OF_AN_HOUR = 15 * 60;

/**
 * Opens the session of somebody who has shown the password and now shows a code. The attempts count for the account, from
 * wherever they come: whoever makes them knows its password.
 */
export async function completeSignIn(
  deps: Deps,
  { testigo, codigo }: BodyOf<typeof auth.secondStep>,
  { request, reply, origin }: Call,
): Promise<auth.SignedIn> {
  const usuario = await findChallenged(deps, testigo);
  const bounded = {
    of: ['segundo-paso', usuario.id],
    seconds: QUARTER_OF_AN_HOUR,
    max: deps.limits.signInsPerQuarterHourAndAccount,
  };
  await enforceLimit({ db: deps.db, reply, bounded });
  const kind = await useCode(deps, usuario.id, codigo);
  if (kind === undefined) {
    const errors = { codigo: 'No es un código válido, o ya se ha usado' };
    throw invalidData(errors, undefined, { cuenta: usuario.id });
  }
  await forgetHits(deps.db, bounded);
  if (kind === 'recuperacion') await tellOfRecoveryCode(deps, usuario);
  rememberDevice(request, reply, { secret: deps.secret, account: foldEmail(usuario.email) });
  return startSesion(deps, usuario, origin);
}

/** The account must be as it was at the first step: a block or another password since then ends the attempt. */
async function findChallenged(
  { db, secret }: { readonly db: Db; readonly secret: string },
  token: string,
): Promise<Usuario> {
  const challenged = await readChallenge(secret, token);
  const usuario =
    challenged && (await db.transaction().execute((trx) => findUsuario(trx, challenged.usuarioId)));
  if (usuario?.estado !== 'activo' || usuario.versionAcceso !== challenged?.version) {
    throw problem({
      code: 'primer-paso-caducado',
      status: 401,
      title: 'Han pasado más de cinco minutos: vuelve a escribir tu contraseña',
    });
  }
  return usuario;
}

async function tellOfRecoveryCode(deps: Deps, usuario: Usuario): Promise<void> {
  const left = await countRecoveryCodes(deps.db, usuario.id);
  const what = `Se ha entrado en tu cuenta con un código de recuperación (quedan ${left})`;
  await sendNow(deps, await insertSafetyNotice(deps.db, deps.publicUrl, { usuario, what }));
}
