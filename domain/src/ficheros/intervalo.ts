import { type Dia, horasDelDia } from '../fecha.ts';

/** The interval of a reading: its civil day and the minutes from midnight to its end, as the file labels it. */
export type Intervalo = { readonly dia: Dia; readonly finMin: number };

/** The label of an interval as its cell says it, before it is known which end of the interval it marks. */
export type Rotulo = {
  /** Minutes of the clock; a bare number counts as hours, and `00:00-01:00` as its first half. */
  readonly minutos: number;
  readonly esNumero: boolean;
  /** The minutes between both halves of `00:00-01:00`; null where the cell says one hour. */
  readonly duracion: number | null;
};

/** Which end of its interval a label marks; `ordinal` numbers the intervals of the day from 1. */
export type Marca = 'inicio' | 'fin' | 'ordinal';

/** How the labels of a file are read. */
export type Etiquetado = {
  /** `cruda` leaves the label as it is written, for whoever has still to find out what it marks. */
  readonly marca: Marca | 'cruda';
  /** The day that an interval with the label `00:00` at its end closes: the one before, or its own. */
  readonly medianoche: 'anterior' | 'propia';
  /** Minutes of each unit of a bare number. */
  readonly unidadMin: 15 | 60;
};

export const CRUDO: Etiquetado = { marca: 'cruda', medianoche: 'anterior', unidadMin: 60 };
export const AL_FINAL: Etiquetado = { marca: 'fin', medianoche: 'anterior', unidadMin: 60 };

const DIA = 24 * 60;
const DIA_LARGO = 25 * 60;
/** Quarter-hours of the day of 25 hours. */
const MAX_NUMERO = 100;
const HORA = /^(\d{1,3})(?:(:)([0-5]\d)(?::[0-5]\d)?)?$/;
const TRAMO = /^(\d{1,2}(?::\d\d)?)\s?h?\s?(?:-|–|a)\s?(\d{1,2}(?::\d\d)?)\s?h?$/;

/** Reads `7`, `07:00`, `24:00`, `25`, `96` or `00:00-01:00`; undefined for what is no hour (such as a `P1`). */
export function readHour(texto: string): Rotulo | undefined {
  const partes = HORA.exec(texto);
  if (partes) {
    const esNumero = partes[2] === undefined;
    const minutos = Number(partes[1]) * 60 + Number(partes[3] ?? 0);
    const maximo = esNumero ? MAX_NUMERO * 60 : DIA_LARGO;
    return minutos <= maximo ? { minutos, esNumero, duracion: null } : undefined;
  }
  const [, desde, hasta] = TRAMO.exec(texto) ?? [];
  const inicio = desde === undefined ? undefined : readHour(desde);
  const fin = hasta === undefined ? undefined : readHour(hasta);
  if (!inicio || !fin || Math.max(inicio.minutos, fin.minutos) > DIA_LARGO) return undefined;
  return { minutos: inicio.minutos, esNumero: false, duracion: (fin.minutos - inicio.minutos + DIA) % DIA };
}

/** How the labels of a file are written: by the clock, as bare numbers, or as both ends of the interval. */
export type Escritura = 'reloj' | 'numero' | 'tramo';

/** The way of most of the labels. */
export function escrituraDe(rotulos: readonly Rotulo[]): Escritura {
  const tramos = rotulos.filter(({ duracion }) => duracion !== null).length;
  const numeros = rotulos.filter(({ esNumero }) => esNumero).length;
  if (tramos * 2 > rotulos.length) return 'tramo';
  return numeros * 2 > rotulos.length ? 'numero' : 'reloj';
}

/** A reader of hours that remembers them: a year of readings brings the same 24. */
export function createHourReader(): (texto: string) => Rotulo | undefined {
  const leidas = new Map<string, Rotulo>();
  return (texto) => {
    const leida = leidas.get(texto) ?? readHour(texto);
    if (leida !== undefined) leidas.set(texto, leida);
    return leida;
  };
}

/** How long each interval is, and what its labels mark. */
export type LecturaDeRotulo = { readonly etiquetado: Etiquetado; readonly resolucion: 15 | 60 };

/** The interval that a label names on a date; or in Spanish why it names none. */
export function intervaloDe(
  dia: Dia,
  rotulo: Rotulo,
  { etiquetado, resolucion }: LecturaDeRotulo,
): Intervalo | string {
  const { minutos, esNumero, duracion } = rotulo;
  if (minutos % resolucion !== 0 && !esNumero) return `no cierra un intervalo de ${resolucion} minutos`;
  if (etiquetado.marca === 'cruda') return { dia, finMin: minutos };
  if (duracion !== null) {
    return duraUnIntervalo(dia, duracion, resolucion)
      ? { dia, finMin: minutos + resolucion }
      : `no es un intervalo de ${resolucion} minutos`;
  }
  if (!esNumero && etiquetado.unidadMin < 60) return 'no es un número de cuarto de hora';
  const reloj = esNumero ? (minutos / 60) * etiquetado.unidadMin : minutos;
  const intervalo =
    etiquetado.marca === 'inicio'
      ? { dia, finMin: reloj + resolucion }
      : intervaloHasta(dia, reloj, etiquetado);
  return intervalo.finMin > DIA_LARGO ? 'no es una hora' : intervalo;
}

/**
 * Interval that ends at a label of the clock. Midnight closes the last interval of the day before, which meters and
 * distributors write `24:00` or `00:00` of the next day; or of its own date in the files that say so.
 */
function intervaloHasta(dia: Dia, minutos: number, { medianoche }: Etiquetado): Intervalo {
  if (minutos > 0) return { dia, finMin: minutos };
  return { dia: medianoche === 'propia' ? dia : dia - 1, finMin: DIA };
}

/** The clock jumps inside one interval of the days of 23 and 25 hours, as in `01:00-03:00`. */
function duraUnIntervalo(dia: Dia, duracion: number, resolucion: 15 | 60): boolean {
  const salto = (24 - horasDelDia(dia)) * 60;
  return duracion === resolucion || (duracion - resolucion + DIA) % DIA === (salto + DIA) % DIA;
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
