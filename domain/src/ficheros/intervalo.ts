import type { Dia } from '../fecha.ts';

/** The interval of a reading: its civil day and the minutes from midnight to its end, as the file labels it. */
export type Intervalo = { readonly dia: Dia; readonly finMin: number };

const HORA = /^(\d{1,2})(?::([0-5]\d)(?::[0-5]\d)?)?$/;

/** Minutes of `7`, `07:00`, `24:00` or `25`; undefined for what is no hour (such as a `P1`). */
export function readHour(texto: string): number | undefined {
  const partes = HORA.exec(texto);
  if (!partes) return undefined;
  const minutos = Number(partes[1]) * 60 + Number(partes[2] ?? 0);
  return minutos <= 25 * 60 ? minutos : undefined;
}

/** A reader of hours that remembers them: a year of readings brings the same 24. */
export function createHourReader(): (texto: string) => number | undefined {
  const leidas = new Map<string, number>();
  return (texto) => {
    const leida = leidas.get(texto) ?? readHour(texto);
    if (leida !== undefined) leidas.set(texto, leida);
    return leida;
  };
}

/**
 * Interval that ends at a label of the clock. Midnight closes the last interval of the day before: meters and
 * distributors write it `24:00` or `00:00` of the next day.
 */
export function intervaloHasta(dia: Dia, minutos: number): Intervalo {
  return minutos === 0 ? { dia: dia - 1, finMin: 24 * 60 } : { dia, finMin: minutos };
}

/** Interval that starts at a label of the clock, as i-DE writes it. */
export function intervaloDesde(dia: Dia, minutos: number, resolucion: 15 | 60): Intervalo {
  return { dia, finMin: minutos + resolucion };
}

/**
 * Quarter-hourly when half of the labels, in minutes, are off the hour: in such a file three of each four are, and
 * one mistyped label must not turn an hourly file into it.
 */
export function resolucionDe(minutos: readonly number[]): 15 | 60 {
  const fueraDeHora = minutos.filter((minuto) => minuto % 60 !== 0).length;
  return fueraDeHora > 0 && fueraDeHora * 2 >= minutos.length ? 15 : 60;
}

/** `29/03/2025 01:00` in its two halves; a cell with only one of them stands for both. */
export function splitDateAndHour(celda: string): readonly [fecha: string, hora: string] {
  const corte = celda.search(/[ T]/);
  return corte < 0 ? [celda, celda] : [celda.slice(0, corte), celda.slice(corte + 1).trim()];
}
