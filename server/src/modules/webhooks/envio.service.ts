import type { Db } from '../../platform/database.ts';
import { errorCode } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { minutesToNextTry } from '../../platform/next-try.ts';
import { ForbiddenAddressError, type Network, PUBLIC_INTERNET, post } from '../../platform/outgoing/post.ts';
import { unsealSecret } from '../../platform/sealed-secret.ts';
import { workUntilStopped } from '../../platform/work-until-stopped.ts';
import {
  deletePastEntregas,
  putBackEntrega,
  recordOutcome,
  type TakenEntrega,
  takeEntrega,
  whileListening,
} from './entregas.repository.ts';
import { bodyOf } from './respuestas.ts';
import { signatureOf } from './signature.ts';

export type SendDeps = {
  readonly db: Db;
  /** The server's secret, which the webhooks' are encrypted with. */
  readonly secret: string;
  readonly network?: Network | undefined;
};

const EVERY_MS = 2_000;
/** A receiver that takes its time holds up no more than one of them. */
const AT_ONCE = 4;

/** Sends what is due, what an earlier process left too, until the returned function is called. */
export function startWebhooks({
  onError,
  ...deps
}: SendDeps & { readonly onError: (error: unknown) => void }) {
  return workUntilStopped({ turn: () => sendNextEntrega(deps), everyMs: EVERY_MS, atOnce: AT_ONCE, onError });
}

/** Deletes what the log no longer shows, now and once a day, until the returned function is called. */
export function startWebhooksCleanup({ db, jobs }: { readonly db: Db; readonly jobs: Jobs }) {
  return jobs.nowAndDaily('webhooks-pasados', '04:20', () => deletePastEntregas(db));
}

/** Tries one delivery that is due; false when there was none. */
export async function sendNextEntrega(deps: SendDeps): Promise<boolean> {
  const { db } = deps;
  const entrega = await takeEntrega(db);
  if (!entrega) return false;
  const begun = performance.now();
  const outcome = await tryEntrega(entrega, deps);
  if (!outcome) {
    await putBackEntrega(db, entrega.id);
    return true;
  }
  const { respuesta, error } = outcome;
  const minutesToNext = error === null ? undefined : minutesToNextTry(entrega.intentos);
  const failed = minutesToNext === undefined ? 'fallida' : 'en-cola';
  await recordOutcome(db, entrega.id, {
    estado: error === null ? 'entregada' : failed,
    respuesta,
    error,
    duracionMs: Math.round(performance.now() - begun),
    minutesToNext,
  });
  return true;
}

type Outcome = { readonly respuesta: number | null; readonly error: string | null };

/** The webhook was paused or removed after its delivery was taken. */
class NotListeningError extends Error {}

/** Undefined when nobody wants it any more. */
async function tryEntrega(
  entrega: TakenEntrega,
  { db, secret, network = PUBLIC_INTERNET }: SendDeps,
): Promise<Outcome | undefined> {
  const own = unsealSecret(secret, entrega.webhookId, entrega.secreto)?.toString();
  if (own === undefined) {
    return { respuesta: null, error: 'El servidor ha cambiado de secreto: borra este webhook y haz otro' };
  }
  const body = bodyOf(entrega);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Vatio-Webhooks/1',
    'vatio-event': entrega.evento,
    'vatio-delivery': entrega.id,
    'vatio-signature': signatureOf(own, Math.floor(Date.now() / 1000), body),
  };
  try {
    // To resolve a name and to connect may take seconds, and meanwhile somebody removes the webhook.
    const goOut = async (tell: () => Promise<void>) => {
      if (!(await whileListening(db, entrega.webhookId, tell))) throw new NotListeningError();
    };
    const respuesta = await post({ url: entrega.url, headers, body, network, goOut });
    return { respuesta, error: refusalOf(respuesta) };
  } catch (cause) {
    if (cause instanceof NotListeningError) return undefined;
    return { respuesta: null, error: reasonOf(cause) };
  }
}

function refusalOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `Responde ${status}, que lleva a otra dirección: no se sigue`;
  return `Responde ${status}`;
}

/** A sentence for the person who is to mend it. */
function reasonOf(cause: unknown): string {
  if (cause instanceof ForbiddenAddressError) return `Lleva a ${cause.where}, y ahí no se avisa`;
  const code = errorCode(cause) ?? '';
  if (cause instanceof Error && ['TimeoutError', 'AbortError'].includes(cause.name))
    return 'No responde en diez segundos';
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) return 'Nadie conoce ese nombre de dominio';
  if (/CERT|TLS|SSL/.test(code)) return 'Su certificado no vale';
  return 'No se puede conectar';
}
