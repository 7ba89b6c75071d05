import { asWritten } from '../../../../platform/sheet/reading/cell-values.ts';
import { isBlank, type ReadCell, type ReadRow } from '../../../../platform/sheet/reading/read-row.ts';

/** Rows with figures, and what stands above them: titles, and the rows that name their columns. */
export type Bloque = {
  readonly titulos: readonly string[];
  /** The texts above each column, the nearest first; those above several go with each of them. */
  readonly cabecera: readonly (readonly string[])[];
  /** The row right above the figures, which names the columns that are no price. */
  readonly nombres: readonly string[];
  readonly filas: readonly ReadRow[];
};

const CIFRA = /^[-+]?\d[\d.,]*\s*€?$/u;

export function isCifra(celda: ReadCell | undefined): boolean {
  return typeof celda === 'number' || (typeof celda === 'string' && CIFRA.test(celda.trim()));
}

/** Parts the rows of a sheet into blocks, each of which ends where a text without figures begins again. */
export function bloquesDe(rows: readonly ReadRow[]): Bloque[] {
  const bloques: Bloque[] = [];
  let encima: ReadRow[] = [];
  let filas: ReadRow[] = [];
  const close = () => {
    if (filas.length > 0) bloques.push(bloqueDe(encima, filas));
    if (filas.length > 0) encima = [];
    filas = [];
  };
  for (const row of rows) {
    if (row.celdas.every(isBlank)) continue;
    if (row.celdas.some(isCifra)) filas.push(row);
    else {
      close();
      encima.push(row);
    }
  }
  close();
  return bloques;
}

const MAX_CABECERA = 3;

/**
 * The rows of several texts that stand right above the figures name their columns, those further up if one of them stands above
 * figures; what is above those are titles.
 */
function bloqueDe(encima: readonly ReadRow[], filas: readonly ReadRow[]): Bloque {
  const primera = primeraCifra(filas);
  let alto = 0;
  const isHeading = (row: ReadRow | undefined) =>
    textosDe(row).length > 1 && (alto === 0 || row?.celdas.slice(primera).some((celda) => !isBlank(celda)));
  while (alto < MAX_CABECERA && isHeading(encima.at(-1 - alto))) alto++;
  const cabecera = encima.slice(encima.length - alto);
  const ancho = Math.max(...[...cabecera, ...filas].map(({ celdas }) => celdas.length));
  const escritas = cabecera
    .map(({ celdas }, i) => spread(celdas, ancho, i < cabecera.length - 1))
    .toReversed();
  return {
    titulos: encima.slice(0, encima.length - alto).flatMap((row) => textosDe(row)),
    cabecera: Array.from({ length: ancho }, (_, j) => escritas.flatMap((row) => row[j] || [])),
    nombres: escritas[0] ?? [],
    filas: fillDown(filas, ancho),
  };
}

function textosDe(row: ReadRow | undefined): string[] {
  return (row?.celdas ?? []).map(asWritten).filter((texto) => texto !== '');
}

/** What stands above several columns stands in the first of them. */
function spread(celdas: readonly ReadCell[], ancho: number, isAbove: boolean): string[] {
  let ultimo = '';
  return Array.from({ length: ancho }, (_, j) => {
    const texto = asWritten(celdas[j] ?? null);
    if (texto !== '') ultimo = texto;
    return isAbove ? ultimo : texto;
  });
}

/** A text that goes with several rows stands in the first of them. */
function fillDown(filas: readonly ReadRow[], ancho: number): ReadRow[] {
  const primera = primeraCifra(filas);
  let antes: readonly ReadCell[] = [];
  return filas.map(({ numero, celdas }) => {
    const llenas = Array.from({ length: ancho }, (_, j) => {
      const celda = celdas[j] ?? null;
      return j < primera && isBlank(celda) && typeof antes[j] === 'string' ? (antes[j] ?? null) : celda;
    });
    antes = llenas;
    return { numero, celdas: llenas };
  });
}

function primeraCifra(filas: readonly ReadRow[]): number {
  return Math.min(...filas.map(({ celdas }) => celdas.findIndex(isCifra)).filter((j) => j >= 0));
}
