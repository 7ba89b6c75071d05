import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Work } from './unsaved.ts';
import { RouterContext, useRouter } from './use-router.ts';

type Part = Pick<Work, 'parameters' | 'within'>;

/** The parts of the page around what is drawn that may be left by themselves. Each page may have sections: `?seccion=`. */
export const PagePartContext = createContext<Part>({ parameters: ['seccion'] });

/** While it is true, whoever leaves the page, the part of it around or the tab of the browser is asked first. */
export function useUnsaved(unsaved: boolean, { closable, kept }: Work = {}): void {
  const work = use(RouterContext)?.unsaved;
  const { parameters, within } = use(PagePartContext);
  useEffect(
    () => (unsaved ? work?.watch({ parameters, closable, kept, within }) : undefined),
    [unsaved, work, parameters, closable, kept, within],
  );
}

/**
 * A part of the page that may be left by itself, for `PagePartContext`, and what leaves it. `parameter` is the one of the address
 * that leaves it too.
 */
export function usePagePart(parameter: string | undefined) {
  const unsaved = use(RouterContext)?.unsaved;
  const around = use(PagePartContext);
  const [own] = useState(() => ({}));
  const part = useMemo(
    () => ({
      parameters: [...(around.parameters ?? []), ...(parameter ? [parameter] : [])],
      within: [...(around.within ?? []), own],
    }),
    [parameter, around, own],
  );
  const leave = useCallback(
    (run: () => void) => (unsaved ? unsaved.leavePart(own, run) : run()),
    [unsaved, own],
  );
  return { part, leave };
}

/** The question to somebody who is about to leave unsaved work; undefined while there is none. */
export function useLeaving() {
  const { onQuestion, question } = useRouter().unsaved;
  return useSyncExternalStore(onQuestion, question);
}
