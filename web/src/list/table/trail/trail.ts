/**
 * What is remembered of a list when one of its rows is opened as a page: «4 de 37» and its arrows need it, and the list
 * resumes from it when the user comes back. It lasts as long as the tab and is not in the address.
 */
export type Trail = {
  /** The id of the list, its title, and its address with page and filters. */
  readonly list: string;
  readonly title: string;
  readonly from: string;
  readonly limit: number;
  /** The addresses of the known rows' pages, in order: those of one page of the list, or of all. */
  readonly hrefs: readonly string[];
  /** The position in the list of the first of them, from 1. */
  readonly first: number;
  readonly count: number;
  readonly countExact: boolean;
  /** The address of the row that was last shown. */
  readonly at: string;
  /** The address of the row being left, while the next one is loading. */
  readonly left?: string;
  /** The chosen rows, and the filter when all that pass it were chosen. */
  readonly chosen: readonly string[];
  readonly allOf?: string;
  /** The read from which the neighbouring rows come. */
  readonly source?: TrailSource;
  /** The list has already resumed from it. */
  readonly used?: boolean;
};

/**
 * A read of the list by its path and input, and how a row gives its address: `before` + the value of `field` + `after`.
 */
export type TrailSource = {
  readonly path: `/v1/${string}`;
  readonly input: { readonly params?: unknown; readonly query?: object };
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

const KEY = 'trail';
const listeners = new Set<() => void>();
let kept: { readonly text: string | null; readonly trail: Trail | undefined } = {
  text: null,
  trail: undefined,
};

/** Returns the same object until the trail changes, as `useSyncExternalStore` needs. */
export function readTrail(): Trail | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text !== kept.text) kept = { text, trail: parse(text) };
  return kept.trail;
}

/** When the storage is full there is no trail; nothing else depends on it. */
export function writeTrail(trail: Trail): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    sessionStorage.removeItem(KEY);
  }
  for (const listener of listeners) listener();
}

export function onTrail(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the open page is the current row of the trail, or the one being left. */
export function isAt({ at, left }: Trail, pathname: string): boolean {
  return [at, left].some((href) => href?.split(/[?#]/)[0] === pathname);
}

/** Only this module writes the text, so an incomplete one is ignored. */
function parse(text: string | null): Trail | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
