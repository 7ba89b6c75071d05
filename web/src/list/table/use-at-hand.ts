import { useEffect, useState } from 'react';
import { insist } from '../../data/insist.ts';
import { onFirstSign } from '../../ui/overlay/on-demand.tsx';

/** The code that a list does not need for its first paint, in one file that is loaded at the first sign of activity. */
export type AtHand = typeof import('./at-hand.ts');

let loaded: AtHand | undefined;

/** For actions that cannot wait for the first sign of activity, such as a click on the first row. */
export async function loadAtHand(): Promise<AtHand> {
  loaded ??= await insist(() => import('./at-hand.ts'));
  return loaded;
}

/** The code that a list needs only once somebody works in it; undefined until it is loaded. */
export function useAtHand(): AtHand | undefined {
  const [hand, setHand] = useState(loaded);
  useEffect(() => {
    if (hand) return;
    let gone = false;
    const stop = onFirstSign(() => {
      loadAtHand().then(
        (now) => gone || setHand(now),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, [hand]);
  return hand;
}
