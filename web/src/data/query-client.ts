import { QueryClient } from '@tanstack/react-query';
import { onConnection, readConnection } from './connection.ts';
import { isPassing, Problem } from './problem.ts';

/** Nobody should wait longer in front of an empty screen: the reason is shown, and the read goes on later. */
const LONGEST_RETRY_MS = 5_000;

/** A busy or unreachable server is tried more often; a refusal would only be repeated. */
function deservesRetry(failures: number, error: Error): boolean {
  return failures < 2 && isPassing(error) && askedWait(error) <= LONGEST_RETRY_MS;
}

function retryDelay(failures: number, error: Error): number {
  return Math.max(askedWait(error), 500 * 2 ** failures);
}

function askedWait(error: Error): number {
  return (error instanceof Problem && error.retryAfterMs) || 0;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: deservesRetry,
        retryDelay,
        refetchOnWindowFocus: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The cache of the application: screens read through it, and ahead of themselves. */
export const queryClient = createQueryClient();

/** Reads on screen that failed because the server could not be reached are repeated once it is back. */
onConnection(() => {
  if (readConnection() !== 'ok') return;
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => failedInPassing(state.error) });
});

/** A refresh may also have failed because of a defect of the server, which its next start mends. */
function failedInPassing(error: unknown): boolean {
  return isPassing(error) || (error instanceof Problem && error.status === 500);
}
