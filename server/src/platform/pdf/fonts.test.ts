import { expect, test } from 'vitest';
import { FONTS } from './fonts.ts';

test.each(Object.entries(FONTS))(
  'a glyph of two characters of the %s font stands for the first of both, whichever is drawn first',
  (_, font) => {
    // Liberation Sans draws the bullet operator as the middle dot, and the fixed space as the space.
    expect(font.glyphForCodePoint(0x2219).codePoints).toEqual([0xb7]);
    expect(font.glyphForCodePoint(0xa0).codePoints).toEqual([0x20]);
  },
);
