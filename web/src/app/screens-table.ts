import type { AreaScreen } from './area-screens.ts';

/** The screens known so far. Those of the template arrive when an administrator, or an address, asks for them. */
export type ScreensTable = {
  readonly read: () => readonly AreaScreen[];
  readonly isComplete: () => boolean;
  readonly complete: () => Promise<void>;
  readonly onChange: (listener: () => void) => () => void;
};

/** A table that begins with some screens and knows how to fetch all of them. */
export function createScreensTable(
  first: readonly AreaScreen[],
  loadAll?: () => Promise<readonly AreaScreen[]>,
): ScreensTable {
  let screens = first;
  let complete = loadAll === undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const fetchAll = async () => {
    try {
      screens = (await loadAll?.()) ?? screens;
      complete = true;
      for (const listener of listeners) listener();
    } finally {
      // After a failed fetch the next one who asks tries again.
      loading = undefined;
    }
  };

  return {
    read: () => screens,
    isComplete: () => complete,
    complete: async () => {
      if (complete) return;
      loading ??= fetchAll();
      await loading;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
