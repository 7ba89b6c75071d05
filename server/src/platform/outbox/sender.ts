import { setTimeout as sleep } from 'node:timers/promises';
import type { correos } from '@vatio/contract/endpoints';
import type { Db } from '../database.ts';
import type { Mailer } from '../mail.ts';
import { workUntilStopped } from '../work-until-stopped.ts';
import { attemptMail } from './attempt.ts';
import { estadoDeCorreo, expireCorreos } from './outbox.repository.ts';

type Deps = { readonly db: Db; readonly mail: Mailer };

const EVERY_MS = 2_000;
/** The longest time, in ms, that a call waits to be able to say that its mail has been sent. */
const PATIENCE_MS = 3_000;
/** Few may be sent at once, because each holds a connection of the pool and asks for another. */
export const AT_ONCE = 3;
let sending = 0;

/**
 * Sends mails as they fall due, those that an earlier process left too, until the returned function is called.
 */
export function startSender({ db, mail, onError }: Deps & { readonly onError: (error: unknown) => void }) {
  const turn = async (signal: AbortSignal) => {
    await expireCorreos(db);
    while (!signal.aborted && sending < AT_ONCE && (await counted(() => attemptMail(db, mail))));
    return false;
  };
  return workUntilStopped({ turn, everyMs: EVERY_MS, atOnce: AT_ONCE, onError });
}

async function counted<T>(task: () => Promise<T>): Promise<T> {
  sending += 1;
  try {
    return await task();
  } finally {
    sending -= 1;
  }
}

/**
 * Tries at once a mail that was left to be sent, and answers its state: still `en-cola` when the mail server
 * fails or takes its time, so that the call need not wait for it. Call it after the transaction.
 */
export async function sendNow({ db, mail }: Deps, id: string): Promise<correos.EstadoDicho> {
  if (sending < AT_ONCE) await attemptPatiently({ db, mail }, id);
  return toldState((await estadoDeCorreo(db, id)) ?? 'anulado', mail);
}

/** A mail that nobody can send is not told to be waiting for its turn. */
export function toldState(
  estado: correos.Estado,
  { available }: Pick<Mailer, 'available'>,
): correos.EstadoDicho {
  return estado === 'en-cola' && !available ? 'sin-servidor' : estado;
}

async function attemptPatiently({ db, mail }: Deps, id: string): Promise<void> {
  // A failure here, such as a lost database, leaves the mail where the sender finds it.
  const trying = counted(() => attemptMail(db, mail, id)).catch(() => false);
  const patience = new AbortController();
  const waiting = sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([trying, waiting]);
  patience.abort();
}
