export type AutocompleteItem = {
  readonly title: string;
  /** The place in the ranking is a text, from `1` to `100`. */
  readonly rank: string;
  /** The id is `tt` and seven digits. */
  readonly id: string;
};

/** `GET /api/autocomplete/data` answers this. */
export type AutocompleteAnswer = { readonly autoComplete: readonly AutocompleteItem[] };
