import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** Liberation Sans (SIL OFL 1.1), which pdf.js carries for the documents that embed no font. */
const FAMILY = 'pdfjs-dist/standard_fonts/LiberationSans';

/** Reading a font takes longer than a page, so the documents of a thread share it; each embeds only its own characters. */
export const FONTS = { normal: openFont(`${FAMILY}-Regular.ttf`), negrita: openFont(`${FAMILY}-Bold.ttf`) };

function openFont(module: string): Font {
  const font = openSync(fileURLToPath(import.meta.resolve(module)));
  // A glyph keeps the first character that asks for it, such as a space or a fixed space. Asking for all of them in order keeps
  // the bytes of a document from depending on those before it.
  for (const character of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(character);
  return font;
}
