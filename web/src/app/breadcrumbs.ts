import { findByPath, segmentsOf } from '../router/path.ts';
import type { Screen } from '../ui/frame/screen.ts';
import type { Text } from '../ui/frame/text.ts';

/** A step of the breadcrumb; a group of the menu has no address. */
export type Crumb = { readonly id: string; readonly title: Text; readonly to?: string };

/** The screens above an address, the outermost first; the screen of the address itself is not among them. */
export function breadcrumbsOf(screens: readonly Screen[], pathname: string): Crumb[] {
  const segments = segmentsOf(pathname);
  return segments.slice(0, -1).flatMap((_, index) => {
    const to = `/${segments.slice(0, index + 1).join('/')}`;
    const found = findByPath(screens, to);
    return found ? [{ id: found.row.id, title: nameOf(found.row, found.params), to }] : [];
  });
}

export function nameOf(screen: Screen, params: Readonly<Record<string, string>>): Text {
  return screen.name?.(params) ?? screen.title;
}
