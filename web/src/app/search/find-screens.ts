import { fold, matches } from '../../format/fold.ts';
import type { Screen } from '../../ui/frame/screen.ts';
import { type Text, textIn } from '../../ui/frame/text.ts';

/** Results shown of each group (specification §9). */
const MOST = 4;

export type Hit = {
  readonly id: string;
  readonly title: Text;
  readonly to: string;
  readonly icon: Screen['icon'];
};

/** The screens that a text names, those whose title begins with it first. Addresses with parameters lead nowhere. */
export function findScreens(screens: readonly Screen[], text: string, language: 'es' | 'en'): Hit[] {
  const query = text.trim();
  const reachable = screens.filter((screen) => !screen.path.includes(':') && !screen.guestsOnly);
  const found = reachable.filter((screen) =>
    matches(
      [textIn(screen.title, 'es'), textIn(screen.title, language), ...screen.keywords].join(' '),
      query,
    ),
  );
  const begins = (screen: Screen) => fold(textIn(screen.title, language)).startsWith(fold(query));
  return found
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, MOST)
    .map(({ id, title, path, icon }) => ({ id, title, to: path, icon }));
}
