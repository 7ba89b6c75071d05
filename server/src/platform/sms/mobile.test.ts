import { expect, test } from 'vitest';
import { parseMobile } from './mobile.ts';

test.each([
  ['600 100 200', '+34600100200'],
  ['+34 600-100-200', '+34600100200'],
  ['0034600100200', '+34600100200'],
  ['711 00 00 00', '+34711000000'],
  ['+351 912 345 678', '+351912345678'],
  ['00351912345678', '+351912345678'],
])('«%s» says the mobile %s', (text, expected) => {
  expect(parseMobile(text)).toBe(expected);
});

test.each([
  ['a fixed line', '912 345 678'],
  ['a personal number, which costs more', '700 000 000'],
  ['a number that nobody has been given', '750 000 000'],
  ['a Spanish fixed line with its prefix', '+34 912 345 678'],
  ['too few digits', '60010020'],
  ['too many digits', '6001002000'],
  ['more digits than E.164 has', '+1234567890123456'],
  ['a country that begins with 0', '+0 600 100 200'],
  ['a country in brackets', '(+44) 7700 900123'],
  ['two numbers', '600100200 / 600100201'],
  ['a word', 'preguntar por Ana'],
  ['nothing', ''],
])('%s is no mobile that an SMS reaches: «%s»', (_, text) => {
  expect(parseMobile(text)).toBeUndefined();
});
