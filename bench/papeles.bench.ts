import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkF1 } from '../server/src/modules/calculos/f1/f1.ts';
import { facturaF1, mensajeF1 } from '../server/src/modules/calculos/f1/test-f1.ts';
import { readBill } from '../server/src/modules/calculos/lectura/lectura.ts';
import { FACTURAS } from '../server/src/modules/calculos/lectura/test-facturas.ts';
import { pdfDePrueba } from '../server/src/modules/calculos/lectura/test-pdf.ts';
import { formatAmount, printFigure, quantile } from './measure.ts';
import { atOnceBench } from './papeles/at-once.ts';

const BILLS = 3_000;
const PAGES = 12;
const RUNS = 5;

/** Papers from bytes to what they say. The reference of both is to read the same bytes as text. */
export async function papelesBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-papeles-'));
  try {
    const xml = join(folder, 'f1.xml');
    const facturas = Array.from({ length: BILLS }, (_, i) => facturaF1({ codigo: `F${i}` }).xml);
    writeFileSync(xml, mensajeF1(facturas.join('\n')));
    const f1 = await inTurns(xml, async () => {
      for await (const part of checkF1({ path: xml, nombre: 'f1.xml' })) void part;
    });
    printFigure({
      name: `F1 leídas y comprobadas (${BILLS} facturas de seis periodos)`,
      value: formatAmount(BILLS / (f1.work / 1000), 'facturas/s'),
      reference: 'leer los mismos bytes como texto',
      ratio: f1.work / f1.reference,
    });
    const pdf = join(folder, 'facturas.pdf');
    const paginas = Array.from({ length: PAGES }, (_, i) => FACTURAS[i % FACTURAS.length]!.paginas[0]!);
    writeFileSync(pdf, await pdfDePrueba(paginas));
    const read = await inTurns(pdf, () => readBill({ path: pdf, password: undefined, codes: [] }));
    printFigure({
      name: `Factura en PDF leída (${PAGES} páginas con texto)`,
      value: formatAmount(read.work / PAGES, 'ms/página'),
      reference: 'leer los mismos bytes como texto',
      ratio: read.work / read.reference,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await atOnceBench();
}

/** Median times in ms; both sides run in turns, so that a busy machine slows both. */
async function inTurns(
  path: string,
  work: () => Promise<unknown>,
): Promise<{ readonly work: number; readonly reference: number }> {
  await work();
  const times = { work: [] as number[], reference: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    readFileSync(path, 'latin1');
    const between = performance.now();
    await work();
    times.reference.push(between - start);
    times.work.push(performance.now() - between);
  }
  return { work: quantile(times.work, 0.5), reference: quantile(times.reference, 0.5) };
}
