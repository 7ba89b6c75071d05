import { useSample, useSampleWrite } from '../../../data/sample.ts';
import type { Flags } from './flags.ts';

const READ = '/api/bookmarks/data';

type PageEntry = { readonly id: number; readonly target: string; readonly isBookmarked: boolean };

/** The bookmarks of the demonstration, which has no server, by the calls of the template. */
export function useSampleFlags(): Flags {
  const { data } = useSample<{ readonly suggestions: readonly PageEntry[] }>(READ);
  const write = useSampleWrite<void, { id: number }>('POST', '/api/bookmarks/update', { stale: [READ] });
  const entries = data?.suggestions ?? [];
  return {
    ids: entries.filter(({ isBookmarked }) => isBookmarked).map(({ target }) => target),
    flag: (screen) => {
      const entry = entries.find(({ target }) => target === screen);
      if (entry) write.mutate({ id: entry.id });
    },
  };
}
