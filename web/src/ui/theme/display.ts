import { useSyncExternalStore } from 'react';
import { setFormatLanguage } from '../../format/language.ts';
import { isKept, keep, keepShared, readKept } from './kept-layout.ts';
import { LAYOUT_DEFAULTS, type Layout, type LayoutOverrides } from './layout-config.ts';

// Only a browser has an address; whoever reads the layout elsewhere, as tests do, has that of a first visit.
if (typeof location !== 'undefined') keepShared();

/** The person's layout, the changes of the open screen, and the result of both. */
let own: Layout = { ...LAYOUT_DEFAULTS, ...readKept() };
let overrides: LayoutOverrides = {};
let display: Layout = own;
const listeners = new Set<() => void>();
setFormatLanguage(display.language);

function publish() {
  display = { ...own, ...overrides };
  const root = document.documentElement;
  root.dataset.skin = display.skin;
  root.dataset.scheme = schemeOf(display);
  root.dataset.color = display.color;
  root.dataset.corners = display.corners;
  root.dataset.density = display.density;
  root.dataset.text = display.textSize;
  root.dir = display.rightToLeft ? 'rtl' : 'ltr';
  root.lang = display.language;
  setFormatLanguage(display.language);
  for (const listener of listeners) listener();
}

/** The four skins have two sets of colours. */
export function schemeOf({ skin }: Pick<Layout, 'skin'>): 'light' | 'dark' {
  return skin === 'dark' ? 'dark' : 'light';
}

export function readDisplay(): Layout {
  return display;
}

/** Changes the layout. A choice made on a screen that overrides the layout counts while that screen is open. */
export function setDisplay(change: Partial<Layout>): void {
  keep(change);
  own = { ...own, ...change };
  const stillForced = Object.entries(overrides).filter(([name]) => !(name in change));
  overrides = Object.fromEntries(stillForced);
  publish();
}

/** Applies the layout changes of the screen just opened, and drops those of the one before. */
export function setOverrides(next: LayoutOverrides = {}): void {
  if (Object.keys(overrides).length + Object.keys(next).length === 0) return;
  overrides = next;
  publish();
}

export function onDisplayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies to this tab the skin, direction and language that are chosen in another. */
export function followOtherTabsDisplay(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !isKept(key)) return;
    own = { ...own, ...readKept() };
    publish();
  });
}

export function useDisplay(): Layout {
  return useSyncExternalStore(onDisplayChange, readDisplay);
}
