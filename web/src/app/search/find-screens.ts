import { fold, matches } from '../../format/fold.ts';
import type { Screen } from '../../ui/frame/screen.ts';
import { textIn } from '../../ui/frame/text.ts';
import { type Hit, MOST } from './hit.ts';

/** Whether a signed-in person can open a screen by its name alone. */
export function isReachable({ path, guestsOnly, visitors }: Screen): boolean {
  return !path.includes(':') && !guestsOnly && !visitors;
}

/**
 * The screens that a text names, first those whose title begins with it. Addresses with parameters are left out,
 * because they lead nowhere without their values.
 */
export function findScreens(screens: readonly Screen[], text: string, language: 'es' | 'en'): Hit[] {
  const query = text.trim();
  const found = screens
    .filter(isReachable)
    .filter((screen) =>
      matches(
        [textIn(screen.title, 'es'), textIn(screen.title, language), ...screen.keywords].join(' '),
        query,
      ),
    );
  const begins = (screen: Screen) => fold(textIn(screen.title, language)).startsWith(fold(query));
  return found
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, MOST)
    .map(({ id, title, path, icon }) => ({ id, title: textIn(title, language), to: path, icon }));
}
