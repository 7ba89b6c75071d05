import { useEffect, useEffectEvent, useState } from 'react';
import { byGroup, type ChoiceSource, choicesWith, type Found } from './choice.ts';

type State = 'ready' | 'searching' | 'failed';
type Search = Found & { readonly state: State };

const TYPING_MS = 220;
const NOTHING_YET: Search = { choices: [], state: 'searching' };

type Asked = {
  readonly text: string;
  readonly open: boolean;
  /** How many choices are offered at once, at most. */
  readonly most?: number;
};

/**
 * Finds the choices for what is typed while the list is open. When several searches are under way, only the last one
 * counts.
 */
export function useChoices(
  source: ChoiceSource,
  { text, open, most }: Asked,
): Search & { readonly retry: () => void } {
  const [found, setFound] = useState(NOTHING_YET);
  const [attempt, setAttempt] = useState(0);
  const asks = typeof source === 'function';
  const ask = useEffectEvent(async (wanted: string, signal: AbortSignal): Promise<Found> => {
    const answer = typeof source === 'function' ? await source(wanted, signal) : [];
    return 'choices' in answer ? answer : { choices: answer };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!open || !asks) return;
    const search = new AbortController();
    setFound((before) => ({ ...before, state: 'searching' }));
    const timer = setTimeout(
      () =>
        ask(text, search.signal).then(
          ({ choices, more }) =>
            !search.signal.aborted && setFound({ choices: byGroup(choices), more, state: 'ready' }),
          () => !search.signal.aborted && setFound({ choices: [], state: 'failed' }),
        ),
      text === '' ? 0 : TYPING_MS,
    );
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [open, asks, text, attempt]);

  const { choices, ...rest }: Search = asks
    ? found
    : { choices: byGroup(choicesWith(source, text)), state: 'ready' };
  return { ...rest, choices: choices.slice(0, most), retry: () => setAttempt(attempt + 1) };
}
