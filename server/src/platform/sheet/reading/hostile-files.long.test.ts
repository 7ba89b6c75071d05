import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from './read-sheet.ts';
import { bookOf, HARMLESS_SHEETS, HOSTILE_BOOKS } from './test-hostile-books.ts';
import { HOSTILE_SPREADSHEETS } from './test-ods.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatio-hojas-'));
const limits = { maxBytes: 20 * 1024 ** 2, maxFilas: 50_000 };

function read(content: Buffer | string) {
  const path = join(folder, 'fichero');
  writeFileSync(path, content);
  const files = [{ field: 'fichero', filename: 'fichero.bin', path }];
  return readTable(files, { limits, recognize: () => undefined });
}

/** Measures how long a reading took, how long it kept everybody else waiting at most, and why it was refused. */
async function watch(content: Buffer | string) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const since = performance.now();
  const refusal = await read(content).then(
    () => undefined,
    (error) => error.problem ?? error,
  );
  delay.disable();
  return { refusal, tookMs: performance.now() - since, waitMs: delay.max / 1e6 };
}

// The first reading starts the thread, which would distort the measurement.
beforeAll(async () => {
  await read('a;b\n1;2\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([...HOSTILE_BOOKS, ...HOSTILE_SPREADSHEETS])(
  'a book with %s is refused soon, and keeps nobody waiting',
  async (_, book, detail) => {
    const { refusal, tookMs, waitMs } = await watch(await book());
    expect(refusal).toMatchObject({ status: 400, detail: expect.stringContaining(detail) });
    expect(tookMs).toBeLessThan(2_000);
    // On the main thread these readings take seconds. The test's own garbage collection takes some of these 250
    // ms.
    expect(waitMs).toBeLessThan(250);
  },
);

test.each(HARMLESS_SHEETS)('a book with %s is read', async (_, sheet) => {
  const { headings, rows } = await read(await bookOf(sheet));
  expect([headings, rows.map(({ celdas }) => celdas[0])]).toEqual([['a'], ['b']]);
});

test('a date beyond every calendar is a text that says so', async () => {
  const { rows } = await read(
    await bookOf(
      '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Fin</t></is></c></row><row r="2"><c r="A2" s="1"><v>1e300</v></c></row></sheetData>',
    ),
  );
  expect(rows[0]?.celdas).toEqual(['Fecha fuera de rango']);
});

test('a text of five megabytes of line breaks is refused by its rows', async () => {
  const { refusal } = await watch('\n'.repeat(5 * 1024 ** 2));
  expect(JSON.stringify(refusal)).toContain('El fichero tiene más de 100.000 filas, contando las vacías');
});
