import { LAYOUT_DEFAULTS, type Layout } from './layout-config.ts';

/** The settings that survive a reload, by their key in local storage, with the values that are accepted; JSON. */
const KEPT = {
  skin: { name: 'skin', values: ['light', 'bordered', 'dark', 'semi-dark'] },
  direction: { name: 'rightToLeft', values: [false, true] },
  menuCollapsed: { name: 'menuCollapsed', values: [false, true] },
  language: { name: 'language', values: ['es', 'en'] },
  singleKeys: { name: 'singleKeys', values: [false, true] },
  customizer: { name: 'customizer', values: [false, true] },
} as const satisfies Record<string, { name: keyof Layout; values: readonly unknown[] }>;

/** The settings of the last visit; one that is missing or invalid has its default. */
export function readKept(): Partial<Layout> {
  const settings = Object.entries(KEPT).map(([key, { name, values }]) => {
    const stored = readJson(key);
    return [name, values.find((value) => value === stored) ?? LAYOUT_DEFAULTS[name]];
  });
  return Object.fromEntries(settings);
}

export function keep(change: Partial<Layout>): void {
  for (const [key, { name }] of Object.entries(KEPT)) {
    if (change[name] !== undefined) localStorage.setItem(key, JSON.stringify(change[name]));
  }
}

/** Whether a key of local storage belongs to this file. */
export function isKept(key: string): boolean {
  return key in KEPT;
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
