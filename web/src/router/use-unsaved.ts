import { use, useEffect, useSyncExternalStore } from 'react';
import type { Work } from './unsaved.ts';
import { RouterContext, useRouter } from './use-router.ts';

/** While it is true, whoever leaves the page or closes the tab is asked first. */
export function useUnsaved(unsaved: boolean, { part, closable, kept }: Work = {}): void {
  const work = use(RouterContext)?.unsaved;
  useEffect(
    () => (unsaved ? work?.watch({ part, closable, kept }) : undefined),
    [unsaved, work, part, closable, kept],
  );
}

/** The question to somebody who is about to leave unsaved work; undefined while there is none. */
export function useLeaving() {
  const { onQuestion, question } = useRouter().unsaved;
  return useSyncExternalStore(onQuestion, question);
}
