import { useEffect, useMemo, useRef, useState } from 'react';

/** Milliseconds that the pointer may leave an open group before it closes. */
const LEAVE_MS = 160;

export type BarMenu = {
  /** Ids of the open groups, the outermost first. */
  readonly open: readonly string[];
  /** Opens a group and closes those that are not around it; an empty trail closes all of them. */
  readonly show: (trail: readonly string[], byKey?: boolean) => void;
  /** Does the same after a moment, unless the pointer comes back. */
  readonly showSoon: (trail: readonly string[]) => void;
  /** Returns once whether the panel that has just opened takes the focus. */
  readonly takesFocus: () => boolean;
};

export function useBarMenu(): BarMenu {
  const [open, setOpen] = useState<readonly string[]>([]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byKey = useRef(false);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const commands = useMemo<Omit<BarMenu, 'open'>>(() => {
    // What stays open is the same list, so that a pointer that passes over a closed menu draws nothing.
    const turnTo = (trail: readonly string[]) =>
      setOpen((before) => (before.join() === trail.join() ? before : trail));
    return {
      show: (trail, withKey = false) => {
        clearTimeout(leaving.current);
        byKey.current = withKey;
        turnTo(trail);
      },
      showSoon: (trail) => {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => turnTo(trail), LEAVE_MS);
      },
      takesFocus: () => {
        const wanted = byKey.current;
        byKey.current = false;
        return wanted;
      },
    };
  }, []);
  return { open, ...commands };
}
