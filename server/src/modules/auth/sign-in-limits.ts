import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import { forgetHit, forgetHits } from '../../platform/limits.repository.ts';
import { addressKey, type Bounded, enforceLimit } from '../../platform/limits.ts';
import { deviceOf, rememberDevice } from './device-cookie.ts';
import { foldEmail } from './fold-email.ts';

type Deps = { readonly db: Db; readonly limits: Limits; readonly secret: string };
type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const QUARTER_OF_AN_HOUR = 15 * 60;
/**
 * The failures that each address, and all of them together, may have when nobody there ever signed in to the
 * account.
 */
const STRANGERS = 10;

/** Limits the attempts of an address, whatever accounts it tries. */
export function limitAddress({ db, limits }: Deps, { request, reply }: Call): Promise<void> {
  const of = ['entrada', addressKey(request.ip)];
  return enforceLimit({ db, reply, bounded: { of, seconds: 60, max: limits.signInsPerMinuteAndAddress } });
}

/**
 * Runs a sign-in unless the account has failed too often, whether it exists or not (docs/adr/0015). A device from which the
 * account signed in before counts for itself alone; everybody else by address, and together. Only failures count, so that
 * nobody is locked out by signing in.
 */
export async function limitAccount<T extends object>({
  deps,
  call,
  email,
  signIn,
}: {
  readonly deps: Deps;
  readonly call: Call;
  readonly email: string;
  readonly signIn: () => Promise<T>;
}): Promise<T> {
  const account = foldEmail(email);
  const signed = { secret: deps.secret, account };
  const device = deviceOf(call.request, signed);
  const { own, strangers } = boundsOf({ deps, account, device, address: addressKey(call.request.ip) });
  // The attempt counts before it is known to fail, so that trying many at once gains nothing.
  await enforceLimit({ db: deps.db, reply: call.reply, bounded: own });
  if (strangers) await enforceLimit({ db: deps.db, reply: call.reply, bounded: strangers });
  const answer = await signIn();
  await forgetHits(deps.db, own);
  if (strangers) await forgetHit(deps.db, strangers);
  // Whoever still has to show a second step has not signed in.
  if (!('segundoPaso' in answer)) rememberDevice(call.request, call.reply, signed);
  return answer;
}

function boundsOf({
  deps: { limits },
  account,
  device,
  address,
}: {
  readonly deps: Deps;
  readonly account: string;
  readonly device: string | undefined;
  readonly address: string;
}): { readonly own: Bounded; readonly strangers?: Bounded } {
  const max = limits.signInsPerQuarterHourAndAccount;
  const seconds = QUARTER_OF_AN_HOUR;
  if (device !== undefined) return { own: { of: ['dispositivo', account, device], seconds, max } };
  return {
    own: { of: ['cuenta', account, address], seconds, max },
    strangers: { of: ['cuenta', account], seconds, max: STRANGERS * max },
  };
}
