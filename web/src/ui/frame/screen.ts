import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { LayoutOverrides } from '../theme/layout-config.ts';
import type { Text } from './text.ts';

/** Who may open a screen, in the words of the specification and of the contract's endpoints. */
type Access = 'public' | 'read Auth' | 'read ACL' | 'manage all';

/** The place of a screen in the menus. */
export type MenuPlace = {
  /** The id of a menu group. */
  readonly group: string;
  /** The position in the group; without it, the order of the table counts. */
  readonly order?: number;
  readonly badge?: Text;
  /** The link opens another tab, for screens without menu and heading. */
  readonly newTab?: true;
};

/** The parameters of a screen's path and query. */
export type Address = {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
};

/** The promise is kept once the data is there or has failed; what is fresh is not read again. */
type ReadAhead = (address: Address) => Promise<unknown> | undefined;

/** What the file of a screen exports. */
type ScreenModule = {
  readonly default: ComponentType;
  /** Begins to read the screen's data while the pointer is still on its link, so that there is less to wait for. */
  readonly readAhead?: ReadAhead;
};

/** A row of the screens table: everything the product knows about a screen before opening it. */
export type Screen = {
  /** Unique, and never changed: bookmarks store it. */
  readonly id: string;
  /** Its parameters are written as `:cups`. */
  readonly path: string;
  readonly title: Text;
  /** A screen without it is reached only through links and the search. */
  readonly menu?: MenuPlace;
  /** Its place in the menu of clients, which has the screens that say one and no other. */
  readonly clientMenu?: MenuPlace;
  readonly icon: Icon;
  /** Other words by which the search finds the screen. */
  readonly keywords: readonly string[];
  readonly access: Access;
  /**
   * `shell` has menu, heading and breadcrumb; `app` fills the window below the bar and scrolls inside, its heading only
   * for screen readers; `blank` has the whole window and draws its own `h1`.
   */
  readonly layout: 'shell' | 'app' | 'blank';
  /** Parts of the layout that this screen changes while it is open. */
  readonly overrides?: LayoutOverrides;
  /** For sign-in and the like: somebody already signed in is sent home. Such a screen has no query cache. */
  readonly guestsOnly?: true;
  /** Hidden from clients in the menus and the search; the server refuses its calls to them anyway. */
  readonly sellersOnly?: true;
  /** For clients alone: nobody else has what it shows. */
  readonly clientsOnly?: true;
  /** For people without an account: it loads nothing that signed-in work needs, not even the query cache; one that reads by it brings it. */
  readonly visitors?: true;
  /** `hidden` leaves the heading to screen readers only, where the content begins with a title of its own. */
  readonly heading?: 'hidden';
  /** The title of this page from the parameters of its path, for the breadcrumb and the heading. */
  readonly name?: (params: Readonly<Record<string, string>>) => string;
  /** Belongs to the template areas, not to the business. */
  readonly template?: true;
  /** The areas whose parts it shows, whose dictionaries it therefore needs beside that of its own area. */
  readonly borrowsTexts?: readonly string[];
  /** Begins to read the screen's data beside its code, as when the pointer is on its link. */
  readonly readAhead?: ReadAhead;
  readonly load: () => Promise<ScreenModule>;
};
