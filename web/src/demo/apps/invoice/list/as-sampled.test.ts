import { expect, it } from 'vitest';
import { asSampled } from './as-sampled.ts';

it.each([
  ['Álvarez', 'Álvarez'],
  ['5036', '5036'],
  ['#5036', '5036'],
  ['26/09/2019', '26 Sep 2019'],
  ['6/9', '06 Sep'],
  ['13/13/2019', '13/13/2019'],
  ['3.173,00 €', '3173'],
  ['3.173,50', '3173.5'],
  ['815,00 €', '815'],
  ['-459,00 €', '-$459'],
  ['$815', '$815'],
  ['mario.alvarez@', 'mario.alvarez@'],
  ['pagada', 'paid'],
  ['Paid', 'Paid'],
])('the list of invoices searches «%s» as «%s» in the samples', (typed, sent) => {
  expect(asSampled(typed, 'Pagada')).toBe(sent);
});
