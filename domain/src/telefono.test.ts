import { expect, test } from 'vitest';
import { parseTelefono } from './telefono.ts';

test.each([
  ['600111222', '+34 600 111 222'],
  ['600 11 12 22', '+34 600 111 222'],
  ['+34 600-111-222', '+34 600 111 222'],
  ['0034600111222', '+34 600 111 222'],
  ['34600111222', '+34 600 111 222'],
  ['(91) 123.45.67', '+34 911 234 567'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['00351 912345678', '+351912345678'],
])('the telephone %s is kept as %s', (written, kept) => {
  expect(parseTelefono(written)).toBe(kept);
  expect(parseTelefono(kept)).toBe(kept);
});

test.each(['112', '600111222 / 911222333', 'ext. 12', '+34 123456789', '', '12345678'])(
  '%s is no telephone of one form',
  (written) => {
    expect(parseTelefono(written)).toBeUndefined();
  },
);
