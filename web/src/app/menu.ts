import type { Screen } from '../ui/frame/screen.ts';
import { MENU_GROUPS, type MenuGroup, TOP } from './menu-groups.ts';

type MenuSection = { readonly group: MenuGroup; readonly screens: readonly Screen[] };

export type MenuEntry =
  | { readonly kind: 'screen'; readonly id: string; readonly screen: Screen }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly group: MenuGroup;
      readonly screens: readonly Screen[];
      readonly sections: readonly MenuSection[];
    };

/** The menu of somebody who may enter these screens: lone screens first, then the groups that have something. */
export function menuOf(screens: readonly Screen[], groups: readonly MenuGroup[] = MENU_GROUPS): MenuEntry[] {
  const inGroup = (id: string) =>
    screens
      .filter((screen) => screen.menu?.group === id)
      .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));

  const lone = inGroup(TOP).map((screen) => ({ kind: 'screen' as const, id: screen.id, screen }));
  const grouped = groups
    .filter((group) => group.parent === undefined)
    .map((group) => ({
      kind: 'group' as const,
      id: group.id,
      group,
      screens: inGroup(group.id),
      sections: groups
        .filter((section) => section.parent === group.id)
        .map((section) => ({ group: section, screens: inGroup(section.id) }))
        .filter((section) => section.screens.length > 0),
    }))
    .filter((entry) => entry.screens.length + entry.sections.length > 0);
  return [...lone, ...grouped];
}

/** Whether an address belongs to a screen or to a page under it. */
export function isUnder(screen: Screen, pathname: string): boolean {
  return pathname === screen.path || (screen.path !== '/' && pathname.startsWith(`${screen.path}/`));
}

/** Whether the menu entry holds the current address. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  const screens =
    entry.kind === 'screen'
      ? [entry.screen]
      : [...entry.screens, ...entry.sections.flatMap((section) => section.screens)];
  return screens.some((screen) => isUnder(screen, pathname));
}
