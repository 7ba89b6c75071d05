import { useLayoutEffect } from 'react';

/** How many parts of the page keep the place of something that is still loading: code, or what it reads. */
let kept = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  kept += by;
  for (const listener of listeners) listener();
}

/** Counts the part that calls it, while it is on the page, among those that keep a place. */
export function useKeptPlace(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether something on the page still keeps the place of what is coming. */
export function hasKeptPlaces(): boolean {
  return kept > 0;
}

/** Hears that a part keeps a place, or no longer does. */
export function onKeptPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
