import { useSyncExternalStore } from 'react';

/** How many of each product, for as long as the page lives: the template has no call that keeps it. */
let quantities: ReadonlyMap<number, number> = new Map();
const listeners = new Set<() => void>();

export const LEAST = 1;
export const MOST = 10;

export function setQuantity(productId: number, quantity: number): void {
  const within = Math.min(MOST, Math.max(LEAST, quantity));
  quantities = new Map(quantities).set(productId, within);
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useQuantities(): ReadonlyMap<number, number> {
  return useSyncExternalStore(onChange, () => quantities);
}
