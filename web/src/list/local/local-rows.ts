import { fold } from '../../format/fold.ts';

/** What sorting and filtering need of a column. */
export type Sortable<Row> = {
  readonly id?: string;
  readonly header?: string;
  readonly kind?: 'text' | 'number' | 'figure' | 'money' | 'date';
  readonly sort?: string;
  readonly value?: (row: Row) => string | number | null | undefined;
};

type Wanted<Row> = {
  readonly q: string;
  readonly search?: (row: Row) => readonly unknown[];
  readonly sort: string | undefined;
  readonly columns: readonly Sortable<Row>[];
  readonly filters: readonly {
    readonly wanted: string;
    readonly passes: (row: Row, wanted: string) => boolean;
  }[];
  readonly where?: ((row: Row) => boolean) | undefined;
};

/** The rows that pass every filter and the search, in the order of `sort`. */
export function selectLocally<Row>(
  rows: readonly Row[],
  { q, search, sort, columns, filters, where }: Wanted<Row>,
) {
  const inForce = filters.filter(({ wanted }) => wanted !== '');
  const finds = finderOf(q);
  const found = rows.filter(
    (row) =>
      inForce.every(({ passes, wanted }) => passes(row, wanted)) &&
      (!where || where(row)) &&
      (!search || !finds || finds(search(row))),
  );
  return sortRows(found, sort, columns);
}

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/**
 * Sorts by `a,-b`: by `a` and, where `a` is equal, by `b` in reverse. The order is Spanish and stable, and missing
 * values come last in both directions.
 */
function sortRows<Row>(rows: readonly Row[], sort: string | undefined, columns: readonly Sortable<Row>[]) {
  const keys = (sort ?? '').split(',').flatMap((field) => {
    const value = columns.find((column) => column.sort === field.replace(/^-/, ''))?.value;
    return value ? [{ value, sign: field.startsWith('-') ? -1 : 1 }] : [];
  });
  return rows.toSorted((a, b) => {
    for (const { value, sign } of keys) {
      const order = compare(value(a), value(b), sign);
      if (order !== 0) return order;
    }
    return 0;
  });
}

type Value = string | number | null | undefined;

function compare(a: Value, b: Value, sign: number): number {
  const [blankA, blankB] = [isBlank(a), isBlank(b)];
  if (blankA || blankB) return Number(blankA) - Number(blankB);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}

function isBlank(value: Value): boolean {
  return value === null || value === undefined || value === '';
}

/**
 * Returns a test for a search: every word must be found, whatever its accents and case, or else the whole text without
 * separators, as people write a CUPS, an IBAN or a telephone number. Undefined when the search is empty.
 */
function finderOf(query: string): ((texts: readonly unknown[]) => boolean) | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const code = withoutSeparators(words.join(''));
  const asCode = code.length > 3 && /\d/.test(code);
  return (texts) => {
    const folded = fold(texts.map((text) => String(text ?? '')).join('\n'));
    if (words.every((word) => folded.includes(word))) return true;
    return asCode && folded.split('\n').some((text) => withoutSeparators(text).includes(code));
  };
}

function withoutSeparators(folded: string): string {
  return folded.replace(/[\s\u00a0.\-/]/g, '');
}
