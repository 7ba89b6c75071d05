import { QueryClient } from '@tanstack/react-query';
import { NO_CONNECTION, Problem } from './problem.ts';

/** A busy or unreachable server deserves a second try; a refusal would only be repeated. */
function deservesRetry(failures: number, error: Error): boolean {
  const status = error instanceof Problem ? error.status : undefined;
  return failures < 1 && (status === NO_CONNECTION || status === 502 || status === 503);
}

/** A cache of the server's answers. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: deservesRetry, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** That of the application: screens read through it, and ahead of themselves. */
export const queryClient = createQueryClient();
