import { expect, test } from 'vitest';
import { toGsm7 } from './gsm7.ts';

test.each([
  ['Tu código, señor Íñiguez', 'Tu codigo, señor Iñiguez'],
  ['¿Qué? ¡Sí!', '¿Qué? ¡Si!'],
  ['Energía Çà', 'Energia Çà'],
  ['n\u0303', 'ñ'],
  ['Luz «Clara» – 24 h', 'Luz Clara 24 h'],
  ['Sol ☀️ y luz', 'Sol y luz'],
  ['{a}|b€', 'ab'],
  ['電力', ''],
])('«%s» goes in an SMS as «%s»', (text, expected) => {
  expect(toGsm7(text)).toBe(expected);
});
