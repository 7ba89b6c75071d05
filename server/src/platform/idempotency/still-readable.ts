import type { EndpointSpec } from '@vatio/contract/endpoints';
import { ProblemError } from '../problems.ts';

/** A call whose answer was kept, with what it was about. */
type Kept = {
  readonly endpoint: EndpointSpec;
  readonly params: unknown;
  readonly answer: Readonly<Record<string, unknown>>;
};

export type Reader = { readonly endpoint: EndpointSpec; readonly params: Readonly<Record<string, string>> };

/**
 * The call that reads what an answer is about: of `PATCH /v1/clientes/:id` and of `POST /v1/clientes/:id/notas`,
 * `GET /v1/clientes/:id`; of `POST /v1/clientes`, the same with the `id` that it answered. Undefined where nothing reads it.
 */
export function readerOf(endpoints: readonly EndpointSpec[], kept: Kept): Reader | undefined {
  const { path } = kept.endpoint;
  const readers = endpoints.filter(({ method, path: read }) => method === 'GET' && /\/:\w+$/.test(read));
  const [closest] = readers
    .filter(({ path: read }) => `${path}/`.startsWith(`${read}/`) || read.replace(/\/:\w+$/, '') === path)
    .sort((a, b) => b.path.length - a.path.length);
  if (!closest) return undefined;
  const names = [...closest.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const known = { ...kept.answer, ...(kept.params as object) } as Readonly<Record<string, unknown>>;
  const params = names.map((name) => [name, known[name]] as const);
  if (params.some(([, value]) => typeof value !== 'string')) return undefined;
  return { endpoint: closest, params: Object.fromEntries(params) as Reader['params'] };
}

/** Whether the read succeeds; a failure of ours is neither. */
export async function isReadable(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read();
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status < 500) return false;
    throw error;
  }
}
