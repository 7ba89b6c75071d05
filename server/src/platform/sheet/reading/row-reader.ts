import {
  type Result,
  type SignoDecimal,
  TARIFAS_DE_SUMINISTRO,
  type TarifaDeSuministro,
  tarifaEscrita,
} from '@vatio/domain';
import { dateOf, numberOf, paragraphOf, textOf, yesOrNoOf } from './cell-values.ts';
import { isBlank, type ReadCell, type ReadRow } from './read-row.ts';

/** A column of a file: the field that it fills, and the factor that multiplies its numbers. */
export type ImportColumn = { readonly campo: string; readonly titulo: string; readonly factor: number };

/** The fault of a cell, with the title of its column. */
export type RowReason = { readonly titulo: string; readonly texto: string };

export function asSentence({ titulo, texto }: RowReason): string {
  return titulo === '' ? texto : `${titulo}: ${texto}`;
}

/** Gives the cells of a row by field, undefined for an empty one. What cannot be read is added to `motivos`. */
export type RowReader = {
  readonly texto: (campo: string) => string | undefined;
  readonly parrafo: (campo: string) => string | undefined;
  readonly opcion: <T extends string>(campo: string, opciones: readonly T[]) => T | undefined;
  readonly tarifa: (campo: string) => TarifaDeSuministro | undefined;
  readonly lista: <T extends string>(campo: string, opciones: readonly T[]) => T[] | undefined;
  readonly numero: (campo: string) => number | undefined;
  readonly fecha: (campo: string) => string | undefined;
  readonly siONo: (campo: string) => boolean | undefined;
  readonly motivos: RowReason[];
};

export function rowReader(
  { celdas }: ReadRow,
  columnas: readonly (ImportColumn | undefined)[],
  decimal: SignoDecimal,
): RowReader {
  const motivos: RowReason[] = [];
  // Of several columns of a field, the first with something in this row counts.
  const columnaDe = (campo: string) => {
    const suyas = columnas.flatMap((columna, i) => (columna?.campo === campo ? i : []));
    return suyas.find((i) => !isBlank(celdas[i] ?? null)) ?? suyas[0] ?? -1;
  };
  const read = <T>(campo: string, lectura: (celda: ReadCell, factor: number) => Result<T | undefined>) => {
    const i = columnaDe(campo);
    const columna = columnas[i];
    if (columna === undefined) return undefined;
    const leido = lectura(celdas[i] ?? null, columna.factor);
    if (leido.ok) return leido.value;
    motivos.push({ titulo: columna.titulo, texto: leido.issue.message });
    return undefined;
  };
  const texto = (campo: string) => read(campo, textOf);
  const opcion = <T extends string>(campo: string, opciones: readonly T[], valor = texto(campo)) => {
    const elegida = opciones.find((posible) => posible.toLowerCase() === valor?.toLowerCase());
    if (valor !== undefined && elegida === undefined) {
      const { titulo = '' } = columnas.find((columna) => columna?.campo === campo) ?? {};
      motivos.push({ titulo, texto: `«${valor}» ha de ser uno de ${opciones.join(', ')}` });
    }
    return elegida;
  };
  return {
    texto,
    parrafo: (campo) => read(campo, paragraphOf),
    opcion,
    tarifa: (campo) => {
      const escrita = texto(campo);
      return opcion(
        campo,
        TARIFAS_DE_SUMINISTRO,
        escrita === undefined ? undefined : (tarifaEscrita(escrita) ?? escrita),
      );
    },
    lista: (campo, opciones) =>
      texto(campo)
        ?.split(/[,;/|]\s*/)
        .flatMap((valor) => opcion(campo, opciones, valor.trim()) ?? []),
    numero: (campo) => read(campo, (celda, factor) => numberOf(celda, decimal, factor)),
    fecha: (campo) => read(campo, dateOf),
    siONo: (campo) => read(campo, yesOrNoOf),
    motivos,
  };
}
