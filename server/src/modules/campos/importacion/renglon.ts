import type { campos } from '@vatio/contract/endpoints';
import { parseCups, SINONIMOS, type SignoDecimal } from '@vatio/domain';
import { asWritten } from '../../../platform/sheet/reading/cell-values.ts';
import type { ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import { type ImportColumn, rowReader } from '../../../platform/sheet/reading/row-reader.ts';
import { columnasPropias, type Propios, readPropios } from '../../cartera/propios-de-fichero.service.ts';
import type { Columna, RenglonLeido } from '../../operaciones/importacion/importacion.service.ts';
import { type ClienteEscrito, COLUMNAS_DE_CLIENTE, readCliente } from './cliente-de-fila.ts';

/** A row of a file of supply points: which one it is, and the client, the own fields and the tags that it is given. */
export type Renglon = RenglonLeido & {
  readonly cups: string;
  readonly propios: Propios;
  /** Rows that waited to be imported before a file could say it have none. */
  readonly cliente?: ClienteEscrito;
  /** The supply points of other clients are taken from them. */
  readonly changesOthers?: boolean;
};

const CUPS: Columna = {
  campo: 'cups',
  titulo: 'CUPS',
  obligatorio: true,
  otros: SINONIMOS.cups,
  contenido: 'cups',
};

/** The columns of a file of supply points in this house. */
export function columnasDe(definidos: readonly campos.Campo[]): readonly Columna[] {
  return [CUPS, ...COLUMNAS_DE_CLIENTE, ...columnasPropias(definidos)];
}

/** An empty cell changes nothing. */
export function readRenglon(
  fila: ReadRow,
  columnas: readonly (ImportColumn | undefined)[],
  {
    decimal,
    definidos,
    changesOthers,
  }: {
    readonly decimal: SignoDecimal;
    readonly definidos: readonly campos.Campo[];
    readonly changesOthers: boolean;
  },
): Renglon {
  const reader = rowReader(fila, columnas, decimal);
  const written = reader.texto('cups') ?? '';
  const cups = parseCups(written);
  const cliente = readCliente(reader);
  const own = readPropios({ fila, columnas, decimal, definidos });
  const { propios } = own;
  const motivos = [...reader.motivos, ...own.motivos];
  return {
    numero: fila.numero,
    celdas: fila.celdas.map(asWritten),
    cups: cups.ok ? cups.value.cups : written,
    propios,
    cliente,
    changesOthers,
    motivos: cups.ok ? motivos : [{ titulo: CUPS.titulo, texto: cups.issue.message }, ...motivos],
  };
}
