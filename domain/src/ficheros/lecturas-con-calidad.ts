import type { Fila } from './formato.ts';
import { resolucionDe } from './intervalo.ts';
import { type ColumnaTrama, rotuloDe } from './trama.ts';

/** Columns that P1D and P2D share: each magnitude is followed by its quality code. */
export const columnasP: readonly ColumnaTrama[] = [
  'cups',
  'tipo',
  'fecha',
  'estacion',
  'ai',
  'calidad-ai',
  'ae',
  'calidad-ae',
  'r1',
  'calidad-r1',
  'r2',
  'calidad-r2',
  'r3',
  'calidad-r3',
  'r4',
  'calidad-r4',
  'reserva',
  'calidad-reserva',
  'reserva',
  'calidad-reserva',
  'metodo',
  'firmeza',
];

export function hasQuarters(filas: readonly Fila[]): boolean {
  return resolucionDe(filas.map(fin)) === 15;
}

/** Whether two consecutive rows of one supply are an hour apart. */
export function pasaHoras(filas: readonly Fila[]): boolean {
  return filas.some((fila, i) => {
    const anterior = filas[i - 1];
    return anterior?.campos[0] === fila.campos[0] && Math.abs(fin(fila) - fin(anterior!)) === 60;
  });
}

export function bringsFirmeza(filas: readonly Fila[]): boolean {
  return filas.some(({ campos }) => (campos[columnasP.indexOf('firmeza')] ?? '') !== '');
}

/** Minutes from 1970 to the label, by its clock. */
function fin(fila: Fila): number {
  const leido = rotuloDe(columnasP, fila.campos);
  return leido ? leido.dia * 1440 + leido.rotulo.minutos : Number.NaN;
}
