import { curvaDeTrama } from './curva-de-trama.ts';
import type { Fila } from './formato.ts';
import { isEstimated } from './metodo-obtencion.ts';
import type { ColumnaTrama } from './trama.ts';

export const columnasF5d: readonly ColumnaTrama[] = [
  'cups',
  'fecha',
  'estacion',
  'ai',
  'ae',
  'r1',
  'r2',
  'r3',
  'r4',
  'metodo',
  'firmeza',
  'factura',
];

/**
 * F5D, the invoiced hourly curve, and RF5D, the one of a corrected invoice, with the same columns: Wh and VArh.
 * Some distributors add two columns at the end.
 */
export const f5d = curvaDeTrama({
  formato: 'f5d',
  nombre: 'F5D/RF5D',
  columnas: columnasF5d,
  sobran: 2,
  divisor: 1000,
  resolucion: 'segun-minutos',
  ai: 'activa',
  ae: 'vertida',
  estimada: isEstimated,
  confirms: (filas) => hasMethod(filas) || (bringsSalida(filas) && bringsInput(filas)),
});

/** What tells F5D from A5D and B5D, which leave the method blank. */
export function hasMethod(filas: readonly Fila[]): boolean {
  return filas.some(({ campos }) => campos[columnasF5d.indexOf('metodo')]!.trim() !== '');
}

export function bringsSalida(filas: readonly Fila[]): boolean {
  return filas.some(({ campos }) => campos[columnasF5d.indexOf('ae')]!.trim() !== '');
}

function bringsInput(filas: readonly Fila[]): boolean {
  return filas.some(({ campos }) => Number(campos[columnasF5d.indexOf('ai')]) !== 0);
}
