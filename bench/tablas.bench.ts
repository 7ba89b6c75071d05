import { findTable } from '../server/src/platform/sheet/reading/find-table.ts';
import { readWorkbook } from '../server/src/platform/sheet/reading/read-workbook.ts';
import { formatAmount, printFigure } from './measure.ts';

const ROWS = 100_000;
/** With fewer rows a second somebody who brings a portfolio waits for the reader. */
const ENOUGH = 10_000;
const TITLES = [
  'Nombre',
  'NIF',
  'Teléfono',
  'Email',
  'Domicilio',
  'C.P.',
  'Población',
  'CUPS',
  'Observaciones',
];

/** A table under two lines of titles, in cp1252, whose notes have separators and line breaks. */
function tableOf(rows: number): Buffer {
  const lines = ['Exportación de clientes', '', TITLES.join(';')];
  for (let i = 0; i < rows; i++) {
    lines.push(
      `Núñez ${i}, S.L.;B${i};600${i};c${i}@x.example;"C/ Mayor, nº ${i}; 2º";28001;Móstoles;ES${i};"Llamar\r\nOJO ${i}"`,
    );
  }
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

/** The rows a second of the reader of tables, from the bytes to the rows under their heading, and the memory that it takes. */
export async function tablasBench(): Promise<void> {
  const known = new Set(TITLES);
  const recognize = (title: string) => (known.has(title) ? title : undefined);
  const small = await peakOf(tableOf(ROWS / 10), recognize);
  const large = await peakOf(tableOf(ROWS), recognize);
  const rate = ROWS / large.seconds;
  printFigure({
    name: 'Reader of tables, 100,000 rows with their heading found',
    value: formatAmount(rate, 'rows/s'),
    ratio: rate / ENOUGH,
    reference: `${ENOUGH} rows/s`,
  });
  printFigure({
    name: 'Memory of the rows read, tenfold rows',
    value: formatAmount(large.megabytes, 'MB'),
    ratio: large.megabytes / small.megabytes,
    reference: formatAmount(small.megabytes, 'MB'),
  });
}

async function peakOf(bytes: Buffer, recognize: (title: string) => string | undefined) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const since = performance.now();
  const table = findTable(await readWorkbook(bytes), recognize);
  const seconds = (performance.now() - since) / 1000;
  const megabytes = (process.memoryUsage().heapUsed - before) / 1024 ** 2;
  if (table.headingRow !== 3 || table.rows.length < ROWS / 10) throw new Error('The table was not found');
  return { seconds, megabytes };
}
