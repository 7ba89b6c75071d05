/**
 * The way through a list once one of its rows has been opened as a page: what «4 de 37» and its arrows need, and what
 * the list takes up again when one comes back. It lives as long as the tab, and never shows in the address.
 */
export type Trail = {
  /** Id of the list, what it is called, and its address, page and filters included. */
  readonly list: string;
  readonly title: string;
  readonly from: string;
  readonly limit: number;
  /** Pages of the rows at hand, in their order: those of one page of the list, or all. */
  readonly hrefs: readonly string[];
  /** Position of the first of them in the list, from 1. */
  readonly first: number;
  readonly count: number;
  readonly countExact: boolean;
  /** The one last shown. */
  readonly at: string;
  /** The one being left for it, while the next one is on its way. */
  readonly left?: string;
  /** Rows chosen, and the filter when it was all that pass it. */
  readonly chosen: readonly string[];
  readonly allOf?: string;
  /** Where the rows before and after come from. */
  readonly source?: TrailSource;
  /** The list has already taken it up. */
  readonly used?: boolean;
};

/** A read of the list by its path and input, and how its rows give an address: `before` + the field + `after`. */
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

/** The same object for as long as nothing changes. */
export function readTrail(): Trail | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text !== kept.text) kept = { text, trail: parse(text) };
  return kept.trail;
}

/** Without room in the storage there is no trail; nothing else depends on it. */
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

/** Whether the open page is the one that the trail is at, or that it is leaving. */
export function isAt({ at, left }: Trail, pathname: string): boolean {
  return [at, left].some((href) => href?.split(/[?#]/)[0] === pathname);
}

/** Only this module writes it; a text that is not whole is none. */
function parse(text: string | null): Trail | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
