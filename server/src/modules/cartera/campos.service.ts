import { type campos, campos as contract } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { dateCell, type ListColumn } from '../../platform/sheet/column.ts';
import { sameIn } from '../../platform/sheet/words.ts';

const { HUECOS, claseDe } = contract;

/** The columns of a row that keep the fields of a house's own; null where it has no value. */
export type ColumnasDeCampos = {
  [H in campos.Hueco]: (H extends `numero${number}` ? number : string) | null;
};

/** None of the fields has a value. */
export const SIN_CAMPOS = Object.fromEntries(HUECOS.map((hueco) => [hueco, null])) as ColumnasDeCampos;

/** The columns of the fields, selected from the table of that alias. */
export function columnasDeCampos(alias: string): RawBuilder<unknown> {
  return sql.raw(HUECOS.map((hueco) => `${alias}.${hueco}`).join(', '));
}

/** The fields of the table of that alias that have a value, as a call answers them; null where none has. */
export function camposDichos(alias: string): RawBuilder<campos.Campos | null> {
  const pairs = HUECOS.map((hueco) => `'${hueco}', ${alias}.${hueco}`).join(', ');
  return sql`case when num_nonnulls(${columnasDeCampos(alias)}) > 0
    then json_strip_nulls(json_build_object(${sql.raw(pairs)})) end`;
}

/** The assignments that empty every field of a row. */
export const CAMPOS_VACIOS = sql.join(HUECOS.map((hueco) => sql`${sql.id(hueco)} = null`));

type FieldSql = { readonly filter: RawBuilder<unknown>; readonly sort: RawBuilder<unknown> };

/** The SQL of the fields in a list that filters on the table of that alias, and may sort on the selected columns instead. */
export function listSqlDeCampos(alias: string, sort: 'table' | 'selected' = 'table') {
  const fields = HUECOS.map((hueco) => {
    const filter = sql.ref(`${alias}.${hueco}`);
    return [hueco, { filter, sort: sort === 'table' ? filter : sql.ref(hueco) }] as const;
  });
  return Object.fromEntries(fields) as Record<campos.Hueco, FieldSql>;
}

/** The fields that have a value, as a call answers them. */
export function camposDe(fila: ColumnasDeCampos): campos.Campos {
  const dichos = HUECOS.flatMap((hueco) => (fila[hueco] === null ? [] : [[hueco, fila[hueco]] as const]));
  return Object.fromEntries(dichos);
}

/** A sheet of paper has room for this many columns. */
const MAX_ON_PAPER = 16;

/** The columns that go to paper: those of the list, and as many fields of the house's own as there is room for. */
export function withOwnOnPaper(
  ofList: readonly string[],
  propias: readonly ListColumn<ColumnasDeCampos>[],
): string[] {
  const room = Math.max(0, MAX_ON_PAPER - ofList.length);
  return [...ofList, ...propias.slice(0, room).map(({ id }) => id)];
}

/** The columns of an export: the fields that are in use, in their order. They are not for a client to read. */
export function hojaDeCampos(
  { role }: Pick<Viewer, 'role'>,
  definidos: readonly campos.Campo[],
): ListColumn<ColumnasDeCampos>[] {
  if (role === 'cliente') return [];
  return definidos
    .filter(({ archivado }) => !archivado)
    .map(({ hueco, nombre }) => ({
      id: hueco,
      title: sameIn(nombre),
      cell: (fila) =>
        claseDe(hueco) === 'fecha' ? dateCell(fila[hueco] as string | null) : (fila[hueco] ?? null),
    }));
}
