import { describe, expect, test } from 'vitest';
import { toCsv } from '../server/src/platform/sheet/to-csv.ts';
import { writeCsv } from '../web/src/list/export/write-csv.ts';

/** Every sign that a spreadsheet may read as the beginning of a formula, as typed and full-width. */
const SIGNS = [...'=+-@', ...'＝＋－＠', ...'﹦﹢﹣﹫', '−'];
/** Characters that some programs drop before they look at the first sign. */
const DROPPED = ['', ' ', '\u00a0', '\u3000', '\u200b', '\u00ad', ' \u200b '];

const FORMULAS = [
  ...DROPPED.flatMap((before) => SIGNS.map((sign) => `${before}${sign}1+1`)),
  ...['\t', '\r', '\n'].map((move) => `${move}texto`),
];
const TEXTS = [
  '',
  ' ',
  'Luz',
  'Calle 3 = portal B',
  '3-5',
  'a@b.es',
  'Ａ＝１',
  '*1',
  '/1',
  '%1',
  '１',
  '–1',
  '\u200bLuz',
];

async function byServer(text: string): Promise<string> {
  let csv = '';
  for await (const part of toCsv([{ titulo: 'Nombre', celda: () => text }], [[{}]])) csv += part;
  return csv;
}

function byBrowser(text: string): string {
  return writeCsv({
    title: 'Clientes',
    filters: [],
    date: '2026-11-22',
    columns: [{ header: 'Nombre', kind: 'text' }],
    rows: [[text]],
  });
}

// Server and browser may not import each other, so each has its own rule; this test holds both to the same.
describe('the exports of the server and the browser', () => {
  test.each(FORMULAS)('an export does not let %j run as a formula', async (text) => {
    expect(byBrowser(text)).toBe(await byServer(text));
    expect(byBrowser(text)).toContain(`'${text}`);
  });

  test.each(TEXTS)('an export leaves %j as it is', async (text) => {
    expect(byBrowser(text)).toBe(await byServer(text));
    expect(byBrowser(text)).not.toContain("'");
  });
});
