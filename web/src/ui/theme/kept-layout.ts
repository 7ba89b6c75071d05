import { LAYOUT_DEFAULTS, type Layout } from './layout-config.ts';

type Choices = { readonly [K in keyof Layout]?: readonly Layout[K][] };

const ON_OFF = [false, true] as const;

/** What changes how the product looks, with the values that are accepted: what a link shares and a reset takes back. */
export const LOOKS = {
  skin: ['light', 'bordered', 'dark', 'semi-dark'],
  color: ['green', 'blue', 'indigo', 'violet', 'pink', 'red', 'orange', 'slate'],
  corners: ['square', 'normal', 'round'],
  density: ['comfortable', 'compact'],
  textSize: ['small', 'normal', 'large'],
  rightToLeft: ON_OFF,
  menu: ['vertical', 'horizontal'],
  menuCollapsed: ON_OFF,
  menuHidden: ON_OFF,
  contentWidth: ['full', 'boxed'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  navbarColor: ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'],
  footer: ['sticky', 'static', 'hidden'],
  toasts: ['top-right', 'top-left', 'bottom-right', 'bottom-left'],
} as const satisfies Choices;

/** The settings that survive a reload; JSON in local storage. */
const KEPT: Choices = { ...LOOKS, language: ['es', 'en'], singleKeys: ON_OFF, customizer: ON_OFF };

/** The parameter of an address that carries a look: `skin:dark,menu:vertical`. */
const SHARED = 'apariencia';

const namesOf = (choices: Choices) => Object.keys(choices) as (keyof Layout)[];

/** The key of a setting in local storage. */
function keyOf(name: keyof Layout): string {
  return name === 'rightToLeft' ? 'direction' : name;
}

/** The settings of the last visit; one that is missing or invalid has its default. */
export function readKept(): Partial<Layout> {
  const settings = namesOf(KEPT).map((name) => {
    const stored = readJson(keyOf(name));
    return [name, KEPT[name]?.find((value) => value === stored) ?? LAYOUT_DEFAULTS[name]];
  });
  return Object.fromEntries(settings);
}

export function keep(change: Partial<Layout>): void {
  for (const name of namesOf(KEPT)) {
    if (change[name] !== undefined) localStorage.setItem(keyOf(name), JSON.stringify(change[name]));
  }
}

/** Whether a key of local storage belongs to this file. */
export function isKept(key: string): boolean {
  return namesOf(KEPT).some((name) => keyOf(name) === key);
}

/** The address of the product that opens with the look of a layout, where it is not that of a first visit. */
export function linkOf(layout: Layout, origin: string): string {
  const parts = namesOf(LOOKS)
    .filter((name) => layout[name] !== LAYOUT_DEFAULTS[name])
    .map((name) => `${name}:${layout[name]}`);
  return parts.length > 0 ? `${origin}/?${SHARED}=${parts.join(',')}` : `${origin}/`;
}

/** Keeps the look that the address carries, if any, and takes it out of the address. What is not known of it is left out. */
export function keepShared(): void {
  const url = new URL(location.href);
  const shared = url.searchParams.get(SHARED);
  if (shared === null) return;
  for (const part of shared.split(',')) {
    const [name, text] = part.split(':');
    const known = namesOf(LOOKS).find((look) => look === name);
    const value =
      known &&
      (LOOKS[known as keyof typeof LOOKS] as readonly unknown[]).find((known) => String(known) === text);
    if (known && value !== undefined) keep({ [known]: value });
  }
  url.searchParams.delete(SHARED);
  history.replaceState(history.state, '', url);
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
