import { useEffect, useState } from 'react';
import { insist } from '../../data/insist.ts';
import { onFirstSign } from '../../ui/overlay/on-demand.tsx';

/** What is not needed to paint a list, in one file that comes at the first sign of somebody. */
export type AtHand = typeof import('./at-hand.ts');

let loaded: AtHand | undefined;

/** Also for what cannot wait for somebody to move: a click on the first row. */
export async function loadAtHand(): Promise<AtHand> {
  loaded ??= await insist(() => import('./at-hand.ts'));
  return loaded;
}

/** What a list needs only once somebody works in it: undefined until then. */
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
