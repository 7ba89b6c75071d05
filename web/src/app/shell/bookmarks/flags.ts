/** The ids of the bookmarked screens in order, and the function that adds or removes one. */
export type Flags = {
  readonly ids: readonly string[];
  readonly flag: (id: string, flagged: boolean) => void;
};
