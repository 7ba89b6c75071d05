import type { Screen } from '../../ui/frame/screen.ts';
import type { Crumb } from '../breadcrumbs.ts';
import { MENU_GROUPS, type MenuGroup } from './groups.ts';

/** The menu groups of a screen, the outermost first. */
export function groupCrumbsOf(screen: Screen, groups: readonly MenuGroup[] = MENU_GROUPS): Crumb[] {
  const trail: Crumb[] = [];
  let at = groups.find(({ id }) => id === screen.menu?.group);
  while (at) {
    const { id, title, parent } = at;
    trail.unshift({ id, title });
    at = groups.find((group) => group.id === parent);
  }
  return trail;
}
