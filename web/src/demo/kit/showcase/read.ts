/** A piece of source code and its kind (keyword, text, comment…), as the build splits it. */
type Piece = readonly [text: string, kind: string];

/** A component that an example uses, with its properties as its type says them. */
export type Part = {
  readonly component: string;
  readonly properties: readonly {
    readonly name: string;
    readonly type: string;
    readonly optional: boolean;
    readonly note: string;
  }[];
};

/** What the build reads of an example: its text, and the parts of the product that it uses. */
export type Read = { readonly pieces: readonly Piece[]; readonly parts: readonly Part[] };
