import { createStream, detectFormat, letrasControl } from '@vatio/domain';
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

function readAll(bytes: Uint8Array): number {
  const deteccion = detectFormat(bytes);
  if (!deteccion.ok) throw new Error(deteccion.issue.message);
  const flujo = createStream(deteccion.value);
  let registros = 0;
  for (let i = 0; i < bytes.length; i += CHUNK) registros += flujo.push(bytes.subarray(i, i + CHUNK)).length;
  return registros + flujo.end().length;
}

function cupsDe(numero: number): string {
  const cifras = `0021${String(numero).padStart(12, '0')}`;
  return `ES${cifras}${letrasControl(cifras)}0F`;
}

/** Makes twelve months of 3.0TD for each supply point, in the form in which SIPS2 delivers them. */
export function sipsConsumos(puntos: number): Uint8Array {
  const azar = randomSeries(997);
  const filas: string[] = [];
  for (let punto = 0; punto < puntos; punto++) {
    const cups = cupsDe(punto);
    for (let mes = 1; mes <= 12; mes++) {
      const kwh = (p: number) => Math.round(azar[(punto * 12 + mes * 6 + p) % 997]! * 900_000);
      const activa = [0, 1, 2, 3, 4, 5].map(kwh).join(',');
      const mm = String(mes).padStart(2, '0');
      filas.push(`${cups},2025-${mm}-01,2025-${mm}-28,019,${activa},0,0,0,0,0,0,${activa},A,1\n`);
    }
  }
  return new TextEncoder().encode(filas.join(''));
}

function datadis(dias: number): Uint8Array {
  const azar = randomSeries(997);
  const filas = ['CUPS;Fecha;Hora;consumo_kWh;metodoObtencion'];
  for (let dia = 0; dia < dias; dia++) {
    const fecha = new Date(Date.UTC(2015, 0, 1 + dia)).toISOString().slice(0, 10).replaceAll('-', '/');
    for (let hora = 1; hora <= 24; hora++) {
      const kwh = azar[(dia * 24 + hora) % 997]!.toFixed(3).replace('.', ',');
      filas.push(`${cupsDe(101)};${fecha};${String(hora).padStart(2, '0')}:00;${kwh};Real`);
    }
  }
  return new TextEncoder().encode(`${filas.join('\n')}\n`);
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
