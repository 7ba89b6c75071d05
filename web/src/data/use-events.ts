import type { Call } from '@vatio/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CallInput } from './call.ts';
import type { ServerEvent } from './event-stream.ts';
import { listen } from './listen.ts';
import type { Problem } from './problem.ts';

type Options = {
  /** Set it to false once the last event has arrived. */
  readonly enabled?: boolean;
  readonly onEvent: (event: ServerEvent) => void;
};

/** Follows an event stream while the screen is open. Returns the problem of a server that refuses it. */
export function useEvents<E extends Call>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true, onEvent }: Options,
): Problem | undefined {
  const [problem, setProblem] = useState<Problem>();
  const receive = useEffectEvent(onEvent);
  const key = JSON.stringify(input);
  const stableInput: CallInput<E> = useMemo(() => JSON.parse(key), [key]);

  useEffect(() => {
    if (!enabled) return;
    const abort = new AbortController();
    setProblem(undefined);
    listen<E>(endpoint, stableInput, {
      signal: abort.signal,
      onEvent: (event) => receive(event),
    }).catch(setProblem);
    return () => abort.abort();
  }, [endpoint, stableInput, enabled]);

  return problem;
}
