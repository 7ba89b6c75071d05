/** A string, which stays as it is, or a number with decimals to spare. */
const STRING_OR_NUMBER = /\((?:\\.|[^\\()])*\)|\d+\.\d{3,}/g;

/**
 * Writes the coordinates and the colours of a page with the decimals that can be seen: pdfkit gives up to seventeen. Two are a
 * hundredth of a point. A number below one may be the scale of a drawing, whose error grows with the drawing: it keeps four digits.
 */
export function shortenNumbers(content: string): string {
  return content.replace(STRING_OR_NUMBER, (found) =>
    found.startsWith('(') ? found : shorten(Number(found)),
  );
}

function shorten(value: number): string {
  const decimals = value >= 1 || value === 0 ? 2 : 3 - Math.floor(Math.log10(value));
  // A reader of PDF knows no exponents, and from 1e-7 on `String` would write one.
  return String(Number(value.toFixed(Math.min(decimals, 6))));
}
