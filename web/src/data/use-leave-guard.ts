import { useBlocker } from '@tanstack/react-router';
import { readSession } from './session.ts';

type LeaveGuard = {
  /** Somebody is about to leave with unsaved changes: ask. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
};

/**
 * Stops at the door whoever leaves a screen with unsaved changes, inside the product or by closing the tab. Changes
 * of the same address do not leave, except of the `part` of its query that names what is open, and a session that ends must be able to reach the sign-in.
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
