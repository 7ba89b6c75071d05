import { areasDePlantilla } from '@vatio/contract';
import { useEffect, useMemo } from 'react';
import { mayOpen, type Rightful } from '../../data/ability.ts';
import { useHiddenAreas, useSession } from '../../data/session.ts';
import type { AreaScreen } from '../area-screens.ts';
import { ROOT } from '../guard.ts';
import { useKnownScreens, useScreensTable } from '../use-screens-table.ts';
import { EXTRA_LINKS } from './extra-links.ts';
import { currentIds, type MenuEntry, menuOf } from './menu.ts';
import { usePinnedViews } from './use-pinned-views.ts';

type Menu = {
  /** The screens that the signed-in user may open. */
  readonly screens: readonly AreaScreen[];
  readonly entries: readonly MenuEntry[];
  readonly current: ReadonlySet<string>;
};

/** The menu of the signed-in user at an address. It loads the screens of the template for users who may open them. */
export function useMenu(pathname: string): Menu {
  const user = useSession()?.userData;
  const known = useKnownScreens();
  const table = useScreensTable();
  const hidden = useHiddenAreas();
  const template = mayOpen(user, ROOT) && hidden.length < areasDePlantilla.AREAS.length;
  // They stand among the pages of the template.
  const extra = template && !hidden.includes('paginas');
  const screens = useMemo(
    () => known.filter((screen) => mayOpen(user, screen)).map((screen) => inMenuOf(user, screen)),
    [user, known],
  );
  const pinned = usePinnedViews(screens);
  const entries = useMemo(
    () =>
      menuOf(screens, {
        links: extra ? [...EXTRA_LINKS, ...pinned] : pinned,
        expectTemplate: template && !table.isComplete(),
      }),
    [screens, template, extra, table, pinned],
  );
  const current = useMemo(() => currentIds(entries, pathname), [entries, pathname]);

  useEffect(() => {
    // If they cannot be loaded the menu stays as it is, and opening a missing screen tries again.
    if (template) table.complete().catch(() => undefined);
  }, [template, table]);

  return { screens, entries, current };
}

/** A client's menu is not that of those who sell: it has what is the client's own, in words of theirs. */
function inMenuOf(user: Rightful | undefined, screen: AreaScreen): AreaScreen {
  if (user?.role !== 'cliente' || import.meta.env.MODE === 'demo') return screen;
  const { menu: _, clientMenu, ...rest } = screen;
  return { ...rest, ...(clientMenu && { menu: clientMenu }) };
}
