/** Where the window goes once a page is drawn: stays, goes so many pixels down, or to the element of that id. */
export type Scroll = 'keep' | number | { readonly anchor: string };

const KEPT = 'vatio.scroll';

/** How many pixels down the window is. To ask for it while a page is being drawn would lay the page out twice. */
let depth: number | undefined;

/**
 * Remembers how far down each entry of the history was scrolled, also over a reload of the page, so that Back shows the
 * same rows again.
 */
export function createScrollMemory() {
  const places = readPlaces();
  let entry: string | undefined;
  // By itself the browser would scroll before the page is drawn.
  history.scrollRestoration = 'manual';
  const measure = () => {
    depth = scrollY;
  };
  addEventListener('scroll', measure, { passive: true });
  const remember = () => {
    measure();
    if (entry !== undefined) places[entry] = scrollY;
  };
  addEventListener('pagehide', () => {
    remember();
    savePlaces(places);
  });

  return {
    /** Remembers the entry of the history that is left for another, given by its key. */
    leave: (next: string | undefined): void => {
      remember();
      entry = next;
    },
    /** Where the entry at hand was scrolled when it was left; it stays where it is if it never was. */
    kept: (): Scroll => (entry === undefined ? 'keep' : (places[entry] ?? 'keep')),
  };
}

export function scrollWindow(scroll: Scroll): void {
  if (scroll === 'keep') return;
  if (scroll === 0 && depth === 0) return;
  if (typeof scroll === 'number') scrollTo({ top: scroll, behavior: 'instant' });
  else document.getElementById(scroll.anchor)?.scrollIntoView();
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

function savePlaces(places: Record<string, number>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(places));
  } catch {
    // Without room in the storage a reload begins at the top.
  }
}
