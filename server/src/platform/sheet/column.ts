import { dayInSpain } from '../today.ts';
import { type Language, type Text, WORDS, type Word } from './words.ts';

/** The value of a cell: numbers and dates keep their type, so that a spreadsheet can add and sort them. */
export type CellValue = string | number | null | { readonly fecha: string };

/** A column of a file has a title with its unit, and gives the cell of each row. */
export type SheetColumn<Fila> = { readonly titulo: string; readonly celda: (fila: Fila) => CellValue };

/** What the export of a list shows of a value, under a title in the language of whoever takes it. */
export type Cells<Value> = {
  readonly title: Text;
  readonly cell: (value: Value, language: Language) => CellValue;
  /** Euros have two decimals on paper. */
  readonly money?: true;
  /** It tells rows apart for programs, and does not go to paper unless the sheet names it. */
  readonly identifier?: true;
  /** A client's export lacks it. */
  readonly sellersOnly?: true;
};

/** A column of the export of a list: its `id` chooses it. */
export type ListColumn<Fila> = Cells<Fila> & { readonly id: string };

/** The cell of a day, or of an instant's day in Spain; empty when there is none. */
export function dateCell(fecha: string | null): CellValue {
  if (fecha === null) return null;
  return { fecha: fecha.includes('T') ? dayInSpain(fecha) : fecha };
}

/** Whatever a sheet says of a value that the kinds below do not. */
export const cells = <Value>(title: Word, cell: Cells<Value>['cell']): Cells<Value> => ({
  title: WORDS[title],
  cell,
});

type Plain = string | number | null;

export const plain = (title: Word): Cells<Plain> => ({ title: WORDS[title], cell: (value) => value });

export const identifier = (title: Word): Cells<Plain> => ({ ...plain(title), identifier: true });

/** PostgreSQL gives a `numeric` as text. */
export const figure = (title: Word): Cells<Plain> => ({
  title: WORDS[title],
  cell: (value) => (value === null ? null : Number(value)),
});

export const money = (title: Word): Cells<Plain> => ({ ...figure(title), money: true });

export const day = (title: Word): Cells<string | null> => ({ title: WORDS[title], cell: dateCell });

type Named = { readonly nombre: string } | null;

export const named = (title: Word): Cells<Named> => ({
  title: WORDS[title],
  cell: (value) => value?.nombre ?? null,
});

export const coded = (title: Word): Cells<{ readonly codigo: string } | null> => ({
  title: WORDS[title],
  cell: (value) => value?.codigo ?? null,
});

export const listed = (title: Word): Cells<readonly (string | number)[]> => ({
  title: WORDS[title],
  cell: (values) => values.join(', '),
});

export const yesOrNo = (value: boolean, language: Language): string => WORDS[value ? 'si' : 'no'][language];

export const forSellers = <Value>(column: Cells<Value>): Cells<Value> => ({ ...column, sellersOnly: true });

/** One of a few values, each with its word. */
export const worded = <Value extends string>(
  title: Word,
  words: Readonly<Record<Value, Word>>,
): Cells<Value> => ({ title: WORDS[title], cell: (value, language) => WORDS[words[value]][language] });
