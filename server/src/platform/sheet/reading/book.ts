import type { Encoding } from './decode.ts';
import type { ReadRow } from './read-row.ts';
import type { Separator } from './separator.ts';

/** How a file of text is to be read; what is not said is guessed. */
export type Reading = {
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
};

/** The rows of a sheet; a table of text is one without a name. */
export type Sheet = { readonly name: string | null; readonly rows: readonly ReadRow[] };

/** All the rows of a file, and how they were read; a workbook has neither encoding nor separator. */
export type Book = {
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
  readonly sheets: readonly Sheet[];
};
