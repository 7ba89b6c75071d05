import { hiddenAreas, onSessionChange } from '../data/session.ts';
import { type AreaScreen, withoutParts } from './area-screens.ts';

type Rows = readonly AreaScreen[];

/**
 * The screens known so far. More are loaded when somebody signs in, when an administrator works, or when an address
 * asks for them.
 */
export type ScreensTable = {
  readonly read: () => Rows;
  readonly isComplete: () => boolean;
  /** Loads the next stage, if there is one. */
  readonly grow: () => Promise<void>;
  readonly complete: () => Promise<void>;
  readonly onChange: (listener: () => void) => () => void;
};

/** A table that begins with some screens and loads more in stages; each stage contains the ones before it. */
export function createScreensTable(first: Rows, ...stages: readonly (() => Promise<Rows>)[]): ScreensTable {
  let screens = first;
  let shown = { screens, hidden: '', rows: first };
  let stage = 0;
  let growing: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const fetchNext = async (load: () => Promise<Rows>) => {
    try {
      screens = await load();
      stage += 1;
      for (const listener of listeners) listener();
    } finally {
      // After a failure the next call tries again.
      growing = undefined;
    }
  };
  /** The same array until more has come, or the house hides something else. */
  const read = () => {
    const areas = hiddenAreas();
    const hidden = areas.join();
    if (shown.screens !== screens || shown.hidden !== hidden) {
      shown = { screens, hidden, rows: withoutParts(screens, areas) };
    }
    return shown.rows;
  };
  const isComplete = () => stage >= stages.length;
  const grow = async () => {
    const load = stages[stage];
    if (load) growing ??= fetchNext(load);
    await growing;
  };

  return {
    read,
    isComplete,
    grow,
    complete: async () => {
      while (!isComplete()) await grow();
    },
    onChange: (listener) => {
      listeners.add(listener);
      const stop = onSessionChange(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
