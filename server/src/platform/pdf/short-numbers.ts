import { deflateSync, inflateSync } from 'node:zlib';

/** What pdfkit writes for the content of a page: no image, font or form has so short a dictionary. */
const CONTENT = /^(\d+ 0 obj\n)<<\s*\/Length (\d+)\s*\/Filter \/FlateDecode\s*>>\nstream\n/;

/** A string, which stays as it is, or a number with decimals to spare. */
const STRING_OR_NUMBER = /\((?:\\.|[^\\()])*\)|\d+\.\d{3,}/g;

/**
 * Writes the coordinates and the colours of a page with the decimals that can be seen: pdfkit gives up to seventeen. Two are a
 * hundredth of a point. A number below one may be the scale of a drawing, whose error grows with the drawing: it keeps four digits.
 */
export function shortenNumbers(object: Buffer): Buffer {
  const [head, opening = '', length] = CONTENT.exec(object.subarray(0, 200).toString('latin1')) ?? [];
  if (head === undefined) return object;
  const data = object.subarray(head.length, head.length + Number(length));
  const content = inflateSync(data)
    .toString('latin1')
    .replace(STRING_OR_NUMBER, (found) => (found.startsWith('(') ? found : shorten(Number(found))));
  const packed = deflateSync(Buffer.from(content, 'latin1'), { level: 9 });
  return Buffer.concat([
    Buffer.from(`${opening}<<\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj'),
  ]);
}

function shorten(value: number): string {
  const decimals = value >= 1 || value === 0 ? 2 : 3 - Math.floor(Math.log10(value));
  // A reader of PDF knows no exponents, and from 1e-7 on `String` would write one.
  return String(Number(value.toFixed(Math.min(decimals, 6))));
}
