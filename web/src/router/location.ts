import { parseHref, type RouterHistory } from '@tanstack/history';
import { parseSearch, type RawSearch, searchOf } from './search.ts';

/** An address of the product, without the folder of the host where it is installed. */
export type Location = {
  /** The address as the browser writes it, with its query and hash. */
  readonly href: string;
  readonly pathname: string;
  readonly search: RawSearch;
  /** The query as text, with its question mark. */
  readonly searchText: string;
  /** Without its `#`. */
  readonly hash: string;
};

export type Target = {
  /** An address of the product, with its query if it has one; `.` is the path at hand. */
  readonly to: string;
  /** The query in place of what `to` says; a function gets the one at hand. */
  readonly search?: RawSearch | ((atHand: RawSearch) => RawSearch);
  /** Takes the place of the address at hand in the history. */
  readonly replace?: boolean;
  /** The window stays scrolled where it is. */
  readonly keepScroll?: boolean;
  /** Leaves without asking whoever has unsaved changes. */
  readonly ignoreBlocker?: boolean;
};

/** The text of the folder that stands before every path: empty, or `/energia`. */
export function folderOf(base: string): string {
  return base.replace(/\/+$/, '');
}

/** Reads a location of the history. A path that ends with a slash is the path without it. */
export function locationOf({ pathname, search, hash }: RouterHistory['location'], folder: string): Location {
  const inside = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
  const path = inside === folder ? '/' : inside.replace(/(?<=.)\/+$/, '');
  return {
    href: path + search + hash,
    pathname: path,
    search: parseSearch(search),
    searchText: search,
    hash: hash.slice(1),
  };
}

/** The text of the address that a target means from `here`. */
export function hrefOf({ to, search }: Pick<Target, 'to' | 'search'>, here: Location): string {
  if (search === undefined) return to === '.' ? here.href : to;
  const text = searchOf(typeof search === 'function' ? search(here.search) : search);
  return (to === '.' ? here.pathname : to) + (text && `?${text}`);
}

export function parseAddress(href: string): Location {
  return locationOf(parseHref(href, undefined), '');
}
