import { LAYOUT_DEFAULTS, type Layout } from './layout-config.ts';

/** What survives a reload, by its name in local storage, with the values that are believed; JSON. */
const KEPT = {
  skin: { name: 'skin', values: ['light', 'bordered', 'dark', 'semi-dark'] },
  direction: { name: 'rightToLeft', values: [false, true] },
  menuCollapsed: { name: 'menuCollapsed', values: [false, true] },
  language: { name: 'language', values: ['es', 'en'] },
  singleKeys: { name: 'singleKeys', values: [false, true] },
  customizer: { name: 'customizer', values: [false, true] },
} as const satisfies Record<string, { name: keyof Layout; values: readonly unknown[] }>;

/** The kept settings as they were left; what is missing or makes no sense has its default. */
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

/** Whether a name of local storage is one of ours. */
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
