import { useEffect, useMemo, useRef, useState } from 'react';

/** How long the pointer may stray from an open group before it closes, in milliseconds. */
const LEAVE_MS = 160;

export type BarMenu = {
  /** Ids of the open groups, from the bar inwards. */
  readonly open: readonly string[];
  /** Opens a group and closes what is not around it; with an empty trail, everything. */
  readonly show: (trail: readonly string[], byKey?: boolean) => void;
  /** The same after a moment, unless the pointer comes back. */
  readonly showSoon: (trail: readonly string[]) => void;
  /** Whether the panel that has just opened takes the focus; asking forgets it. */
  readonly takesFocus: () => boolean;
};

export function useBarMenu(): BarMenu {
  const [open, setOpen] = useState<readonly string[]>([]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byKey = useRef(false);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const commands = useMemo<Omit<BarMenu, 'open'>>(
    () => ({
      show: (trail, withKey = false) => {
        clearTimeout(leaving.current);
        byKey.current = withKey;
        setOpen(trail);
      },
      showSoon: (trail) => {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => setOpen(trail), LEAVE_MS);
      },
      takesFocus: () => {
        const asked = byKey.current;
        byKey.current = false;
        return asked;
      },
    }),
    [],
  );
  return { open, ...commands };
}
