import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calculos } from '@vatio/contract/endpoints';
import { FACTURAS } from '../../server/src/modules/calculos/lectura/test-facturas.ts';
import { pdfDePrueba } from '../../server/src/modules/calculos/lectura/test-pdf.ts';
import { withConnection } from '../../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/start.ts';
import { migrate } from '../../server/src/platform/migrations.ts';
import { loadPuntos } from '../listado/load-puntos.ts';
import { usuarioDe } from '../listado/puntos-sinteticos.ts';
import { formatAmount, printFigure, quantile } from '../measure.ts';
import { pageInPlaceOfWeb, startServer } from '../server.ts';
import { openSessions, tokenOfBench } from '../sessions.ts';

const SECRET = 'secreto-del-banco-de-pruebas-32-letras';
const PDFS = 100;
/** As many plain calls are made of a server that reads nothing. */
const QUIET_CALLS = 200;
/** A person clicks no faster. */
const PAUSE_MS = 10;

/** How long a plain call takes while a hundred PDFs are read that came at once, beside the same call of a quiet server. */
export async function atOnceBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-papeles-'));
  const database = await startEmbeddedPostgres(folder, { durable: false });
  let stop = async () => {};
  try {
    await withConnection(database.url, (client) => migrate(client));
    await loadPuntos(database.url, 1);
    await withConnection(database.url, (client) => openSessions(client));
    const vatio = await startServer({
      DATABASE_URL: database.url,
      VATIO_DATA: join(folder, 'datos'),
      VATIO_SECRET: SECRET,
      VATIO_WEB: pageInPlaceOfWeb(folder),
      VATIO_LIMIT_REQUESTS: '1000000000',
    });
    stop = vatio.stop;
    const authorization = `Bearer ${await tokenOfBench(SECRET, usuarioDe(0))}`;
    await compare(vatio.origin, authorization);
  } finally {
    await stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(origin: string, authorization: string): Promise<void> {
  const pdf = await pdfDePrueba(FACTURAS[0]!.paginas);
  const read = () => readPdf(origin, authorization, pdf);
  const plain = () => timeOf(() => plainCall(origin, authorization));
  // The first of each compiles.
  await Promise.all([read(), plain()]);
  const quiet: number[] = [];
  for (let i = 0; i < QUIET_CALLS; i++) quiet.push(await plain());
  const begun = performance.now();
  let reading = true;
  const all = Promise.all(Array.from({ length: PDFS }, read)).finally(() => {
    reading = false;
  });
  const busy: number[] = [];
  while (reading) {
    busy.push(await plain());
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await all;
  const seconds = (performance.now() - begun) / 1000;
  for (const [name, share] of [
    ['mediana', 0.5],
    ['p95', 0.95],
  ] as const) {
    printFigure({
      name: `Una llamada mientras se leen ${PDFS} PDF de una vez (${name} de ${busy.length})`,
      value: formatAmount(quantile(busy, share), 'ms'),
      reference: `la misma sin leer nada, ${formatAmount(quantile(quiet, share), 'ms')}`,
      ratio: quantile(busy, share) / quantile(quiet, share),
    });
  }
  console.log(`${PDFS} PDF leídos en ${formatAmount(seconds, 's')}`);
}

async function readPdf(origin: string, authorization: string, pdf: Buffer): Promise<void> {
  const form = new FormData();
  form.append('fichero', new Blob([new Uint8Array(pdf)]), 'factura.pdf');
  const { path, method } = calculos.lecturaFactura;
  const answer = await fetch(`${origin}${path}`, { method, headers: { authorization }, body: form });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.text();
}

async function plainCall(origin: string, authorization: string): Promise<void> {
  const { path, method } = calculos.cups;
  const headers = { authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ cups: 'ES0021000000000101YY' });
  const answer = await fetch(`${origin}${path}`, { method, headers, body });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.text();
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
