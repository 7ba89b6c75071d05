/** A screen that can be gone to, as the application hands it over. */
export type Page = {
  /** Id of the screen. */
  readonly target: string;
  readonly title: string;
  /** Name of the icon. */
  readonly icon: string;
  readonly link: string;
};

export type PageEntry = Page & { readonly id: number; readonly isBookmarked: boolean };

export type FileEntry = {
  readonly title: string;
  readonly by: string;
  /** As `18kb`. */
  readonly size: string;
  /** Picture of its kind. */
  readonly file: string;
};

export type ContactEntry = {
  readonly title: string;
  readonly email: string;
  readonly img: string;
  /** dd/mm/yyyy. */
  readonly date: string;
};

type Group<Title extends string, Entry> = {
  readonly groupTitle: Title;
  /** How many of it are shown; the call answers all. */
  readonly searchLimit: 4;
  readonly data: readonly Entry[];
};

export type SearchGroups = {
  readonly searchArr: readonly [
    Group<'Pages', PageEntry>,
    Group<'Files', FileEntry>,
    Group<'Contacts', ContactEntry>,
  ];
};

export type Bookmarks = {
  readonly suggestions: readonly PageEntry[];
  readonly bookmarks: readonly PageEntry[];
};
