import { auth, llaves, type Problem, proveedor } from '@vatio/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { bearerOf, isApiKey } from './api-keys.ts';

/** Every way in: who is refused there has not shown who they are. */
const SIGN_INS: readonly string[] = [auth.login, auth.secondStep, llaves.signIn, proveedor.signIn].map(
  ({ path }) => path,
);

/** What the refusal knows of the account, which only the log is told. */
export type RefusedAccount = { readonly cuenta: string | undefined };

/** Calls over a limit are the only refusals without one of their own: so many of them are written in a minute, to fill no disk. */
const MOST_OVER_LIMIT = 100;

/**
 * Writes into the log who is refused: at a way in, with a key that is not valid, for want of a right, or for calling too often.
 * A session that has expired is none of them: every page asks for its next token.
 */
export function refusalLog() {
  let minute = 0;
  let overLimit = 0;
  const isOneTooMany = () => {
    const present = Math.floor(Date.now() / 60_000);
    if (present !== minute) overLimit = 0;
    minute = present;
    return ++overLimit > MOST_OVER_LIMIT;
  };
  return ({ code, status }: Problem, cause: unknown, request: FastifyRequest): void => {
    const ruta = request.routeOptions.url;
    const atDoor = ruta !== undefined && SIGN_INS.includes(ruta) && status < 500;
    const byKey = status === 401 && isApiKey(bearerOf(request.headers) ?? '');
    if (!atDoor && !byKey && status !== 403 && status !== 429) return;
    if (status === 429 && isOneTooMany()) return;
    const refused = { codigo: code, estado: status, metodo: request.method, ruta, direccion: request.ip };
    request.log.warn({ ...refused, ...(isRefusedAccount(cause) && cause) }, 'Se ha denegado una llamada');
  };
}

function isRefusedAccount(cause: unknown): cause is RefusedAccount {
  return typeof cause === 'object' && cause !== null && 'cuenta' in cause;
}
