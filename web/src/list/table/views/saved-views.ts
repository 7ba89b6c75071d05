/** The filters, order and columns of a list, saved under a name. */
export type SavedView = {
  readonly id: string;
  readonly name: string;
  /** Filters, order, page size and grouping, as the address has them. */
  readonly text: string;
  /** The columns, as `textOfShape` writes them; when empty, the view does not change the columns. */
  readonly columns: readonly string[];
  /** Who sees the view: one of the scopes of its source. */
  readonly scope: string;
  /** The audiences whose list opens with the view: some of those that the source offers. */
  readonly opensFor: readonly string[];
  /** The view has an entry of its own in the menu of everybody who sees it. */
  readonly pinned: boolean;
  /** The list opens with this view for the current user. */
  readonly isDefault: boolean;
  /** The user owns the view; those of others can be used but not changed. */
  readonly mine: boolean;
};

export type NewView = Omit<SavedView, 'id' | 'mine' | 'isDefault'>;

type Choice = { readonly value: string; readonly label: string };

export type ViewsSource = {
  readonly views: readonly SavedView[];
  /** Whether `views` has been loaded; until then it is empty. */
  readonly ready: boolean;
  /**
   * Who may see a view, the narrowest scope first. A scope with `forSome` has several audiences, and the view opens the
   * list for some of them; in the others it does so for all or nobody.
   */
  readonly scopes: readonly (Choice & { readonly forSome?: true })[];
  readonly audiences: readonly Choice[];
  /** Changes the view with that id or, without an id, creates one. Returns the id. */
  readonly save: (view: NewView, id?: string) => Promise<string>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
};

/** The greatest number of characters in a name. */
export const LONGEST_NAME = 60;

/** Whether the list on screen differs from what the view keeps. */
export function isModified(view: SavedView, text: string, columns: readonly string[]): boolean {
  const moved = view.columns.length > 0 && view.columns.join() !== columns.join();
  return withoutSize(view.text) !== text || moved;
}

/** Views of older versions kept the size of the page too. */
function withoutSize(text: string): string {
  return text
    .split('&')
    .filter((part) => !part.startsWith('limit='))
    .join('&');
}

/** Whether the view may open the list for some audiences and not for others. */
export function opensForSome({ scopes }: ViewsSource, { scope }: SavedView): boolean {
  return scopes.some(({ value, forSome }) => forSome && value === scope);
}
