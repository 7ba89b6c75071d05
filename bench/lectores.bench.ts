import { createLabelReader, createStream, detectFormat, letrasControl } from '@vatio/domain';
import { formatAmount, measurePair, printFigure, randomSeries } from './measure.ts';

const CHUNK = 64 * 1024;

/** Counts the lines of a file. Every reader must decode the bytes and cut them into lines, so this is the reference. */
function splitLines(bytes: Uint8Array): number {
  const decoder = new TextDecoder();
  let rest = '';
  let lines = 0;
  for (let i = 0; i < bytes.length; i += CHUNK) {
    const parts = (rest + decoder.decode(bytes.subarray(i, i + CHUNK), { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    lines += parts.length;
  }
  return lines;
}

/** Reads a file twice, as the product does: first for what its hours mark, and then its records. */
function readAll(bytes: Uint8Array): number {
  const detected = detectFormat(bytes);
  if (!detected.ok) throw new Error(detected.issue.message);
  const labels = createLabelReader(detected.value);
  for (let i = 0; i < bytes.length; i += CHUNK) labels.push(bytes.subarray(i, i + CHUNK));
  labels.end();
  const readable = labels.decide();
  if (!readable.ok) throw new Error(readable.issue.message);
  const stream = createStream(readable.value);
  let records = 0;
  for (let i = 0; i < bytes.length; i += CHUNK) records += stream.push(bytes.subarray(i, i + CHUNK)).length;
  return records + stream.end().length;
}

function cupsDe(index: number): string {
  const digits = `0021${String(index).padStart(12, '0')}`;
  return `ES${digits}${letrasControl(digits)}0F`;
}

/** Makes twelve months of 3.0TD for each supply point, in the form in which SIPS2 delivers them. */
export function sipsConsumos(puntos: number): Uint8Array {
  const random = randomSeries(997);
  const lines: string[] = [];
  for (let punto = 0; punto < puntos; punto++) {
    const cups = cupsDe(punto);
    for (let month = 1; month <= 12; month++) {
      const kwh = (p: number) => Math.round(random[(punto * 12 + month * 6 + p) % 997]! * 900_000);
      const activa = [0, 1, 2, 3, 4, 5].map(kwh).join(',');
      const mm = String(month).padStart(2, '0');
      lines.push(`${cups},2025-${mm}-01,2025-${mm}-28,019,${activa},0,0,0,0,0,0,${activa},A,1\n`);
    }
  }
  return new TextEncoder().encode(lines.join(''));
}

function datadis(days: number): Uint8Array {
  const random = randomSeries(997);
  const lines = ['CUPS;Fecha;Hora;consumo_kWh;metodoObtencion'];
  for (let day = 0; day < days; day++) {
    const date = new Date(Date.UTC(2015, 0, 1 + day)).toISOString().slice(0, 10).replaceAll('-', '/');
    for (let hour = 1; hour <= 24; hour++) {
      const kwh = random[(day * 24 + hour) % 997]!.toFixed(3).replace('.', ',');
      lines.push(`${cupsDe(101)};${date};${String(hour).padStart(2, '0')}:00;${kwh};Real`);
    }
  }
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

/** Reads files from bytes to records. The reference is to cut the same bytes into lines of text. */
export function lectoresBench(): void {
  for (const [name, bytes] of [
    ['SIPS2 CONSUMOS a registros', sipsConsumos(25_000)],
    ['Datadis a lecturas', datadis(4_000)],
  ] as const) {
    const mb = bytes.length / 1e6;
    const [lines, ms] = measurePair(
      () => splitLines(bytes),
      () => readAll(bytes),
    );
    printFigure({
      name: `${name} (${formatAmount(mb, 'MB')})`,
      value: formatAmount(mb / (ms / 1000), 'MB/s'),
      reference: 'cortar los mismos bytes en líneas',
      ratio: ms / lines,
    });
  }
}
