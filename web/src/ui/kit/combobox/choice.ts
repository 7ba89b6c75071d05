import type { Icon } from '@tabler/icons-react';
import { matches } from '../../../format/fold.ts';

/** Something that can be chosen. */
export type Choice = {
  readonly value: string;
  readonly label: string;
  /** A second line: what else it is known by, such as a NIF. It is searched too. */
  readonly hint?: string;
  readonly group?: string;
  /** A portrait's address; null for its initials. Without it no portrait is drawn. */
  readonly picture?: string | null;
  readonly icon?: Icon;
  readonly disabled?: boolean;
};

/** What a search has found, where it may not be all that there is. */
export type Found = {
  readonly choices: readonly Choice[];
  /** There are others, which typing more would find. */
  readonly more?: boolean;
};

/** Finds choices by what is typed. What it finds is left aside once the signal says so. */
export type FindChoices = (text: string, signal: AbortSignal) => Promise<readonly Choice[] | Found>;

/** Where the choices come from: all of them, or whoever finds them. */
export type ChoiceSource = readonly Choice[] | FindChoices;

/** Those that say every word of the text, in any order, whatever their accents. */
export function choicesWith(choices: readonly Choice[], text: string): readonly Choice[] {
  if (text === '') return choices;
  return choices.filter(({ label, hint = '' }) => matches(`${label} ${hint}`, text));
}

/** In the order of their groups, so that each group is drawn once. */
export function byGroup(choices: readonly Choice[]): readonly Choice[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { group = '' } = choice;
    const rows = groups.get(group);
    if (rows) rows.push(choice);
    else groups.set(group, [choice]);
  }
  return [...groups.values()].flat();
}
