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
 * of the same address do not leave, and a session that ends must be able to reach the sign-in.
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && current.pathname !== next.pathname && readSession() !== null,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return {
    asking: status === 'blocked',
    stay: () => reset?.(),
    leave: () => proceed?.(),
  };
}
