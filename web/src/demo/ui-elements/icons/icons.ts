import { matches } from '../../../format/fold.ts';
import { ICON_SET } from './icon-set.ts';

export type SetIcon = {
  /** Its place in the set, where its drawing is found by. */
  readonly at: number;
  readonly name: string;
  /** As it is written in a screen: `<IconBolt />`. */
  readonly tag: string;
  readonly words: string;
};

export const ICONS: readonly SetIcon[] = ICON_SET.lines.map((words, at) => {
  const name = words.split(' ', 1)[0] ?? '';
  return { at, name, tag: `<Icon${pascalOf(name)} />`, words };
});

/** Those that have every word in their names or among what they are about; first those that are called so. */
export function findIcons(text: string): readonly SetIcon[] {
  if (text === '') return ICONS;
  const wanted = text.replace(/^<?Icon(?=[A-Z])|\W*$/g, '').replaceAll('-', ' ');
  const byName: SetIcon[] = [];
  const byWords: SetIcon[] = [];
  for (const icon of ICONS) {
    if (matches(icon.name.replaceAll('-', ' '), wanted)) byName.push(icon);
    else if (matches(`${icon.tag} ${icon.words.replaceAll('-', ' ')}`, wanted)) byWords.push(icon);
  }
  return [...byName, ...byWords];
}

function pascalOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
