import type { Screen } from '../../../ui/frame/screen.ts';
import { useText } from '../../../ui/frame/text.ts';
import { useVisibleScreens } from '../../../ui/frame/visible-screens.ts';
import { isReachable } from '../../search/find-screens.ts';
import type { Flags } from './flags.ts';

export type Page = {
  readonly id: string;
  readonly flagged: boolean;
  readonly title: string;
  readonly to: string;
  readonly icon: Screen['icon'];
};

/**
 * The pages and their bookmarks, with the names of the menus. The bookmark of a screen that this version does not have,
 * or that the user may not open, is kept but not shown.
 */
export function useBookmarks({ ids, flag }: Flags) {
  const say = useText();
  const screens = useVisibleScreens();
  const pages = screens.filter(isReachable).map(
    ({ id, title, path, icon }): Page => ({
      id,
      flagged: ids.includes(id),
      title: say(title),
      to: path,
      icon,
    }),
  );
  const byId = new Map(pages.map((page) => [page.id, page]));
  return {
    pages,
    flagged: ids.flatMap((id) => byId.get(id) ?? []),
    toggle: ({ id, flagged }: Page) => flag(id, !flagged),
  };
}
