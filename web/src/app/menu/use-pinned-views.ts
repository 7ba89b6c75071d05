import { IconPin } from '@tabler/icons-react';
import { vistas } from '@vatio/contract';
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
  const { data } = useRead(vistas.list, {}, { staleTime: 60_000, enabled });
  const views = data?.rows ?? NONE;
  return useMemo(
    () => views.filter(({ fijada }) => fijada).flatMap((view) => linkOf(view, screens)),
    [views, screens],
  );
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
