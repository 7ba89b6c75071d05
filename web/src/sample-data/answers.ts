/** The path parameters of a call go by the names of its pattern: `/apps/ecommerce/products/:id` gives `id`. */
type Params = Readonly<Record<string, string>>;

/**
 * What a call asks for. A field is looked for in the query first and then in the JSON body, because a call may carry
 * its values either way.
 */
export class SampleCall {
  readonly params: Params;
  /** The body is the JSON as it came, an object or a bare value; it is undefined when the call has none. */
  readonly body: unknown;
  readonly #query: URLSearchParams;

  constructor(params: Params, query: URLSearchParams, body: unknown) {
    this.params = params;
    this.#query = query;
    this.body = body;
  }

  text(name: string, fallback = ''): string {
    return textOf(this.#field(name)) ?? fallback;
  }

  /** Reads a number, which may be written as text. Anything that is no number gives the fallback. */
  number(name: string, fallback: number): number {
    const value = numberOf(this.#field(name));
    return Number.isNaN(value) ? fallback : value;
  }

  /**
   * Reads several values of one name: `a=1&a=2`, `a[]=1&a[]=2`, `a[0]=1`, `a=1,2` or a list of the body. `a=` is the
   * empty list.
   */
  list(name: string): readonly string[] | undefined {
    const spellings = new RegExp(`^${name}(\\[\\d*\\])?$`);
    const written = [...this.#query].filter(([key]) => spellings.test(key)).map(([, value]) => value);
    const sent = fieldsOf(this.body)[name];
    if (written.length === 0 && Array.isArray(sent)) return sent.map(String);
    const lists = written.length > 0 ? written : [textOf(sent)].filter((text) => text !== undefined);
    if (lists.length === 0) return undefined;
    return lists
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '');
  }

  /** Reads a wrapper of the JSON body, such as `{ task: … }`, which is empty when absent. */
  object(name: string): Record<string, unknown> {
    return fieldsOf(fieldsOf(this.body)[name]);
  }

  /**
   * Reads what a wrapper brings, or the JSON body itself when it comes without one: `{ task: { title } }` or `{ title
   * }`.
   */
  row(name: string): Record<string, unknown> {
    const fields = fieldsOf(this.body);
    return name in fields ? fieldsOf(fields[name]) : fields;
  }

  /** Reads an id from the path, the query or the body, and gives NaN when it is no number. */
  id(name: string): number {
    return numberOf(this.params[name] ?? this.#field(name));
  }

  #field(name: string): unknown {
    return this.#query.get(name) ?? fieldsOf(this.body)[name];
  }
}

/** Reads the fields of a JSON object; anything else has none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Reads a number, or a text that spells one, since ids arrive either way. The rest is NaN. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** Reads a text, or writes a number or a truth value as one. The rest is undefined. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Gives a new row the highest id there is, plus one. */
export function nextId(rows: readonly { readonly id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

/** A reply may hold live objects, because it is written as JSON at once. */
export type Reply = { readonly status: number; readonly body?: unknown };

export const ok = (body?: unknown): Reply => ({ status: 200, body });
export const created = (body?: unknown): Reply => ({ status: 201, body });
export const notFound = (): Reply => ({ status: 404 });

/**
 * Every noun answers its own calls, which are named by method and path: `GET /apps/email/emails`, `DELETE
 * /apps/ecommerce/cart/:productId`.
 */
export type Answers = Readonly<
  Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, (call: SampleCall) => Reply | Promise<Reply>>
>;
