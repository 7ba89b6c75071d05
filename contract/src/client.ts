import type { BodyInputOf, Call, ParamsOf, QueryInputOf, ResponseOf } from './call.ts';
import { callAddress } from './call-address.ts';

type Answer = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
};
type Sent = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};
type Fetch = (url: string, sent: Sent) => Promise<Answer>;

// Every browser and Node have these; the contract is compiled without the types of either.
declare const fetch: Fetch;
declare const crypto: { readonly randomUUID: () => string };
declare function setTimeout(done: () => void, ms: number): unknown;

export type ClientOptions = {
  /** The address where people open Vatio. */
  readonly url: string;
  /** A key of the API, such as `vat_…`. */
  readonly key: string;
  /** How often a call is tried in all; 4 when absent. */
  readonly attempts?: number;
  /** The longest wait between two attempts, in seconds; a minute when absent. */
  readonly maxWaitSeconds?: number;
  /** Sends a request; the global `fetch` when absent. */
  readonly fetch?: Fetch;
};

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** Parameters of the path, query and body, each asked for where the contract asks for it. */
export type ClientInput<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryInputOf<C>> &
  Part<'body', BodyInputOf<C>> & {
    /** What keeps a write from being done twice, also by another process; made anew for each call when absent. */
    readonly idempotencyKey?: string;
  };

export type VatioClient = {
  /** Makes a call of the contract, such as `clientes.list`. Downloads and forms with files are no such calls. */
  readonly call: <C extends Call>(endpoint: C, input: ClientInput<C>) => Promise<ResponseOf<C>>;
};

/** An answer that is no success, as RFC 9457 tells it. */
export class VatioProblem extends Error {
  override readonly name = 'VatioProblem';
  readonly status: number;
  /** The stable name of the problem, by which a program decides. */
  readonly code: string;
  /** One sentence for each wrong field. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, { title, detail, code, errors }: Told) {
    super(detail ?? title ?? `HTTP ${status}`);
    this.status = status;
    this.code = code ?? `http-${status}`;
    this.errors = errors ?? {};
  }
}

type Told = {
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string>>;
};

/** Calls the API with a key. A call that the server is too busy for, or whose answer is lost, is tried again. */
export function createClient(options: ClientOptions): VatioClient {
  return {
    call: async (endpoint, { params, query, body, idempotencyKey = crypto.randomUUID() }) => {
      const answer = await untilAnswered(
        options,
        options.url.replace(/\/+$/, '') + callAddress({ path: endpoint.path, params, query }),
        {
          method: endpoint.method,
          headers: {
            authorization: `Bearer ${options.key}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(endpoint.method !== 'GET' && { 'idempotency-key': idempotencyKey }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
      );
      const text = await answer.text();
      if (!answer.ok) throw new VatioProblem(answer.status, toldIn(text));
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}

/** A write comes with the same `Idempotency-Key` each time, so that it is done once however often it is sent. */
async function untilAnswered(options: ClientOptions, url: string, sent: Sent): Promise<Answer> {
  const { attempts = 4, maxWaitSeconds = 60, fetch: send = fetch } = options;
  for (let attempt = 1; ; attempt++) {
    const outcome = await send(url, sent).catch((cause: unknown) => {
      if (attempt >= attempts) throw cause;
      return undefined;
    });
    const retryAfter = Number(outcome?.headers.get('retry-after') ?? Number.NaN);
    const isBusy = outcome === undefined || [429, 503].includes(outcome.status) || retryAfter >= 0;
    if (outcome && (outcome.ok || !isBusy || attempt >= attempts)) return outcome;
    // Without word of the server, a little longer each time.
    const seconds = Number.isFinite(retryAfter) ? retryAfter : Math.min(2 ** attempt / 4, maxWaitSeconds);
    if (outcome && seconds > maxWaitSeconds) return outcome;
    await new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

function toldIn(text: string): Told {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
