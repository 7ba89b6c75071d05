import { drawPortrait } from '../../sample-data/pictures.ts';
import type { Choice } from '../../ui/kit/combobox/choice.ts';

/** These people work in the company of the samples. */
const NAMES = [
  'Aitana Soler',
  'Andrés Villalba',
  'Clara Bravo',
  'Fátima Benali',
  'Gonzalo Mira',
  'Iker Etxeberria',
  'Joan Ripoll',
  'Lucía Ferrandis',
  'Marcos Peña',
  'Marisa Duarte',
  'Rosa Quintana',
] as const;

/** Fields offer these people by name, each with a portrait. */
export const PEOPLE: readonly Choice[] = NAMES.map((name) => ({
  value: name,
  label: name,
  picture: drawPortrait(name),
}));

export function pictureOf(name: string): string {
  return PEOPLE.find(({ value }) => value === name)?.picture ?? '';
}
