import { useSyncExternalStore } from 'react';

/** How the product is shown. The first five survive a reload; the others last as long as the page. */
export type Display = {
  readonly skin: 'light' | 'dark';
  readonly rightToLeft: boolean;
  readonly menuCollapsed: boolean;
  readonly language: 'es' | 'en';
  /** Commands of one letter, such as `j` and `k` in a list. */
  readonly singleKeys: boolean;
  readonly menu: 'horizontal' | 'vertical';
  readonly contentWidth: 'boxed' | 'full';
};

const DEFAULTS: Display = {
  skin: 'light',
  rightToLeft: false,
  menuCollapsed: false,
  language: 'es',
  singleKeys: true,
  menu: 'horizontal',
  contentWidth: 'boxed',
};

/** Name of each kept setting in local storage, its value as JSON. `public/boot.js` reads them before first paint. */
const KEPT = {
  skin: 'skin',
  rightToLeft: 'direction',
  menuCollapsed: 'menuCollapsed',
  language: 'language',
  singleKeys: 'singleKeys',
} as const satisfies Partial<Record<keyof Display, string>>;

const KEPT_NAMES = [
  'skin',
  'rightToLeft',
  'menuCollapsed',
  'language',
] as const satisfies (keyof typeof KEPT)[];

const ALLOWED: { readonly [K in keyof typeof KEPT]: readonly Display[K][] } = {
  skin: ['light', 'dark'],
  rightToLeft: [false, true],
  menuCollapsed: [false, true],
  language: ['es', 'en'],
  singleKeys: [true, false],
};

function readKept<K extends keyof typeof KEPT>(name: K): Display[K] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEPT[name]) ?? 'null');
    return ALLOWED[name].find((allowed) => allowed === stored) ?? DEFAULTS[name];
  } catch {
    return DEFAULTS[name];
  }
}

function readAll(): Display {
  return {
    ...DEFAULTS,
    skin: readKept('skin'),
    rightToLeft: readKept('rightToLeft'),
    menuCollapsed: readKept('menuCollapsed'),
    language: readKept('language'),
    singleKeys: readKept('singleKeys'),
  };
}

let display = readAll();
const listeners = new Set<() => void>();

function publish(next: Display) {
  display = next;
  const root = document.documentElement;
  root.dataset.mantineColorScheme = next.skin;
  root.dir = next.rightToLeft ? 'rtl' : 'ltr';
  root.lang = next.language;
  for (const listener of listeners) listener();
}

export function readDisplay(): Display {
  return display;
}

export function setDisplay(change: Partial<Display>): void {
  for (const name of KEPT_NAMES) {
    if (change[name] !== undefined) localStorage.setItem(KEPT[name], JSON.stringify(change[name]));
  }
  publish({ ...display, ...change });
}

export function onDisplayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the open tabs in the same skin, direction and language. */
export function followOtherTabsDisplay(): void {
  const keys: readonly string[] = Object.values(KEPT);
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !keys.includes(key)) return;
    publish({ ...readAll(), menu: display.menu, contentWidth: display.contentWidth });
  });
}

export function useDisplay(): Display {
  return useSyncExternalStore(onDisplayChange, readDisplay);
}
