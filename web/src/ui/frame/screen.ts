import type { Icon } from '@tabler/icons-react';
import type { Access } from '@vatio/contract';
import type { ComponentType } from 'react';
import type { Text } from './text.ts';

/** A row of the screens table: everything the product knows about a screen before opening it. */
export type Screen = {
  /** Stable, unique: bookmarks store it. */
  readonly id: string;
  /** Parameters as `:cups`. */
  readonly path: string;
  readonly title: Text;
  /** Where the menus show it; a screen without it is reached through links and the search. */
  readonly menu?: { readonly group: string; readonly order: number };
  readonly icon: Icon;
  /** Other words a person may search it by. */
  readonly keywords: readonly string[];
  readonly access: Access;
  /** `blank` stands alone in the window and draws its own `h1`; `shell` gets menu, heading and breadcrumb. */
  readonly layout: 'shell' | 'blank';
  /** Signing in and the like: somebody already signed in is taken home. Such a screen has no query cache. */
  readonly guestsOnly?: true;
  /** `hidden` keeps the heading for screen readers only, where the content fills the window. */
  readonly heading?: 'hidden';
  /** Name of this page when its path has parameters: breadcrumb and first heading. */
  readonly name?: (params: Readonly<Record<string, string>>) => string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
};
