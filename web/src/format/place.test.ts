import { expect, it } from 'vitest';
import { formatPlace } from './place.ts';

it.each([
  ['a town and its province', { municipio: 'Paterna', provincia: '46' }, 'Paterna · Valencia'],
  ['a capital of the same name, once', { municipio: 'Madrid', provincia: '28' }, 'Madrid'],
  ['a province alone', { municipio: null, provincia: '46' }, 'Valencia'],
  ['a town alone', { municipio: 'Paterna', provincia: null }, 'Paterna'],
  ['neither', { municipio: null, provincia: undefined }, '—'],
])('formatPlace writes %s', (_, place, written) => {
  expect(formatPlace(place)).toBe(written);
});
