import { parseCups, type SignoDecimal } from '@vatio/domain';
import { asWritten } from '../../platform/sheet/reading/cell-values.ts';
import type { ReadRow } from '../../platform/sheet/reading/read-row.ts';
import { type ImportColumn, type RowReason, rowReader } from '../../platform/sheet/reading/row-reader.ts';
import type { RenglonLeido } from '../operaciones/importacion/importacion.service.ts';

/** A row of a statement; one without reasons has a valid CUPS and an amount. */
export type Renglon = RenglonLeido & {
  readonly cups: string;
  readonly importeEur: number;
  readonly referencia: string | null;
  /** The period that the row says, when it does. */
  readonly desde: string | null;
  readonly hasta: string | null;
};

/** A commission of this size is a mistake of the file. */
const MAX_EUR = 10_000_000;

export function readRenglon(
  fila: ReadRow,
  columnas: readonly (ImportColumn | undefined)[],
  decimal: SignoDecimal,
): Renglon {
  const celdas = fila.celdas.map(asWritten);
  const lector = rowReader(fila, columnas, decimal);
  const tituloDe = (campo: string) => columnas.find((columna) => columna?.campo === campo)?.titulo ?? '';
  const escrito = lector.texto('cups');
  const cups = escrito === undefined ? undefined : parseCups(escrito);
  const importeEur = lector.numero('importe');
  const [desde, hasta] = [lector.fecha('desde') ?? null, lector.fecha('hasta') ?? null];
  const motivos: RowReason[] = [...lector.motivos];
  const refuse = (campo: string, texto: string) => motivos.push({ titulo: tituloDe(campo), texto });
  const isRefused = (campo: string) => motivos.some(({ titulo }) => titulo === tituloDe(campo));
  if (cups === undefined && !isRefused('cups')) refuse('cups', 'Falta');
  if (cups && !cups.ok) refuse('cups', cups.issue.message);
  if (importeEur === undefined && !isRefused('importe')) refuse('importe', 'Falta');
  if (importeEur !== undefined && Math.abs(importeEur) >= MAX_EUR)
    refuse('importe', 'Es demasiado para una comisión');
  if (desde !== null && hasta !== null && hasta < desde)
    refuse('hasta', 'Es anterior al principio del periodo');
  return {
    numero: fila.numero,
    celdas,
    motivos,
    desde,
    hasta,
    cups: cups?.ok ? cups.value.cups : (escrito ?? ''),
    importeEur: importeEur ?? 0,
    referencia: lector.texto('referencia') ?? null,
  };
}
