import type { Problem as ProblemBody } from '@vatio/contract';

/** The status of a request that never reached the server. */
export const NO_CONNECTION = 0;

/** Every failure of a call in one shape: that of RFC 9457, or a substitute when the server sent none. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  /** The stable name of the error, such as `contrato-ya-firmado`. */
  readonly code: string;
  readonly title: string;
  readonly detail: string | undefined;
  /** One sentence for each wrong field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Data with which a screen can react to the error. They are not checked: whoever reads them must. */
  readonly datos: Readonly<Record<string, unknown>>;
  /** How many milliseconds a busy server asks to be left alone, if it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    body: Pick<ProblemBody, 'status' | 'code' | 'title' | 'detail' | 'errors' | 'datos'>,
    retryAfterMs?: number,
  ) {
    super(body.detail ?? body.title);
    this.status = body.status;
    this.code = body.code;
    this.title = body.title;
    this.detail = body.detail;
    this.errors = body.errors ?? {};
    this.datos = body.datos ?? {};
    this.retryAfterMs = retryAfterMs;
  }

  /** The message with the sentences of all fields, for places where these cannot stand beside their field. */
  get inFull(): string {
    return [this.title, this.detail, ...Object.values(this.errors)].filter(Boolean).join('. ');
  }
}

type Versioned = { readonly version: number; readonly [field: string]: unknown };

/**
 * What somebody else has saved, when the server refused a change for that reason. Only its version is checked: whoever
 * reads more of it must check that too.
 */
export function savedMeanwhile(cause: unknown): Versioned | undefined {
  if (!(cause instanceof Problem) || cause.code !== 'version-antigua') return undefined;
  const { actual } = cause.datos;
  return isVersioned(actual) ? actual : undefined;
}

function isVersioned(value: unknown): value is Versioned {
  return (
    typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
  );
}

const TITLES: Record<number, string> = {
  401: 'La sesión ha caducado',
  403: 'No tienes permiso para hacer esto',
  404: 'No se ha encontrado',
  408: 'El servidor ha tardado demasiado en responder',
  413: 'El archivo es demasiado grande',
  429: 'Demasiadas peticiones seguidas; espera un momento',
  502: 'El servidor no está disponible en este momento',
  503: 'El servidor no está disponible en este momento',
  504: 'El servidor no está disponible en este momento',
};

const PASSING = [NO_CONNECTION, 408, 429, 502, 503, 504];

/** Whether the same request may succeed a moment later: no network, or a server that is busy or starting. */
export function isPassing(error: unknown): boolean {
  return error instanceof Problem && PASSING.includes(error.status);
}

/** The milliseconds that `Retry-After` asks for, as a number of seconds or a date. */
export function retryAfterMs({ headers }: Response): number | undefined {
  const delay = headers.get('retry-after');
  if (!delay) return undefined;
  const ms = /^\d+$/.test(delay) ? Number(delay) * 1_000 : Date.parse(delay) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** The problem in a failed response; the page of a proxy in between becomes a problem too. */
export async function problemOf(response: Response): Promise<Problem> {
  const { status } = response;
  const body = await readBody(response);
  const title = body.title ?? TITLES[status] ?? 'El servidor ha respondido con un error';
  return new Problem({ ...body, status, code: body.code ?? `http-${status}`, title }, retryAfterMs(response));
}

async function readBody(response: Response): Promise<Partial<ProblemBody>> {
  if (!response.headers.get('content-type')?.includes('json')) return {};
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

export function noConnection(): Problem {
  return new Problem({
    status: NO_CONNECTION,
    code: 'sin-conexion',
    title: 'No hay conexión con el servidor',
  });
}
