import type { campos } from '@vatio/contract/endpoints';
import { parseCups, SINONIMOS, type SignoDecimal } from '@vatio/domain';
import { asWritten } from '../../../platform/sheet/reading/cell-values.ts';
import type { ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import { type ImportColumn, rowReader } from '../../../platform/sheet/reading/row-reader.ts';
import { columnasPropias, type Propios, readPropios } from '../../cartera/propios-de-fichero.service.ts';
import type { Columna, RenglonLeido } from '../../operaciones/importacion/importacion.service.ts';

/** A row of a file of supply points: which one it is, and the own fields and tags that it is given. */
export type Renglon = RenglonLeido & { readonly cups: string; readonly propios: Propios };

const CUPS: Columna = {
  campo: 'cups',
  titulo: 'CUPS',
  obligatorio: true,
  otros: SINONIMOS.cups,
  contenido: 'cups',
};

/** The columns of a file of supply points in this house. */
export function columnasDe(definidos: readonly campos.Campo[]): readonly Columna[] {
  return [CUPS, ...columnasPropias(definidos)];
}

/** An empty cell changes nothing. */
export function readRenglon(
  fila: ReadRow,
  columnas: readonly (ImportColumn | undefined)[],
  { decimal, definidos }: { readonly decimal: SignoDecimal; readonly definidos: readonly campos.Campo[] },
): Renglon {
  const written = rowReader(fila, columnas, decimal).texto('cups') ?? '';
  const cups = parseCups(written);
  const { propios, motivos } = readPropios({ fila, columnas, decimal, definidos });
  return {
    numero: fila.numero,
    celdas: fila.celdas.map(asWritten),
    cups: cups.ok ? cups.value.cups : written,
    propios,
    motivos: cups.ok ? motivos : [{ titulo: CUPS.titulo, texto: cups.issue.message }, ...motivos],
  };
}
