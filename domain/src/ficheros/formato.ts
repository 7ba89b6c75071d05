import type { Result } from '../result.ts';
import type { Separador } from './campos.ts';
import type { OrdenFecha } from './celdas-de-fecha.ts';
import type { Codificacion } from './codificacion.ts';
import type { Escritura, Etiquetado } from './intervalo.ts';
import type { SignoDecimal } from './numeros.ts';
import type { Registro } from './registro.ts';

export type Formato =
  | 'sips2-ps'
  | 'sips2-consumos'
  | 'sips2026-ps'
  | 'sips2026-consumos'
  | 'datadis'
  | 'cnmc'
  | 'e-distribucion'
  | 'i-de'
  | 'ufd'
  | 'matriz-de-horas'
  | 'portal'
  | 'portal-instantes'
  | 'f1'
  | 'p1d'
  | 'p2d'
  | 'p5d'
  | 'f5d'
  | 'a5d'
  | 'b5d'
  | 'mcil'
  | 'mcilqh'
  | 'mhcil'
  | 'medidas'
  | 'omie'
  | 'esios'
  | 'pvpc'
  | 'perfiles'
  | 'perdidas';

/** The formats that bring no supply's data but series of the whole market, which are of everybody. */
export const FORMATOS_DE_MERCADO: readonly Formato[] = ['omie', 'esios', 'pvpc', 'perfiles', 'perdidas'];

export type Energia = 'activa' | 'vertida' | 'generada' | 'autoconsumida';

export type Cuadrante = 'r1' | 'r2' | 'r3' | 'r4';

/** A column of a file with a header: what it means, where it is and by how much its numbers are divided. */
export type Columna = {
  readonly rol: 'cups' | 'fecha' | 'hora' | 'fechaHora' | 'estacion' | 'metodo' | Energia | Cuadrante;
  readonly indice: number;
  /** The name as the file writes it. */
  readonly nombre: string;
  /** The divisor is 1000 where the column is in Wh. */
  readonly divisor: 1 | 1000;
};

/** What the start of a file says about how to read it. */
export type Reconocido = {
  readonly decimal: SignoDecimal;
  readonly orden: OrdenFecha;
  /** Only load curves have a resolution, in minutes. */
  readonly resolucion: 15 | 60 | null;
  /** How its labels are written; null without them. */
  readonly escritura: Escritura | null;
  /** The line of the header, from 0; null without one. */
  readonly lineaCabecera: number | null;
  /** The header itself, which joined files repeat. */
  readonly cabecera: string | null;
  /** Columns found by their name; empty in the formats that go by position. */
  readonly columnas: readonly Columna[];
  readonly anchura: number;
  readonly avisos: readonly string[];
};

export type Deteccion = Reconocido & {
  readonly formato: Formato;
  /** The name of the format for people. */
  readonly nombre: string;
  readonly codificacion: Codificacion;
  readonly bom: boolean;
  readonly separador: Separador;
};

/** A file whose labels are known to mark one end of their interval, or one without labels: it can be read. */
export type Leible = Deteccion & {
  readonly etiquetado: Etiquetado;
  /** By what its labels were known, in Spanish; null for a file without hours. */
  readonly motivoEtiqueta: string | null;
};

/** A row of the start of the file, cut by one of the separators it might have. */
export type Fila = { readonly indice: number; readonly texto: string; readonly campos: readonly string[] };

export type Muestra = { readonly separador: Separador; readonly filas: readonly Fila[] };

/** Reads the cells of a row, which may hold several readings, or says in Spanish what is wrong with which column. */
export type LectorFila = (campos: readonly string[]) => Registro | readonly Registro[] | string;

/**
 * Reads a row straight from its bytes. Only the plainest rows: undefined sends the row to the reader of text, which
 * says what is wrong with it, or reads it after all.
 */
export type LectorBytes = {
  read(bytes: Uint8Array, inicio: number): Registro | undefined;
  /** Where the row after the last one read starts. */
  readonly siguiente: number;
};

export type FormatoFichero = {
  readonly formato: Formato;
  readonly nombre: string;
  /** The energy that its curve is about. */
  readonly energia: Energia;
  /** Undefined when the file is of another format; a failure when it is of this one and cannot be read safely. */
  readonly recognizeFile: (muestra: Muestra) => Result<Reconocido> | undefined;
  readonly createReader: (leible: Leible) => LectorFila;
  /** Only the formats that come in bulk have one, and perhaps not for every file. */
  readonly createByteReader?: (leible: Leible) => LectorBytes | undefined;
  /** Its labels are of the clock, and only the file itself says which end of the interval they mark. */
  readonly conReloj?: true;
  /** The end that the official layout sets, for a piece of a file too short to show it; absent where none sets it. */
  readonly marcaOficial?: 'fin';
  /** Its first line is its own name: where that is found, no other format need be tried. */
  readonly conNombre?: true;
  /** Its header has the words that anybody uses: it is tried where no layout of its own is recognised. */
  readonly generico?: true;
};

/** Names a column in the reason of a rejection, counting from 1. */
export function nameColumn(indice: number, nombre: string): string {
  return `Columna ${indice + 1} (${nombre})`;
}

/** The cells of one column in a sample, blanks left out. */
export function* celdasDe(filas: readonly Fila[], indices: readonly number[]): Generator<string> {
  for (const fila of filas) {
    for (const indice of indices) {
      const celda = fila.campos[indice]?.trim();
      if (celda) yield celda;
    }
  }
}

/** Whether at least half of the rows fit, so that one bad row does not hide the format of a file. */
export function halfOfThemFit(filas: readonly Fila[], encaja: (fila: Fila) => boolean): boolean {
  const buenas = filas.reduce((cuenta, fila) => cuenta + (encaja(fila) ? 1 : 0), 0);
  return buenas > 0 && buenas * 2 >= filas.length;
}
