import { useSample, useSampleWrite } from '../../../data/sample.ts';
import type { Screen } from '../../../ui/frame/screen.ts';
import { useText } from '../../../ui/frame/text.ts';
import { useVisibleScreens } from '../../../ui/frame/visible-screens.ts';

const READ = '/api/bookmarks/data';

/** What is read of a page entry of the samples. */
type PageEntry = { readonly id: number; readonly target: string; readonly isBookmarked: boolean };

/** A page that can be flagged. */
export type Page = {
  readonly id: number;
  readonly flagged: boolean;
  readonly title: string;
  readonly to: string;
  readonly icon: Screen['icon'];
};

/** The pages and their flags, named as the menus name them. */
export function useBookmarks(enabled: boolean) {
  const say = useText();
  const screens = useVisibleScreens();
  const { data } = useSample<{ readonly suggestions: readonly PageEntry[] }>(READ, {}, { enabled });
  const write = useSampleWrite<void, { id: number }>('POST', '/api/bookmarks/update', { stale: [READ] });
  const byId = new Map(screens.map((screen) => [screen.id, screen]));
  const pages = (data?.suggestions ?? []).flatMap(({ id, target, isBookmarked }): Page[] => {
    const screen = byId.get(target);
    if (!screen) return [];
    return [{ id, flagged: isBookmarked, title: say(screen.title), to: screen.path, icon: screen.icon }];
  });
  return {
    pages,
    flagged: pages.filter((page) => page.flagged),
    toggle: ({ id }: Page) => write.mutate({ id }),
  };
}
