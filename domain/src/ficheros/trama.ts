import type { Dia } from '../fecha.ts';
import { readFileDate } from './celdas-de-fecha.ts';
import type { Energia, Fila, Formato } from './formato.ts';
import { type Rotulo, readHour, splitDateAndHour } from './intervalo.ts';

/** What a column of a positional format means; the columns that are not used keep their name for the messages. */
export type ColumnaTrama =
  | ('cups' | 'cil' | 'fecha' | 'anio' | 'mes' | 'dia' | 'hora' | 'minuto' | 'estacion' | 'metodo')
  | ('ai' | 'ae' | 'r1' | 'r2' | 'r3' | 'r4')
  | ('calidad-ai' | 'calidad-ae' | 'calidad-r1' | 'calidad-r2' | 'calidad-r3' | 'calidad-r4')
  | ('tipo' | 'reserva' | 'calidad-reserva' | 'firmeza' | 'factura' | 'factor-potencia' | 'tipo-factor');

/**
 * A load curve as distributors, REE and CNMC exchange it: no header, `;`, columns by position. Its layouts set the clock
 * label at the end of the interval.
 */
export type Trama = {
  readonly formato: Formato;
  readonly nombre: string;
  readonly columnas: readonly ColumnaTrama[];
  /** Columns at the end that some senders leave out, or add. */
  readonly faltan?: number;
  readonly sobran?: number;
  /** 1000 where the energies are in Wh. */
  readonly divisor: 1 | 1000;
  readonly resolucion: 15 | 60 | 'segun-minutos';
  /** What the incoming and the outgoing energy of the file are. */
  readonly ai?: Energia;
  readonly ae?: Energia;
  /** Meaning of the code of the column `metodo`; without it the code is kept and says nothing. */
  readonly estimada?: (metodo: string) => boolean | null;
  /** The format leaves the column `metodo` blank: a row that fills it belongs to another one. */
  readonly sinMetodo?: boolean;
  /** What a person should know of how such a file is read. */
  readonly avisos?: readonly string[];
  /** What tells it from a format with the same columns. */
  readonly confirms?: (filas: readonly Fila[]) => boolean;
};

/** Most senders end the row with one more separator. */
export function anchuraValida(
  { columnas, faltan = 0, sobran = 0 }: Trama,
  campos: readonly string[],
): boolean {
  const ancho = campos.at(-1) === '' ? campos.length - 1 : campos.length;
  const minima = columnas.length - faltan;
  return (ancho >= minima || campos.length === minima) && ancho <= columnas.length + sobran;
}

/** The date of a row and its label; undefined when one of them is not valid. */
export function rotuloDe(
  columnas: readonly ColumnaTrama[],
  campos: readonly string[],
  readDay: (texto: string) => Dia | undefined = (texto) => readFileDate(texto, 'dia-mes'),
): { readonly dia: Dia; readonly rotulo: Rotulo } | undefined {
  const celda = (columna: ColumnaTrama) => campos[columnas.indexOf(columna)]?.trim() ?? '';
  const [fecha, hora] = columnas.includes('fecha')
    ? splitDateAndHour(celda('fecha'))
    : [`${celda('anio')}-${celda('mes')}-${celda('dia')}`, horaDe(celda('hora'), celda('minuto'))];
  const dia = readDay(fecha);
  const rotulo = readHour(hora);
  return dia === undefined || rotulo === undefined ? undefined : { dia, rotulo };
}

function horaDe(hora: string, minuto: string): string {
  return minuto === '' ? hora : `${hora}:${minuto}`;
}
