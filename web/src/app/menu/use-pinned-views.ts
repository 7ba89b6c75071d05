import { IconPin } from '@tabler/icons-react';
import { type ResponseOf, vistas } from '@vatio/contract';
import { useMemo } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useFirstSign } from '../../ui/overlay/on-demand.tsx';
import type { AreaScreen } from '../area-screens.ts';
import type { MenuLink } from './menu.ts';

const NONE: readonly vistas.Listada[] = [];

/**
 * The saved views that are pinned to the menu, each in the group of its list, for users who may open the list. A list
 * reads them with its screen; elsewhere they wait for somebody who could open the menu.
 */
export function usePinnedViews(screens: readonly AreaScreen[]): readonly MenuLink[] {
  const present = useFirstSign();
  const enabled =
    present && import.meta.env.MODE !== 'demo' && screens.some(({ menu }) => menu !== undefined);
  const { data = NONE } = useRead(vistas.list, {}, { staleTime: 60_000, enabled, select: pinnedOf });
  return useMemo(() => data.flatMap((view) => linkOf(view, screens)), [data, screens]);
}

/** Most people have pinned none: then the menu stays the same object when the views arrive. */
function pinnedOf({ rows }: ResponseOf<typeof vistas.list>): readonly vistas.Listada[] {
  const pinned = rows.filter(({ fijada }) => fijada);
  return pinned.length > 0 ? pinned : NONE;
}

function linkOf({ id, lista, nombre, consulta }: vistas.Listada, screens: readonly AreaScreen[]): MenuLink[] {
  const list = screens.find((screen) => screen.id === lista);
  if (!list?.menu) return [];
  const search = [consulta, `vista=${id}`].filter(Boolean).join('&');
  return [
    {
      kind: 'link',
      id: `vista-${id}`,
      title: { es: nombre, en: nombre },
      icon: IconPin,
      to: `${list.path}?${search}`,
      menu: { group: list.menu.group },
    },
  ];
}
