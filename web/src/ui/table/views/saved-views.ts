/** Filters, order and columns under a name. */
export type SavedView = {
  readonly id: string;
  readonly name: string;
  /** Filters, order and page size, as the address says them. */
  readonly text: string;
  /** The columns, as `textOfShape` writes them; none leaves them as they are. */
  readonly columns: readonly string[];
  /** Who sees it: one of the scopes that the source offers. */
  readonly scope: string;
  /** The one that the list opens with. */
  readonly isDefault: boolean;
  /** Views of others can be used, not changed. */
  readonly mine: boolean;
};

export type NewView = Omit<SavedView, 'id' | 'mine'>;

/** Where a list's views are kept. */
export type ViewsSource = {
  readonly views: readonly SavedView[];
  /** Who may see a view, the narrowest first. */
  readonly scopes: readonly { readonly value: string; readonly label: string }[];
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
