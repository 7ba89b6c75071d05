/** Fetches a part of the product, perhaps more than once. */
type Fetcher = <T>(load: () => Promise<T>) => Promise<T>;

let fetcher: Fetcher = (load) => load();

/** The application says how a part is waited for where there is no network: `ui` knows nothing of it. */
export function setPartFetcher(next: Fetcher): void {
  fetcher = next;
}

/** Fetches a part: `fetchPart(() => import('./part.tsx'))`. */
export function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  return fetcher(load);
}
