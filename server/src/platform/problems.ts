import type { Problem } from '@vatio/contract/endpoints';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { isConnectionLost } from './connection-lost.ts';
import { noteDiskFull } from './disk-full.ts';
import { errorCode } from './errors.ts';
import { type RefusedAccount, refusalLog } from './log-refusals.ts';
import { onceAnOutage } from './outage.ts';

/** Modules throw this error, and the one handler below writes it as `application/problem+json`. */
export class ProblemError extends Error {
  readonly problem: Problem;
  /** The seconds after which it may be tried again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(
    problem: Problem,
    { cause, retryAfter }: { cause?: unknown; retryAfter?: number | undefined } = {},
  ) {
    super(problem.title, { cause });
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** An example: `throw problem({ code: 'contrato-ya-firmado', status: 409, … })`. */
export function problem({
  code,
  status,
  title,
  extra = {},
  cause,
  retryAfter,
}: {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly extra?: Pick<Problem, 'detail' | 'errors' | 'datos'>;
  /** What the log says of a failure that is ours, or of who is refused, beyond what its reader is told. */
  readonly cause?: unknown;
  readonly retryAfter?: number;
}): ProblemError {
  const told = { type: `urn:vatio:problema:${code}`, title, status, code, ...extra };
  return new ProblemError(told, { cause, retryAfter });
}

export function invalidData(
  errors: Record<string, string>,
  detail?: string,
  cause?: RefusedAccount,
): ProblemError {
  return problem({
    code: 'datos-no-validos',
    status: 400,
    title: 'Revisa los datos enviados',
    extra: { detail, errors },
    cause,
  });
}

export function notFound(): ProblemError {
  return problem({ code: 'no-existe', status: 404, title: 'No existe lo que buscas en esta dirección' });
}

/** One of many rows that its viewer does not see, or not any more. */
export function rowNotFound(): ProblemError {
  return problem({ code: 'no-existe', status: 404, title: 'No existe, o ya no lo ves' });
}

/** A row that somebody changed after what is to be undone: undoing it would lose that change. */
export function rowChangedSince(): ProblemError {
  return problem({ code: 'se-cambio', status: 409, title: 'Se cambió después' });
}

/** A row that somebody deleted after what is to be undone. */
export function rowDeletedSince(): ProblemError {
  return problem({ code: 'se-borro', status: 409, title: 'Se borró después' });
}

/** What a row was before is not kept once its person has been erased, so that nothing brings it back. */
export function rowErased(): ProblemError {
  return problem({ code: 'datos-suprimidos', status: 409, title: 'Sus datos se suprimieron después' });
}

/**
 * Of two people who edit a row, the second is told its present values (`datos.actual`, and by field in
 * `errors`) and keeps what they were about to write.
 */
export function versionAntigua(version: number, actual: object, cambios: object): ProblemError {
  const guardados: Record<string, unknown> = { ...actual };
  const errors: Record<string, string> = {};
  for (const [campo, tuyo] of Object.entries(cambios)) {
    const guardado = guardados[campo] ?? null;
    if (tuyo !== undefined && JSON.stringify(guardado) !== JSON.stringify(tuyo)) {
      errors[campo] = `Guardado: ${enClaro(guardado)}. Tuyo: ${enClaro(tuyo)}`;
    }
  }
  return problem({
    code: 'version-antigua',
    status: 409,
    title: 'Otra persona lo ha cambiado mientras lo editabas',
    extra: {
      detail: `La versión guardada es la ${version}`,
      errors,
      datos: { actual },
    },
  });
}

function enClaro(valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no';
  if (valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)) return 'nada';
  if (Array.isArray(valor)) return valor.map(enClaro).join(', ');
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor);
}

export function tooManyRequests(): ProblemError {
  return problem({
    code: 'demasiados-intentos',
    status: 429,
    title: 'Demasiados intentos seguidos: espera un momento y vuelve a probar',
  });
}

export function answerProblems(app: FastifyInstance): void {
  const tell = onceAnOutage((error, log: FastifyBaseLogger) => log.error(error));
  const logRefusal = refusalLog();
  app.setErrorHandler((error, request, reply) => {
    const answer = toProblem(error);
    if (answer.problem.status >= 500) tell(error, request.log);
    else logRefusal(answer.problem, answer.cause, request);
    return sendProblem(reply, answer);
  });
}

/** The change may have been written all the same, because the lost message may be the answer to its COMMIT. */
export function sinBaseDeDatos(): ProblemError {
  return problem({
    code: 'sin-base-de-datos',
    status: 503,
    title: 'El servidor no llega a su base de datos',
    extra: {
      detail: 'Espera unos segundos y, si estabas guardando algo, mira si ha quedado antes de repetirlo',
    },
  });
}

/** Whoever called can do nothing about it, and nothing of what they sent is kept. */
export function sinEspacio(): ProblemError {
  return problem({
    code: 'sin-espacio',
    status: 507,
    title: 'El servidor se ha quedado sin espacio en el disco',
    extra: { detail: 'No se ha guardado nada: avisa a quien mantiene la máquina y repítelo después' },
  });
}

/** PostgreSQL needs about this long to be back after a fall. */
const RETRY_AFTER_SECONDS = 3;

export function sendProblem(reply: FastifyReply, { problem, retryAfter }: ProblemError): FastifyReply {
  const seconds = retryAfter ?? (problem.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  // A failure of ours is reported by somebody: with this name its line of the log is found.
  const named = problem.status < 500 ? problem : { ...problem, instance: `urn:uuid:${reply.request.id}` };
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(named));
}

/** The refusals of Fastify and its plugins, by status. */
const REFUSALS: Readonly<Record<number, readonly [code: string, title: string]>> = {
  406: ['formato-no-admitido', 'Esta dirección espera un formulario con ficheros (multipart/form-data)'],
  413: ['demasiado-grande', 'Lo enviado es demasiado grande'],
  415: ['formato-no-admitido', 'No se admite este tipo de contenido'],
};

/** PostgreSQL's codes for a text that it cannot keep, such as one with a NUL character. */
const UNSTORABLE = ['22021', '22P05'];

/** PostgreSQL's code for a statement that it stopped, mostly for its `statement_timeout`. */
const CANCELED = '57014';

function tardaDemasiado(): ProblemError {
  return problem({
    code: 'tarda-demasiado',
    status: 503,
    title: 'La base de datos ha tardado demasiado y se ha parado la consulta',
    extra: { detail: 'Acota lo que buscas con algún filtro, o vuelve a intentarlo más tarde' },
  });
}

function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (UNSTORABLE.includes(errorCode(error) ?? ''))
    return invalidData({}, 'Un texto lleva caracteres que no se admiten');
  if (noteDiskFull(error)) return sinEspacio();
  // A sender who hangs up has the same code as a database that does, and Fastify says of it that it is the sender's.
  const status = refusedStatus(error);
  if (status === undefined && isConnectionLost(error)) return sinBaseDeDatos();
  if (errorCode(error) === CANCELED) return tardaDemasiado();
  if (status === undefined) {
    return problem({
      code: 'error-interno',
      status: 500,
      title: 'Algo ha fallado en el servidor: vuelve a intentarlo',
    });
  }
  const [code, title] = REFUSALS[status] ?? ['peticion-ilegible', 'La petición no se puede leer'];
  return problem({ code, status, title });
}

function refusedStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
