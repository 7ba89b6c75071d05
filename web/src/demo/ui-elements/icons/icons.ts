import { matches } from '../../../format/fold.ts';
import { ICON_SET } from './icon-set.ts';

export type SetIcon = {
  /** The place of the icon in the set leads to its drawing. */
  readonly at: number;
  readonly name: string;
  /** A screen writes the icon like this: `<IconBolt />`. */
  readonly tag: string;
  readonly words: string;
};

export const ICONS: readonly SetIcon[] = ICON_SET.lines.map((words, at) => {
  const name = words.split(' ', 1)[0] ?? '';
  return { at, name, tag: `<Icon${pascalOf(name)} />`, words };
});

/** Finds the icons that have every word in their names or subjects. Those with the word in their names come first. */
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
