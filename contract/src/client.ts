import type { BodyInputOf, Call, ParamsOf, QueryInputOf, ResponseOf } from './call.ts';
import { callAddress } from './call-address.ts';

type Answer = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
};
type Form = { readonly append: (name: string, value: unknown, filename?: string) => void };
/** The contract is compiled without the types of a platform; whoever uses it has them. */
type PlatformForm = typeof globalThis extends { readonly FormData: { readonly prototype: infer F } }
  ? F
  : Form;
type Sent = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | PlatformForm;
};
type Fetch = (url: string, sent: Sent) => Promise<Answer>;

// Every browser and Node have these; the contract is compiled without the types of either.
declare const fetch: Fetch;
declare const FormData: new () => Form;
declare const Blob: new (parts: readonly unknown[]) => unknown;
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

/** A file to send, such as one that was read with `readFile`, or a `File` of a browser. */
export type SentFile = {
  readonly name: string;
  /** Its bytes, its text, or a `Blob`. */
  readonly content: unknown;
};

export type Download = {
  readonly name: string;
  /** Its media type, such as `application/pdf`. */
  readonly type: string;
  readonly bytes: Uint8Array;
};

export type VatioClient = {
  /** Makes a call of the contract, such as `clientes.list`. */
  readonly call: <C extends Call>(endpoint: C, input: ClientInput<C>) => Promise<ResponseOf<C>>;
  /** Makes a call that takes files, such as `documentos.upload`; `body` has the other fields of its form. */
  readonly upload: <C extends Call>(
    endpoint: C,
    input: ClientInput<C> & { readonly files: readonly SentFile[] },
  ) => Promise<ResponseOf<C>>;
  /** Makes a call that answers a file, such as `propuestas.pdf`, and reads all of it. */
  readonly download: <C extends Call>(endpoint: C, input: ClientInput<C>) => Promise<Download>;
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
    call: async (endpoint, input) => answerOf(await send(options, endpoint, input)),
    upload: async (endpoint, { files, ...input }) => {
      const form = formOf(input.body, files);
      return answerOf(await send(options, endpoint, { ...input, body: undefined, form }));
    },
    download: async (endpoint, input) => {
      const answer = await send(options, endpoint, input);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const name = nameIn(answer.headers.get('content-disposition') ?? '');
      return { name, type: answer.headers.get('content-type') ?? '', bytes };
    },
  };
}

type Input = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly form?: Form;
  readonly idempotencyKey?: string | undefined;
};

/** The answer to a call, which throws a `VatioProblem` when it is no success. */
async function send(options: ClientOptions, { method, path }: Call, input: Input): Promise<Answer> {
  const { params, query, body, form, idempotencyKey = crypto.randomUUID() } = input;
  const url = options.url.replace(/\/+$/, '') + callAddress({ path, params, query });
  const answer = await untilAnswered(options, url, {
    method,
    headers: {
      authorization: `Bearer ${options.key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
  });
  if (!answer.ok) throw new VatioProblem(answer.status, toldIn(await answer.text()));
  return answer;
}

// The caller names the type by the endpoint, which is all that is known of what the server answers.
async function answerOf(answer: Answer) {
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The server reads the fields before the files, whose field is `fichero`. */
function formOf(fields: unknown, files: readonly SentFile[]): Form {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...(fields as Readonly<Record<string, unknown>> | undefined),
  })) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const { name, content } of files) form.append('fichero', new Blob([content]), name);
  return form;
}

/** The name in a `Content-Disposition`, as the server writes it. */
function nameIn(header: string): string {
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(header)?.[1] ?? '');
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
