import { type Dia, diaDe, diasDelMes } from '../fecha.ts';
import type { Renglon } from './palabra.ts';

/** A date as it is printed, with its place in the line's text. */
export type FechaImpresa = { readonly dia: Dia; readonly inicio: number; readonly fin: number };

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const FORMAS: readonly { readonly forma: RegExp; readonly orden: 'dma' | 'amd' }[] = [
  { forma: /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, orden: 'amd' },
  { forma: /(?<![\d.,])(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?![\d]|[.,]\d)/g, orden: 'dma' },
  {
    forma:
      /(?<!\d)(\d{1,2})[ -]+(?:de )?(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?[ -]+(?:de |del )?(\d{4})(?!\d)/g,
    orden: 'dma',
  },
];

/** Every date of a line, from left to right: with figures in both orders, and with the name of the month. */
export function fechasDe({ llano }: Pick<Renglon, 'llano'>): readonly FechaImpresa[] {
  const fechas: FechaImpresa[] = [];
  for (const { forma, orden } of FORMAS) {
    for (const hallada of llano.matchAll(forma)) {
      const [primera = '', segunda = '', tercera = ''] = hallada.slice(1);
      const dia = orden === 'amd' ? dayOf(primera, segunda, tercera) : dayOf(tercera, segunda, primera);
      const inicio = hallada.index;
      const ocupada = fechas.some((fecha) => inicio < fecha.fin && inicio + hallada[0].length > fecha.inicio);
      if (dia !== undefined && !ocupada) fechas.push({ dia, inicio, fin: inicio + hallada[0].length });
    }
  }
  return fechas.sort((a, b) => a.inicio - b.inicio);
}

function dayOf(anio: string, mes: string, dia: string): Dia | undefined {
  const a = anio.length === 2 ? 2000 + Number(anio) : Number(anio);
  const m = /\d/.test(mes) ? Number(mes) : MESES.indexOf(mes.slice(0, 3)) + 1;
  const d = Number(dia);
  if (a < 2000 || a > 2100 || m < 1 || m > 12 || d < 1 || d > diasDelMes(a, m)) return undefined;
  return diaDe(a, m, d);
}
