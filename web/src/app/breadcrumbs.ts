import type { Screen } from '../ui/frame/screen.ts';
import type { Text } from '../ui/frame/text.ts';
import { matchPath, segmentsOf } from './paths.ts';

/** A step of the breadcrumb; a group of the menu has no address. */
export type Crumb = { readonly id: string; readonly title: Text; readonly to?: string };

/** The screens above an address, the outermost first; the screen of the address itself is not among them. */
export function breadcrumbsOf(screens: readonly Screen[], pathname: string): Crumb[] {
  const segments = segmentsOf(pathname);
  return segments.slice(0, -1).flatMap((_, index) => {
    const to = `/${segments.slice(0, index + 1).join('/')}`;
    const found = findScreen(screens, to);
    return found ? [{ id: found.screen.id, title: nameOf(found.screen, found.params), to }] : [];
  });
}

/** The screen of an address; a fixed path wins over one with parameters. */
export function findScreen(screens: readonly Screen[], pathname: string) {
  const found = screens.flatMap((screen) => {
    const params = matchPath(screen.path, pathname);
    return params ? [{ screen, params }] : [];
  });
  return found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

export function nameOf(screen: Screen, params: Readonly<Record<string, string>>): Text {
  return screen.name?.(params) ?? screen.title;
}
