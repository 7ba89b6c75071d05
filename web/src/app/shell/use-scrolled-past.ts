import { useSyncExternalStore } from 'react';

/** Kept from the last scroll: asked at every render, the window would lay the page out each time. */
let scrolled = 0;

function onScroll(listener: () => void): () => void {
  const read = () => {
    scrolled = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
}

/** Whether the page is scrolled further than some pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(onScroll, () => scrolled > pixels);
}
