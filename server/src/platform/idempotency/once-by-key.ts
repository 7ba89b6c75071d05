import { claves, type EndpointSpec } from '@vatio/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../access-token.ts';
import type { Db } from '../database.ts';
import { invalidData, notFound, ProblemError, problem } from '../problems.ts';
import type { UploadedFile } from '../upload.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  beatCall,
  beginCall,
  type CallKey,
  findKeptAnswer,
  forgetCall,
  keepAnswer,
  UNKNOWN,
} from './kept-answers.repository.ts';

const HEADER = 'idempotency-key';
/** Most calls end sooner, and beat never. Five missed beats are taken for a death. */
const BEAT_MS = 3_000;

type GivenCall = {
  readonly endpoint: EndpointSpec;
  readonly viewer: Viewer | undefined;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Whether whoever calls may still read what that answer is about. */
  readonly mayRead: (answer: Readonly<Record<string, unknown>>) => Promise<boolean>;
};

/**
 * A write with an `Idempotency-Key` is done once: whoever repeats it within a day gets the first answer. Calls that no key
 * reaches take none, because their answers have secrets that are kept nowhere.
 */
export function takesIdempotencyKey(endpoint: EndpointSpec): boolean {
  return (
    !endpoint.ownIdempotency &&
    endpoint.method !== 'GET' &&
    endpoint.access !== 'public' &&
    claves.isWithinReach(endpoint)
  );
}

/** Does the work, or answers what it answered the first time. */
export async function onceByKey(db: Db, call: GivenCall, work: () => Promise<unknown>): Promise<unknown> {
  const given = call.request.headers[HEADER];
  if (given === undefined || !call.viewer || !takesIdempotencyKey(call.endpoint)) return work();
  const key = { usuarioId: call.viewer.id, clave: checkedKey(given) };
  const huella = await fingerprintOf(call);
  if (!(await beginCall(db, key, huella))) {
    const kept = await requireAnswer({ db, key, huella, reply: call.reply });
    // What was theirs when it was answered may be somebody else's by now.
    if (kept.cuerpo !== null && !(await call.mayRead(JSON.parse(kept.cuerpo)))) throw notFound();
    return sendAgain(call.reply, kept);
  }
  const beat = setInterval(() => beatCall(db, key).catch(() => undefined), BEAT_MS).unref();
  try {
    const answer = await work().catch((error) => giveUp(db, key, error));
    return await sendKept(db, { ...call, key }, answer);
  } finally {
    clearInterval(beat);
  }
}

function checkedKey(given: string | string[]): string {
  const key = String(given);
  // Printable ASCII; what the standard draft allows beyond it no client sends.
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw invalidData({ [HEADER]: 'Entre 1 y 200 letras, cifras o signos, sin espacios' });
  return key;
}

/**
 * A refusal has changed nothing, so the same key may be tried again. Of any other failure nobody knows whether the work
 * was done, and it is not done a second time.
 */
async function giveUp(db: Db, key: CallKey, error: unknown): Promise<never> {
  if (error instanceof ProblemError && error.problem.status < 500) await forgetCall(db, key);
  else await keepAnswer(db, key, { estado: UNKNOWN, cuerpo: null });
  throw error;
}

/** The answer is kept before it is sent, so that none is lost that somebody has heard. */
async function sendKept(
  db: Db,
  { key, endpoint, reply }: GivenCall & { readonly key: CallKey },
  answer: unknown,
): Promise<unknown> {
  const begun = reply.sent || reply.raw.headersSent;
  const isFile = begun || (answer !== undefined && !endpoint.response);
  if (isFile) {
    await forgetCall(db, key);
    return answer;
  }
  if (answer === undefined) {
    await keepAnswer(db, key, { estado: 204, cuerpo: null });
    return answer;
  }
  const cuerpo = String(reply.serializeInput(answer as Readonly<Record<string, unknown>>, '200'));
  await keepAnswer(db, key, { estado: 200, cuerpo });
  return sendText(reply, cuerpo);
}

type Repeated = {
  readonly db: Db;
  readonly key: CallKey;
  readonly huella: Buffer;
  readonly reply: FastifyReply;
};

/** The answer that was kept, unless the key was for something else, or nobody knows the answer, yet or at all. */
async function requireAnswer({ db, key, huella, reply }: Repeated) {
  const kept = await findKeptAnswer(db, key);
  if (kept && !kept.huella.equals(huella)) {
    const title = 'Esta Idempotency-Key ya se usó para pedir otra cosa: usa una nueva';
    throw problem({ code: 'clave-de-otra-peticion', status: 422, title });
  }
  if (!kept || (kept.estado === null && !kept.isAbandoned)) {
    reply.header('retry-after', 1);
    const title = 'La petición con esta Idempotency-Key aún se está haciendo: repítela en un momento';
    throw problem({ code: 'peticion-en-curso', status: 409, title });
  }
  if (kept.estado === null || kept.estado === UNKNOWN) {
    const title =
      'No se sabe cómo acabó la petición con esta Idempotency-Key: mira si está hecha y usa una nueva';
    throw problem({ code: 'resultado-desconocido', status: 409, title });
  }
  return { estado: kept.estado, cuerpo: kept.cuerpo };
}

function sendAgain(
  reply: FastifyReply,
  { estado, cuerpo }: { readonly estado: number; readonly cuerpo: string | null },
): FastifyReply | undefined {
  reply.code(estado).header('idempotency-replayed', 'true');
  return cuerpo === null ? undefined : sendText(reply, cuerpo);
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}
