import type { ComponentType, ReactNode } from 'react';
import type { Location } from './location.ts';
import type { Scroll } from './scroll.ts';
import type { RawSearch } from './search.ts';

export type Params = Readonly<Record<string, string>>;

/** What stays around the content while the user goes from page to page. */
export type Frame = ComponentType<{ readonly children: ReactNode }>;

export type Visit = Location & { readonly params: Params };

/** Whether a visit gets in: to another address, or into frames, where a refusal stands in place of the content. */
export type Entry =
  | { readonly redirect: string }
  | { readonly frames: readonly Frame[]; readonly refusal?: ComponentType };

export type Route = {
  readonly enter: (visit: Visit) => Promise<Entry>;
  /** Loads the content. `ahead` says that the visitor only points at a link to it. */
  readonly load: (visit: Visit, options: { readonly ahead: boolean }) => Promise<ComponentType>;
  /** Kept once what the loaded content reads is there. Without it the content reads nothing. */
  readonly read?: (visit: Visit) => Promise<unknown>;
};

/** The route of a path, with the parameters that it has in it. */
export type FindRoute = (pathname: string) => { readonly route: Route; readonly params: Params };

/** Which page is shown. It is the same object while only the query changes. */
export type Place = { readonly pathname: string; readonly params: Params; readonly refused: boolean };

export type Content =
  | { readonly is: 'loading' }
  | { readonly is: 'loaded'; readonly Screen: ComponentType }
  | { readonly is: 'failed'; readonly error: unknown };

export type Page = {
  /** Another one for each drawing: while it is the same, what the user typed or opened in the page stays. */
  readonly drawing: number;
  readonly place: Place;
  readonly search: RawSearch;
  readonly frames: readonly Frame[];
  readonly content: Content;
  readonly scroll: Scroll;
};

/** The page that is shown, and the one that is drawn out of sight because its link is about to be pressed. */
export type Pages = { readonly shown?: Page; readonly ahead?: Page };
