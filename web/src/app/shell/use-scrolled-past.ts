import { useSyncExternalStore } from 'react';

/** Updated by each scroll event: reading it from the window at every render would lay the page out each time. */
let scrolled = 0;

function onScroll(listener: () => void): () => void {
  const read = () => {
    scrolled = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
}

/** Whether the page is scrolled by more than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(onScroll, () => scrolled > pixels);
}
