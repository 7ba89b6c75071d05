/** A page is a screen that one can go to. The application hands them over, because the samples know no screens. */
export type Page = {
  /** The target is the id of the screen. */
  readonly target: string;
  readonly title: string;
  /** The icon goes by its name in the icon set. */
  readonly icon: string;
  readonly link: string;
  /** The page folds the menu while it is open. */
  readonly collapsed?: true;
};

export type PageEntry = Page & { readonly id: number; readonly isBookmarked: boolean };

export type FileEntry = {
  readonly title: string;
  readonly by: string;
  /** The size is a text, as `18kb`. */
  readonly size: string;
  /** The picture shows the kind of the file. */
  readonly file: string;
};

export type ContactEntry = {
  readonly title: string;
  readonly email: string;
  readonly img: string;
  /** The date is written `dd/mm/yyyy`. */
  readonly date: string;
};

type Group<Title extends string, Entry> = {
  readonly groupTitle: Title;
  /** The call answers all that match, and the screen shows this many of them. */
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
