import { useBlocker } from '@tanstack/react-router';
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
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved &&
      (current.pathname !== next.pathname ||
        (part !== undefined && partOf(current.search, part) !== partOf(next.search, part))) &&
      readSession() !== null,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return {
    asking: status === 'blocked',
    stay: () => reset?.(),
    leave: () => proceed?.(),
  };
}

function partOf(search: object, part: string): unknown {
  return part in search ? search[part as keyof typeof search] : undefined;
}
