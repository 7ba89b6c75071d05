import { useMemo } from 'react';
import type { Place } from '../../router/page.ts';
import { findByPath } from '../../router/path.ts';
import { usePlace } from '../../router/use-router.ts';
import type { AreaScreen } from '../area-screens.ts';
import { useKnownScreens } from '../use-screens-table.ts';

/** The place that is shown, with its row in the table; without one, no screen has that address. */
export function useCurrentScreen(): Place & { readonly screen: AreaScreen | undefined } {
  const place = usePlace();
  const screens = useKnownScreens();
  return useMemo(() => ({ ...place, screen: findByPath(screens, place.pathname)?.row }), [place, screens]);
}
