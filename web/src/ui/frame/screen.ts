import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { LayoutOverrides } from '../theme/layout-config.ts';
import type { Text } from './text.ts';

/** The right that a screen asks for, in the words of the specification and of the contract's endpoints. */
type Access = 'public' | 'read Auth' | 'read ACL' | 'manage all';

/** Where the menus show something. */
export type MenuPlace = {
  /** Id of a row of the menu groups. */
  readonly group: string;
  /** Place within the group; without it, that of the table. */
  readonly order?: number;
  readonly badge?: Text;
  /** Opens in another tab: screens that leave the shell. */
  readonly newTab?: true;
};

/** Where a screen is opened: the parameters of its path and of the query. */
export type Address = {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
};

/** The file of a screen. */
type ScreenModule = {
  readonly default: ComponentType;
  /** Asks for its data while the pointer is still on the link: once pressed there is less to wait for. */
  readonly readAhead?: (address: Address) => void;
};

/** A row of the screens table: everything the product knows about a screen before opening it. */
export type Screen = {
  /** Stable, unique: bookmarks store it. */
  readonly id: string;
  /** Parameters as `:cups`. */
  readonly path: string;
  readonly title: Text;
  /** A screen without it is reached through links and the search. */
  readonly menu?: MenuPlace;
  readonly icon: Icon;
  /** Other words a person may search it by. */
  readonly keywords: readonly string[];
  readonly access: Access;
  /**
   * `shell` gets menu, heading and breadcrumb; `app` fills the window below the bar and scrolls inside, its heading
   * for screen readers only; `blank` stands alone in the window and draws its own `h1`.
   */
  readonly layout: 'shell' | 'app' | 'blank';
  /** What this screen changes of the layout while it is open. */
  readonly overrides?: LayoutOverrides;
  /** Signing in and the like: somebody already signed in is taken home. Such a screen has no query cache. */
  readonly guestsOnly?: true;
  /** Not for clients: they neither see it in the menus nor find it; the server refuses its calls anyway. */
  readonly sellersOnly?: true;
  /** For people without an account, whoever else comes: it loads nothing of what working takes, query cache included. */
  readonly visitors?: true;
  /** `hidden` keeps the heading for screen readers only, where the content begins with its own title. */
  readonly heading?: 'hidden';
  /** Name of this page when its path has parameters: breadcrumb and first heading. */
  readonly name?: (params: Readonly<Record<string, string>>) => string;
  /** Of the template areas, not of the business. */
  readonly template?: true;
  readonly load: () => Promise<ScreenModule>;
};
