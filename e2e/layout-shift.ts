import type { BrowserContext, Page } from 'playwright-core';

/**
 * Delays of answers and files, so that each state of a screen that is loading gets painted, however fast the machine.
 */
const ANSWER_MS = [250, 400, 550] as const;
const FILE_MS = [0, 80, 160] as const;

/** Milliseconds in which what has arrived gets painted. */
const PAINT_MS = 150;

type Shift = { readonly value: number; readonly moved: readonly string[] };

/** Makes the pages of a context load slowly, and record what moves in them without anybody having asked for it. */
export async function noteShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: Shift[] = [];
    Object.assign(window, { noted });
    const nameOf = (node: Node | null) =>
      `${node instanceof Element ? node.tagName.toLowerCase() : '#text'} «${node?.textContent?.slice(0, 40)}»`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]) {
        noted.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await slow(context, /\/v1\/(?!auth)/, ANSWER_MS);
  await slow(context, /\/assets\/.*\.js$/, FILE_MS);
}

/** How much of a page has moved since it was opened, as browsers measure it (CLS), and which elements. */
export async function shiftOf(page: Page): Promise<{ total: number; moved: string[] }> {
  await page.waitForTimeout(PAINT_MS);
  const noted = await page.evaluate(() => (window as unknown as { noted: Shift[] }).noted);
  return {
    total: noted.reduce((sum, { value }) => sum + value, 0),
    moved: noted.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(4)} ${what}`)),
  };
}

/**
 * The delay of an address depends on the length of its name, which a new build does not change, so it is always the
 * same.
 */
async function slow(context: BrowserContext, address: RegExp, times: readonly number[]): Promise<void> {
  await context.route(address, async (route) => {
    const { pathname } = new URL(route.request().url());
    await new Promise((done) => setTimeout(done, times[pathname.length % times.length]));
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}
