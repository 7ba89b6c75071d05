import { useEffect, useEffectEvent, useState } from 'react';
import type { RawSearch } from '../router/search.ts';
import { useRouter } from '../router/use-router.ts';
import { readSession } from './session.ts';

type LeaveGuard = {
  /** The user is about to leave with unsaved changes, and has to be asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
};

/**
 * Stops a user who leaves a screen with unsaved changes, inside the product or by closing the tab. A change of the
 * query alone does not leave the screen, except of the parameter `part`, which names what is open. A session that ends
 * must be able to reach the sign-in.
 */
export function useLeaveGuard(unsaved: boolean, part?: string): LeaveGuard {
  const { block } = useRouter();
  const [answer, setAnswer] = useState<{ readonly give: (stays: boolean) => void }>();
  const stops = useEffectEvent(
    (here: Place, next: Place) =>
      (here.pathname !== next.pathname || (part !== undefined && here.search[part] !== next.search[part])) &&
      readSession() !== null,
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    return block(async (here, next) => stops(here, next) && new Promise((give) => setAnswer({ give })));
  }, [block, unsaved]);

  const give = (stays: boolean) => () => {
    answer?.give(stays);
    setAnswer(undefined);
  };
  return { asking: answer !== undefined, stay: give(true), leave: give(false) };
}

type Place = { readonly pathname: string; readonly search: RawSearch };
