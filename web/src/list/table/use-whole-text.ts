import { type RefObject, useEffect } from 'react';

/** Gives a text that its column cuts a tooltip with the whole of it, as long as it is cut. */
export function useWholeText(region: RefObject<HTMLElement | null>, drawn: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is on the page only while it is drawn
  useEffect(() => {
    const place = region.current;
    place?.addEventListener('pointerover', tellWhole);
    return () => place?.removeEventListener('pointerover', tellWhole);
  }, [region, drawn]);
}

function tellWhole({ target }: Event): void {
  const text = target instanceof Element ? target.closest<HTMLElement>('[data-cut]') : null;
  if (!text) return;
  if (text.scrollWidth > text.clientWidth) text.title = text.textContent.trim();
  else text.removeAttribute('title');
}
