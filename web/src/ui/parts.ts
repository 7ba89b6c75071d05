/** Loads the code of a part, and may try several times. */
type Fetcher = <T>(load: () => Promise<T>) => Promise<T>;

let fetcher: Fetcher = (load) => load();

/** The application sets how a part is loaded when there is no network: `ui` knows nothing of the network. */
export function setPartFetcher(next: Fetcher): void {
  fetcher = next;
}

/** Loads the code of a part: `fetchPart(() => import('./part.tsx'))`. */
export function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  return fetcher(load);
}
