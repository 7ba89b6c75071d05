import { useEffect, useEffectEvent, useState } from 'react';
import { byGroup, type Choice, type ChoiceSource, choicesWith } from './choice.ts';

type Found = {
  readonly choices: readonly Choice[];
  readonly state: 'ready' | 'searching' | 'failed';
};

const TYPING_MS = 220;
const NONE: Found = { choices: [], state: 'searching' };

type Search = {
  readonly text: string;
  readonly open: boolean;
  /** How many are offered at once. */
  readonly most?: number;
};

/** The choices for what is typed while the list is open. Of several searches under way only the last one counts. */
export function useChoices(source: ChoiceSource, { text, open, most }: Search): Found {
  const [found, setFound] = useState<Found>(NONE);
  const asks = typeof source === 'function';
  const ask = useEffectEvent((wanted: string, signal: AbortSignal) =>
    typeof source === 'function' ? source(wanted, signal) : Promise.resolve([]),
  );

  useEffect(() => {
    if (!open || !asks) return;
    const search = new AbortController();
    setFound(({ choices }) => ({ choices, state: 'searching' }));
    const timer = setTimeout(
      () =>
        ask(text, search.signal).then(
          (choices) => !search.signal.aborted && setFound({ choices: byGroup(choices), state: 'ready' }),
          () => !search.signal.aborted && setFound({ choices: [], state: 'failed' }),
        ),
      text === '' ? 0 : TYPING_MS,
    );
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [open, asks, text]);

  const { choices, state }: Found = asks
    ? found
    : { choices: byGroup(choicesWith(source, text)), state: 'ready' };
  return { choices: choices.slice(0, most), state };
}
