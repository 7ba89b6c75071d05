import {
  keepPreviousData,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { orProblem, withAccess } from './call.ts';
import type { Problem } from './problem.ts';
import { queryClient } from './query-client.ts';
import { knockAtDoor, type SampleCall, type SampleMethod, sampleCall } from './sample-door.ts';

/** Makes a template call, which the sample data answer, or else the network. Fails with a `Problem`. */
export async function askSample<T>({
  method,
  path,
  values = {},
  signal,
}: {
  readonly method: SampleMethod;
  readonly path: string;
  readonly values?: object;
  readonly signal?: AbortSignal;
}): Promise<T> {
  const sample = sampleCall(method, path, values);
  const response = (await knockAtDoor(sample)) ?? (await askNetwork(sample, signal));
  const text = await (await orProblem(response, `${method} ${path}`)).text();
  return JSON.parse(text || 'null') ?? undefined;
}

function askNetwork({ url, init }: SampleCall, signal?: AbortSignal): Promise<Response> {
  return withAccess('read Auth', (authorization) =>
    fetch(url, { ...init, signal, headers: { ...init.headers, ...authorization } }),
  );
}

type Read<T> = Omit<UseQueryOptions<T, Problem>, 'queryKey' | 'queryFn' | 'placeholderData'> & {
  /** Keeps showing the last rows while the next page or filter loads. */
  readonly keepPrevious?: boolean;
};

const IS_SAMPLE = { isSample: true } as const;

/** Reads the template calls on screen again, because the samples speak another language now. */
export function rereadSamples(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ meta }) => meta === IS_SAMPLE });
}

/** Reads a template call: `useSample<EmailList>('/apps/email/emails', { folder })`. */
export function useSample<T>(
  path: string,
  values: object = {},
  { keepPrevious, ...options }: Read<T> = {},
): UseQueryResult<T, Problem> {
  return useQuery({
    queryKey: [path, values],
    queryFn: ({ signal }) => askSample<T>({ method: 'GET', path, values, signal }),
    meta: IS_SAMPLE,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
}

type Write<T, V> = Omit<UseMutationOptions<T, Problem, V>, 'mutationFn' | 'mutationKey'> & {
  /** The paths whose reads this write makes stale; those on screen load again before the write counts as done. */
  readonly stale?: readonly string[];
};

/** Writes through a template call: `useSampleWrite('POST', '/apps/todo/add-tasks', { stale: ['/apps/todo/tasks'] })`. */
export function useSampleWrite<T = void, V extends object = Readonly<Record<string, unknown>>>(
  method: 'POST' | 'DELETE',
  path: string,
  { stale = [], onSuccess, ...options }: Write<T, V> = {},
): UseMutationResult<T, Problem, V> {
  const client = useQueryClient();
  return useMutation({
    ...options,
    mutationKey: [path],
    mutationFn: (values) => askSample<T>({ method, path, values }),
    onSuccess: async (...args) => {
      await Promise.all(stale.map((read) => client.invalidateQueries({ queryKey: [read] })));
      await onSuccess?.(...args);
    },
  });
}
