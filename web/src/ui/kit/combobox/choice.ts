import type { Icon } from '@tabler/icons-react';
import { matches } from '../../../format/fold.ts';

export type Choice = {
  readonly value: string;
  readonly label: string;
  /** A second line, such as a NIF. The search finds it too. */
  readonly hint?: string;
  readonly group?: string;
  /** The address of a portrait; null draws initials, and undefined draws no portrait. */
  readonly picture?: string | null;
  readonly icon?: Icon;
  readonly disabled?: boolean;
};

/** The choices that a search has found, which may not be all of them. */
export type Found = {
  readonly choices: readonly Choice[];
  /** There are more matches, which typing further would find. */
  readonly more?: boolean;
};

/** Searches the choices that match a text. Its result is ignored once the signal is aborted. */
export type FindChoices = (text: string, signal: AbortSignal) => Promise<readonly Choice[] | Found>;

/** All the choices, or a function that searches them. */
export type ChoiceSource = readonly Choice[] | FindChoices;

/** The choices that contain every word of the text, in any order and whatever their accents. */
export function choicesWith(choices: readonly Choice[], text: string): readonly Choice[] {
  if (text === '') return choices;
  return choices.filter(({ label, hint = '' }) => matches(`${label} ${hint}`, text));
}

/** Sorts the choices by group, so that each group is drawn once. */
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
