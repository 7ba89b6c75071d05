import { deflateSync } from 'node:zlib';
import { packStream } from './pack-stream.ts';

/** More objects in a stream compress little better, and a reader has to inflate a whole stream for one of them. */
const OBJECTS_PER_STREAM = 2000;

type PdfObject = {
  readonly number: number;
  /** From `12 0 obj` to `endobj`, and the same with a character for each byte. */
  readonly bytes: Buffer;
  readonly text: string;
};

type Place =
  | { readonly number: number; readonly offset: number }
  | { readonly number: number; readonly stream: number; readonly index: number };

/**
 * Compresses a finished PDF: its streams, and those of its objects that are none, such as those of its tree of tags, in
 * object streams (ISO 32000-1, 7.5.7). It reads what pdfkit writes: one section of unencrypted objects and a table of their
 * places, which becomes a stream too.
 */
export function packObjects(pdf: Buffer): Buffer {
  const { objects, trailer } = readObjects(pdf);
  const packed = objects.filter((object) => !isStream(object));
  const kept = objects.filter(isStream);
  const firstFree = Math.max(...objects.map(({ number }) => number)) + 1;
  const writer = new PdfWriter();
  for (const { number, bytes } of kept) writer.write(number, packStream(bytes));
  let next = firstFree;
  for (let i = 0; i < packed.length; i += OBJECTS_PER_STREAM) {
    const group = packed.slice(i, i + OBJECTS_PER_STREAM);
    writer.write(next, objectStream(next, group));
    for (const [index, { number }] of group.entries()) writer.places.push({ number, stream: next, index });
    next++;
  }
  return writer.close(next, trailer);
}

class PdfWriter {
  readonly places: Place[] = [];
  // Its second line tells programs that the file is no text.
  readonly #parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1')];
  #length = this.#parts[0]!.length;

  write(number: number, bytes: Buffer): void {
    this.places.push({ number, offset: this.#length });
    this.#append(bytes);
    this.#append(Buffer.from('\n'));
  }

  /** Ends with the table of places, which is the object `number`. */
  close(number: number, trailer: string): Buffer {
    const offset = this.#length;
    this.places.push({ number, offset });
    const size = number + 1;
    const table = Buffer.alloc(size * ENTRY);
    // The head of the list of free objects, which is empty.
    table.writeUInt16BE(0xffff, 5);
    for (const place of this.places) writePlace(table, place);
    const entries = `/Type /XRef /Size ${size} /W [1 4 2] /DecodeParms <</Predictor 12 /Columns ${ENTRY}>> ${trailer}`;
    this.#append(streamObject(number, entries, differences(table)));
    this.#append(Buffer.from(`\nstartxref\n${offset}\n%%EOF\n`));
    return Buffer.concat(this.#parts);
  }

  #append(bytes: Buffer): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}

/** Bytes of an entry of the table: its kind, an offset or a stream, and a generation or an index. */
const ENTRY = 7;

function writePlace(table: Buffer, place: Place): void {
  const at = place.number * ENTRY;
  const inStream = 'stream' in place;
  table.writeUInt8(inStream ? 2 : 1, at);
  table.writeUInt32BE(inStream ? place.stream : place.offset, at + 1);
  table.writeUInt16BE(inStream ? place.index : 0, at + 5);
}

/**
 * The table as the difference of each entry from the one before, which the PNG predictor "up" (ISO 32000-1, 7.4.4.4) undoes:
 * the objects of a stream follow each other, so nearly all differences are alike.
 */
function differences(table: Buffer): Buffer {
  const UP = 2;
  const rows = table.length / ENTRY;
  const written = Buffer.alloc(table.length + rows);
  for (let row = 0; row < rows; row++) {
    const to = row * (ENTRY + 1);
    written.writeUInt8(UP, to);
    for (let i = row * ENTRY; i < (row + 1) * ENTRY; i++) {
      const above = row === 0 ? 0 : table[i - ENTRY]!;
      written.writeUInt8((table[i]! - above) & 0xff, to + 1 + (i - row * ENTRY));
    }
  }
  return written;
}

function objectStream(number: number, objects: readonly PdfObject[]): Buffer {
  const bodies = objects.map(({ text }) => bodyOf(text));
  let offset = 0;
  const heads = objects.map((object, i) => {
    const head = `${object.number} ${offset}`;
    offset += bodies[i]!.length + 1;
    return head;
  });
  const head = `${heads.join(' ')}\n`;
  const content = Buffer.from(`${head}${bodies.join('\n')}\n`, 'latin1');
  return streamObject(number, `/Type /ObjStm /N ${objects.length} /First ${head.length}`, content);
}

function streamObject(number: number, entries: string, content: Buffer): Buffer {
  const data = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<<${entries} /Length ${data.length} /Filter /FlateDecode>>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj'),
  ]);
}

const OPENING = /^\d+ 0 obj\n/;
const ENDING = '\nendobj';

function bodyOf(text: string): string {
  const opening = OPENING.exec(text)?.[0].length ?? 0;
  return text.slice(opening, text.lastIndexOf(ENDING));
}

/** The objects with a stream end by it. */
function isStream({ text }: PdfObject): boolean {
  return text.endsWith('endstream\nendobj');
}

/** Every object of the file, and the entries of its trailer but for the number of objects. */
function readObjects(pdf: Buffer): { readonly objects: PdfObject[]; readonly trailer: string } {
  const text = pdf.toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  const written = text.slice(table);
  const offsets = [...written.matchAll(/^(\d{10}) \d{5} (n|f)/gm)].flatMap(([, offset, kind], number) =>
    kind === 'n' ? [{ number, offset: Number(offset) }] : [],
  );
  const inOrder = offsets.toSorted((a, b) => a.offset - b.offset);
  const objects = inOrder.map(({ number, offset }, i) => {
    const end = text.lastIndexOf('endobj', inOrder[i + 1]?.offset ?? table) + 'endobj'.length;
    return { number, bytes: pdf.subarray(offset, end), text: text.slice(offset, end) };
  });
  const entries = /trailer\n<<([\s\S]*)>>\nstartxref/.exec(written)?.[1] ?? '';
  return { objects, trailer: entries.replace(/\/Size \d+/, '').trim() };
}
