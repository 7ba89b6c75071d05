import { type Dia, diaDe, diasDelAnio, diasDelMes, partesDe } from './fecha.ts';
import { ok, type Result } from './result.ts';

/** A stretch of a billing interval over which `valor` does not change. */
export type Tramo<T> = {
  readonly desde: Dia;
  /** The last day is included. */
  readonly hasta: Dia;
  readonly dias: number;
  readonly valor: T;
};

/** What holds on a day and the last day on which it still does. */
export type Vigencia<T> = { readonly valor: T; readonly hasta: Dia };

/**
 * Splits the days of a bill wherever `vigencia` changes. `desde` is the first day billed. Neighbouring stretches
 * with the same `valor` (compared by identity or by `iguales`) are one.
 */
export function splitIntoTramos<T>({
  desde,
  hasta,
  vigencia,
  iguales = Object.is,
}: {
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly vigencia: (dia: Dia) => Result<Vigencia<T>>;
  readonly iguales?: (a: T, b: T) => boolean;
}): Result<Tramo<T>[]> {
  const tramos: Tramo<T>[] = [];
  let dia = desde;
  while (dia <= hasta) {
    const actual = vigencia(dia);
    if (!actual.ok) return actual;
    const fin = Math.min(actual.value.hasta, hasta);
    const previo = tramos.at(-1);
    const seguido = previo !== undefined && iguales(previo.valor, actual.value.valor);
    const inicio = seguido ? previo.desde : dia;
    if (seguido) tramos.pop();
    tramos.push({ desde: inicio, hasta: fin, dias: fin - inicio + 1, valor: actual.value.valor });
    dia = fin + 1;
  }
  return ok(tramos);
}

/** Days of a bill: the reading that opens it, excluded, and the one that closes it, included. */
export type Intervalo = { readonly desde: Dia; readonly hasta: Dia };

/** The last day of the calendar month of a day. */
export function finDeMes(dia: Dia): Dia {
  const { anio, mes } = partesDe(dia);
  return diaDe(anio, mes, diasDelMes(anio, mes));
}

/** An interval cut at the end of each calendar month. */
export function mesesDe(desde: Dia, hasta: Dia): Intervalo[] {
  const meses: Intervalo[] = [];
  for (let inicio = desde; inicio < hasta; ) {
    const fin = Math.min(finDeMes(inicio + 1), hasta);
    meses.push({ desde: inicio, hasta: fin });
    inicio = fin;
  }
  return meses;
}

/** Days by which a yearly price is divided. Free-market suppliers may keep 365 in leap years. */
export type DivisorAnual = 'dias-del-anio' | 365;

/** The divisor of a day: the length of its year, or the fixed one. */
export function divisorDe(dia: Dia, divisor: DivisorAnual = 'dias-del-anio'): Vigencia<number> {
  const { anio } = partesDe(dia);
  const hasta = diaDe(anio, 12, 31);
  return { valor: divisor === 365 ? 365 : diasDelAnio(anio), hasta };
}
