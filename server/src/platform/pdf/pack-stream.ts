import { deflateSync } from 'node:zlib';
import { shortenNumbers } from './short-numbers.ts';

/** A stream that pdfkit wrote as it is; pictures and what a reader has to find unpacked say otherwise in their dictionary. */
const PLAIN_STREAM = /^(\d+ 0 obj\n)<<([^>]*)\/Length (\d+)\s*>>\nstream\n/;
/** Fonts, forms and metadata say what they are; the content of a page says nothing. */
const NAMED = /\/(Type|Subtype|Length1)\b/;
const METADATA = /\/Metadata\b/;

/** Compresses the data of an object with a stream, and writes the numbers of a page shorter. */
export function packStream(object: Buffer): Buffer {
  const [head, opening = '', entries = '', length] =
    PLAIN_STREAM.exec(object.subarray(0, 400).toString('latin1')) ?? [];
  if (head === undefined || entries.includes('/Filter') || METADATA.test(entries)) return object;
  const data = object.subarray(head.length, head.length + Number(length));
  const content = NAMED.test(entries) ? data : Buffer.from(shortenNumbers(data.toString('latin1')), 'latin1');
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(
      `${opening}<<${entries}/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`,
      'latin1',
    ),
    packed,
    Buffer.from('\nendstream\nendobj'),
  ]);
}
