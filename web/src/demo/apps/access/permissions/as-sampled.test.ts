// @vitest-environment node
import { expect, it } from 'vitest';
import { asSampled } from './as-sampled.ts';

it.each([
  ['14/04/2021', '14 Apr 2021'],
  [' 4/6 ', '04 Jun'],
  ['14/04/2021 20:43', '14 Apr 2021, 8:43 PM'],
  ['14/04/2021 0:05', '14 Apr 2021, 12:05 AM'],
  ['14/13/2021', '14/13/2021'],
  ['14 Apr 2021', '14 Apr 2021'],
  ['Plan', 'Plan'],
])('the list of permissions searches «%s» as «%s» in the samples', (typed, sent) => {
  expect(asSampled(typed)).toBe(sent);
});
