import { setTimeout as sleep } from 'node:timers/promises';
import type { correos } from '@vatio/contract/endpoints';
import type { Db } from '../database.ts';
import type { Mailer } from '../mail.ts';
import { attemptMail } from './attempt.ts';
import { estadoDeCorreo, expireCorreos } from './outbox.repository.ts';

type Deps = { readonly db: Db; readonly mail: Mailer };

const EVERY_MS = 2_000;
/** How long a call waits to be able to say that its mail has left. */
const PATIENCE_MS = 3_000;
/** Calls that send at once: each holds a connection of the pool and asks for another, so few may. */
const AT_ONCE = 3;
let sending = 0;

/** Sends what is due as it comes, also what an earlier process left, until the function it answers is called. */
export function startSender({ db, mail, onError }: Deps & { readonly onError: (error: unknown) => void }) {
  const stop = new AbortController();
  const turn = async () => {
    await expireCorreos(db);
    while (!stop.signal.aborted && (await attemptMail(db, mail)));
  };
  const working = (async () => {
    while (!stop.signal.aborted) {
      await turn().catch(onError);
      await sleep(EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return async (): Promise<void> => {
    stop.abort();
    await working;
  };
}

/**
 * Tries at once a mail that was left to be sent, and answers how it stands: still `en-cola` when the mail server takes its
 * time or fails, since whoever waits for the call need not wait for it. Call it once its transaction is over.
 */
export async function sendNow({ db, mail }: Deps, id: string): Promise<correos.Estado> {
  if (sending < AT_ONCE) await attemptPatiently({ db, mail }, id);
  return (await estadoDeCorreo(db, id)) ?? 'anulado';
}

async function attemptPatiently({ db, mail }: Deps, id: string): Promise<void> {
  sending += 1;
  // What fails here, such as a database that goes away, leaves the mail where the sender finds it.
  const trying = attemptMail(db, mail, id)
    .catch(() => false)
    .finally(() => {
      sending -= 1;
    });
  const patience = new AbortController();
  const waiting = sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([trying, waiting]);
  patience.abort();
}
