import { type campos, campos as contract, etiquetas as tags } from '@vatio/contract/endpoints';
import type { SignoDecimal } from '@vatio/domain';
import { differences } from '../../platform/differences.ts';
import { foldText } from '../../platform/fold-text.ts';
import type { ReadRow } from '../../platform/sheet/reading/read-row.ts';
import {
  type ImportColumn,
  type RowReader,
  type RowReason,
  rowReader,
} from '../../platform/sheet/reading/row-reader.ts';
import type { ColumnasDeCampos } from './campos.service.ts';
import { MAX_ETIQUETAS, orderEtiquetas } from './etiquetas.service.ts';
import { valorDe } from './valores-de-campos.service.ts';

/** The values that a row of a file gives to the fields of a house's own, and its tags, which take the place of those it has. */
export type Propios = Partial<ColumnasDeCampos> & { readonly etiquetas?: string[] };

const ETIQUETAS = { campo: 'etiquetas', titulo: 'Etiquetas', otros: ['Etiqueta', 'Tags'] };

/** The columns that a file may have besides those of its kind: tags, and the fields of a house's own in use, by their names. */
export function columnasPropias(definidos: readonly campos.Campo[]) {
  const fields = inUse(definidos).map(({ hueco, nombre, clase }) => ({
    campo: hueco,
    titulo: nombre,
    ...(clase === 'numero' && { numero: true as const }),
  }));
  return [ETIQUETAS, ...fields];
}

function inUse(definidos: readonly campos.Campo[]): campos.Campo[] {
  return definidos.filter(({ archivado }) => !archivado);
}

/** An empty cell changes nothing. */
export function readPropios({
  fila,
  columnas,
  decimal,
  definidos,
}: {
  readonly fila: ReadRow;
  readonly columnas: readonly (ImportColumn | undefined)[];
  readonly decimal: SignoDecimal;
  readonly definidos: readonly campos.Campo[];
}): { readonly propios: Propios; readonly motivos: readonly RowReason[] } {
  const reader = rowReader(fila, columnas, decimal);
  const titleOf = (campo: string) => columnas.find((columna) => columna?.campo === campo)?.titulo ?? '';
  const valores: Partial<Record<campos.Hueco, string | number | null>> = {};
  for (const definido of inUse(definidos)) {
    const cell = cellOf(reader, definido);
    if (cell === undefined) continue;
    const read = valorDe(definido, cell);
    if ('mal' in read) reader.motivos.push({ titulo: titleOf(definido.hueco), texto: read.mal });
    else valores[definido.hueco] = read.valor;
  }
  const etiquetas = readEtiquetas(reader, titleOf('etiquetas'));
  const propios = { ...valores, ...(etiquetas && { etiquetas }) } as Propios;
  return { propios, motivos: reader.motivos };
}

function cellOf(reader: RowReader, { hueco, clase, nombre }: campos.Campo): string | number | undefined {
  if (clase === 'numero') return reader.numero(hueco);
  if (clase === 'fecha') return reader.fecha(hueco);
  const texto = reader.texto(hueco);
  if (texto === undefined || texto.length <= contract.MAX_TEXTO) return texto;
  reader.motivos.push({ titulo: nombre, texto: `Como mucho ${contract.MAX_TEXTO} caracteres` });
  return undefined;
}

function readEtiquetas(reader: RowReader, titulo: string): string[] | undefined {
  const names = reader
    .texto('etiquetas')
    ?.split(/[,;]/)
    .map((nombre) => nombre.trim())
    .filter(Boolean);
  if (names === undefined || names.length === 0) return undefined;
  const distinct = [...new Map(names.map((nombre) => [foldText(nombre), nombre])).values()];
  const long = distinct.find((nombre) => nombre.length > tags.MAX_ETIQUETA);
  if (long) reader.motivos.push({ titulo, texto: `«${long}» pasa de ${tags.MAX_ETIQUETA} caracteres` });
  if (distinct.length > MAX_ETIQUETAS)
    reader.motivos.push({ titulo, texto: `Como mucho ${MAX_ETIQUETAS} etiquetas` });
  return orderEtiquetas(distinct);
}

/** The own fields and tags that a file wrote on a row, before and after. */
export type CambioDePropios = { readonly antes: object; readonly despues: object };

/**
 * Undoing an import gives back only the values that nobody has changed since. The version of the row does not tell, because tags and
 * own fields leave it as it is.
 */
export function unwrittenSince(fila: object, { antes, despues }: CambioDePropios): object {
  const since = Object.keys(differences(fila, despues)?.despues ?? {});
  return Object.fromEntries(Object.entries(antes).filter(([campo]) => !since.includes(campo)));
}

/** The tags of a file by the names that a row has already, whatever their accents and capitals. */
export function sameNames(etiquetas: readonly string[], before: readonly string[]): string[] {
  return orderEtiquetas(
    etiquetas.map((nombre) => before.find((kept) => foldText(kept) === foldText(nombre)) ?? nombre),
  );
}
