import { columnasDeConsumos } from '../ficheros/sips-consumos.ts';
import { COLUMNAS_DE_SIPS2_PS } from '../ficheros/sips2.ts';

const COLUMNAS = { ps: COLUMNAS_DE_SIPS2_PS, consumos: columnasDeConsumos('junta') } as const;

/** The cells of a row by the official names of their columns; those that are absent stay blank. */
export type CeldasDeSips2 = Readonly<Record<string, string | number | undefined>>;

/** The official columns of the files of SIPS2, in their order. */
export function columnasDeSips2(cual: keyof typeof COLUMNAS): readonly string[] {
  return COLUMNAS[cual];
}

/** Rows as the CNMC writes them in the file of SIPS2 of that kind, with its header. */
export function ficheroSips2(cual: keyof typeof COLUMNAS, filas: readonly CeldasDeSips2[]): string {
  const columnas = COLUMNAS[cual];
  const escritas = filas.map((fila) => columnas.map((columna) => celda(fila[columna])).join(','));
  return `${[columnas.join(','), ...escritas].join('\n')}\n`;
}

function celda(valor: string | number | undefined): string {
  const texto = String(valor ?? '').replace(/[\r\n]+/g, ' ');
  return /[",]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
}
