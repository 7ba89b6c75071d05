/** Filters, order and columns under a name. */
export type SavedView = {
  readonly id: string;
  readonly name: string;
  /** Filters, order, page size and what gathers the rows, as the address says them. */
  readonly text: string;
  /** The columns, as `textOfShape` writes them; none leaves them as they are. */
  readonly columns: readonly string[];
  /** Who sees it: one of the scopes that the source offers. */
  readonly scope: string;
  /** For whom the list opens with it: some of the audiences that the source offers. */
  readonly opensFor: readonly string[];
  /** It has its own entry in the menu of whoever sees it. */
  readonly pinned: boolean;
  /** The one that the list opens with for who looks at it. */
  readonly isDefault: boolean;
  /** Views of others can be used, not changed. */
  readonly mine: boolean;
};

export type NewView = Omit<SavedView, 'id' | 'mine' | 'isDefault'>;

type Choice = { readonly value: string; readonly label: string };

/** Where a list's views are kept. */
export type ViewsSource = {
  readonly views: readonly SavedView[];
  /** Whether `views` are all there are; before, there are none. */
  readonly ready: boolean;
  /** Who may see a view, the narrowest first. One for several audiences opens the list for some of them; the others, for all or none. */
  readonly scopes: readonly (Choice & { readonly forSome?: true })[];
  readonly audiences: readonly Choice[];
  /** With an id, changes that view. Answers the id. */
  readonly save: (view: NewView, id?: string) => Promise<string>;
  readonly remove: (id: string) => Promise<unknown>;
  /** Takes a removal back. */
  readonly restore: (id: string) => Promise<unknown>;
};

/** Characters of a name. */
export const LONGEST_NAME = 60;

/** Whether what is on screen is no longer what the view keeps. */
export function isModified(view: SavedView, text: string, columns: readonly string[]): boolean {
  const moved = view.columns.length > 0 && view.columns.join() !== columns.join();
  return view.text !== text || moved;
}

/** Whether it may open the list for some and not for others. */
export function opensForSome({ scopes }: ViewsSource, { scope }: SavedView): boolean {
  return scopes.some(({ value, forSome }) => forSome && value === scope);
}
