export type AutocompleteItem = {
  readonly title: string;
  /** Place in the ranking, as text: `1` to `100`. */
  readonly rank: string;
  /** `tt` and seven digits. */
  readonly id: string;
};

/** Answer of `GET /api/autocomplete/data`. */
export type AutocompleteAnswer = { readonly autoComplete: readonly AutocompleteItem[] };
