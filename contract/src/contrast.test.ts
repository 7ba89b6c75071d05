import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // #767676 is the lightest grey that reaches 4.5 on white, and #777777 the first that does not.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#0000ff', 8.59],
])('the contrast of %s with %s is %s', (colour, other, ratio) => {
  expect(contrastOf(colour, other)).toBeCloseTo(ratio, 2);
});
