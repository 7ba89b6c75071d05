import { decodeUtf8, decodificar1252 } from '@vatio/domain';
import { utf16Of } from '../../utf16-mark.ts';
import { unreadable } from './read-row.ts';

/** The encodings of tables of text. Excel's «texto Unicode» is UTF-16 with its low byte first. */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

const NO_MARK = /^\uFEFF/;

/** The text of a file in the encoding that is chosen, or in the one that its bytes show. */
export function decodeText(
  bytes: Buffer,
  chosen?: Encoding,
): { readonly text: string; readonly encoding: Encoding } {
  const encoding = chosen ?? encodingOf(bytes);
  const text = DECODERS[encoding](bytes).replace(NO_MARK, '');
  if (text.includes('\0')) throw unreadable('No es un CSV ni un XLSX');
  return { text, encoding };
}

const DECODERS: Readonly<Record<Encoding, (bytes: Buffer) => string>> = {
  'utf-8': (bytes) => decodeUtf8(bytes) ?? bytes.toString('utf8'),
  'windows-1252': (bytes) => decodificar1252(bytes),
  'utf-16le': (bytes) => bytes.toString('utf16le'),
  'utf-16be': (bytes) =>
    Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le'),
};

function encodingOf(bytes: Buffer): Encoding {
  return wideEncodingOf(bytes) ?? (decodeUtf8(bytes) === undefined ? 'windows-1252' : 'utf-8');
}

const SAMPLE = 4_096;
/** Of the letters of a text in Latin script, almost all have a byte of zero in UTF-16. */
const MANY = 0.4;

/** UTF-16 by its mark, or by where the zeros are; undefined where it is none. */
function wideEncodingOf(bytes: Buffer): Encoding | undefined {
  const marked = utf16Of(bytes);
  if (marked) return marked;
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2]!++;
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  const guess = odd > even ? 'utf-16le' : 'utf-16be';
  if (Math.max(odd, even) < MANY || Math.min(odd, even) > MANY / 10) return undefined;
  return CONTROL.test(DECODERS[guess](sample)) ? undefined : guess;
}

/** What no text has, and what other files read as one do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
const CONTROL = /[\0-\x08\x0e-\x1f]/;
