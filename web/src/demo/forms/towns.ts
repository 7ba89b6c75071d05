import type { Choice } from '../../ui/kit/combobox/choice.ts';

/** The company has customers in these towns, grouped by the area that looks after them. */
export const TOWNS: readonly Choice[] = [
  { value: 'valencia', label: 'Valencia', group: 'Levante' },
  { value: 'paterna', label: 'Paterna', group: 'Levante' },
  { value: 'elche', label: 'Elche', group: 'Levante' },
  { value: 'bilbao', label: 'Bilbao', group: 'Norte' },
  { value: 'gijon', label: 'Gijón', group: 'Norte' },
  { value: 'sevilla', label: 'Sevilla', group: 'Sur' },
  { value: 'cadiz', label: 'Cádiz', group: 'Sur' },
  { value: 'almeria', label: 'Almería', group: 'Sur' },
];
