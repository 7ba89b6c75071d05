import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signedIn, startVatio } from './vatio.ts';
import { PLAIN, quietOf, visit } from './walk.ts';

const vatio = startVatio();

/** The lists of the business, each by the row of its screen. */
const LISTS = PLAIN.filter(({ id }) =>
  [
    'clientes',
    'admin-clientes',
    'cups',
    'contratos',
    'renovaciones',
    'propuestas',
    'productos',
    'comerciales',
    'admin-comerciales',
    'liquidaciones',
    'analisis',
    'usuarios',
    'auditoria',
  ].includes(id),
);

const WALK_MS = 300_000;

test.each([
  ['as it comes', false, 14],
  ['in compact rows', true, 20],
] as const)(
  'a list %s shows its whole rows at 1440 × 900, or has room for them if they are fewer',
  async (_, compact, least) => {
    const { context, page } = await signedIn(vatio, 'admin', { viewport: { width: 1440, height: 900 } });
    await context.addInitScript(
      ({ ids, shape }) => {
        for (const id of ids) localStorage.setItem(`list:${id}`, shape);
      },
      { ids: LISTS.map(({ id }) => id), shape: JSON.stringify({ compact }) },
    );
    const quiet = quietOf(page);
    await page.goto(`${vatio.url}/inicio`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const found: Record<string, number> = {};
    let full = 0;
    for (const screen of LISTS) {
      // A list begins with 10 rows, and more are asked for to see how many are whole.
      await visit(page, { ...screen, path: `${screen.path}?limit=25` }, quiet);
      await page.locator('table[data-rows]:not([data-pending]) tbody tr').first().waitFor();
      const { rows, whole, room } = await rowsOf(page);
      if (room < least || (rows >= least && whole < least)) found[screen.path] = Math.min(room, whole);
      if (rows >= least) full++;
    }
    expect(found).toEqual({});
    // Enough of them have the rows and not only the room.
    expect(full).toBeGreaterThan(3);
    await context.close();
  },
  WALK_MS,
);

test.each([
  ['in its typeface', false],
  ['in the typeface of the machine, while its own is on the way', true],
] as const)(
  'at 1440 px nothing in a list %s is cut but what names nothing, and no list is wider than the page',
  async (_, late) => {
    const { context, page } = await signedIn(vatio, 'admin', { viewport: { width: 1440, height: 900 } });
    if (late) await context.route(/\.woff2/, (route) => route.abort());
    const quiet = quietOf(page);
    await page.goto(`${vatio.url}/inicio`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (late) expect(await page.evaluate(() => document.fonts.check('1em Inter'))).toBe(false);
    const found: Record<string, string[]> = {};
    let held = 0;
    for (const screen of LISTS) {
      await visit(page, { ...screen, path: `${screen.path}?limit=50` }, quiet);
      await page.locator('table[data-rows]:not([data-pending]) tbody tr').first().waitFor();
      const { cut, cells } = await cutOf(page);
      if (cut.length > 0) found[screen.path] = cut;
      held += cells;
    }
    expect(found).toEqual({});
    expect(held).toBeGreaterThan(1_000);
    await context.close();
  },
  WALK_MS,
);

test('the longest title stands in one line, and what is done with the page beside it', async () => {
  const { context, page } = await signedIn(vatio, 'admin', { viewport: { width: 1440, height: 900 } });
  await page.goto(`${vatio.url}/analisis?limit=50`);
  const links = page.locator('main [data-row-link]');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((rows) => rows.map((row) => row.getAttribute('href') ?? ''));
  let cut = 0;
  for (const address of addresses.filter(Boolean).slice(0, 8)) {
    await page.goto(vatio.url + address);
    await page.locator('h1', { hasText: /AN-/ }).waitFor();
    await page.getByRole('button', { name: 'Imprimir' }).waitFor();
    const { height, line, over } = await page.locator('h1').evaluate((heading) => ({
      height: heading.parentElement?.offsetHeight ?? 0,
      line: Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--vt-control')),
      over: heading.scrollWidth - heading.clientWidth,
    }));
    expect(height).toBeLessThan(line * 1.5);
    if (over > 0) cut++;
  }
  // The demo has names longer than their line.
  expect(cut).toBeGreaterThan(0);
  await context.close();
});

test(
  'the first row of each list begins above the middle of a telephone',
  async () => {
    const { context, page } = await signedIn(vatio, 'admin', { viewport: { width: 360, height: 740 } });
    const quiet = quietOf(page);
    await page.goto(`${vatio.url}/inicio`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const below: Record<string, number> = {};
    for (const screen of LISTS) {
      await visit(page, screen, quiet);
      await page.locator('table[data-rows]:not([data-pending]) tbody tr').first().waitFor();
      const { top } = await rowsOf(page);
      if (top > 740 / 2) below[screen.path] = top;
    }
    expect(below).toEqual({});
    await context.close();
  },
  WALK_MS,
);

/** The rows of the page's list that are whole above its totals, and how many as tall as the first one would have room there. */
function rowsOf(page: Page): Promise<{ top: number; rows: number; whole: number; room: number }> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const boxes = [...document.querySelectorAll('table[data-rows] tbody tr')].map((row) =>
      row.getBoundingClientRect(),
    );
    const foot = document.querySelector('table[data-rows] tfoot')?.getBoundingClientRect();
    const end = innerHeight - (foot?.height ?? 0);
    const first = boxes[0];
    if (!first) throw new Error('The list has no rows');
    return {
      top: first.top,
      rows: boxes.length,
      whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= end).length,
      room: Math.floor((end - first.top) / first.height),
    };
  });
}

/** The texts of the page's list that are cut, other than in columns that yield to the names, and how many cells were measured. */
function cutOf(page: Page): Promise<{ cut: string[]; cells: number }> {
  return page.evaluate(() => {
    const table = document.querySelector('table[data-rows]');
    const frame = table?.parentElement;
    if (!table || !frame) throw new Error('There is no list');
    const cells = [...table.querySelectorAll(':is(th, td):not([data-yields])')];
    const cut = cells
      .flatMap((cell) => [cell, ...cell.querySelectorAll(':not(.vt-hidden, .vt-hidden *)')])
      .filter(
        (element) =>
          // A text for screen readers alone is one pixel wide.
          element.clientWidth > 1 &&
          getComputedStyle(element).overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => (element.textContent ?? '').trim().slice(0, 60));
    const over = frame.scrollWidth - frame.clientWidth;
    return {
      cut: [...new Set(cut), ...(over > 0 ? [`a la lista le faltan ${over} px`] : [])],
      cells: cells.length,
    };
  });
}

/** Corners and edges of the window, where a tooltip has no room at one side or two. */
const EDGES = [
  'top:0;left:0',
  'top:0;right:0',
  'bottom:0;left:0',
  'bottom:0;right:0',
  'top:50%;left:0',
  'top:50%;right:0',
];

test('a tooltip at the edge of the window is whole, as wide as anywhere, and beside what it explains', async () => {
  const { context, page } = await signedIn(vatio, 'admin', { viewport: { width: 1440, height: 900 } });
  await page.goto(`${vatio.url}/inicio`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate((edges) => {
    for (const edge of edges) {
      const button = document.createElement('button');
      button.title = 'Lo que explica una cifra con más palabras de las que caben en una línea. '.repeat(3);
      button.className = 'at-the-edge';
      button.style.cssText = `position:fixed;z-index:9;inline-size:20px;block-size:20px;${edge}`;
      document.body.append(button);
    }
  }, EDGES);
  const widths: number[] = [];
  for (const button of await page.locator('.at-the-edge').all()) {
    // Whatever scrolls while the page is still being filled takes a tooltip away: one hovers again.
    const tooltip = page.locator('[role=tooltip]:popover-open');
    await expect
      .poll(async () => {
        await page.mouse.move(720, 300);
        await page.waitForFunction(() => !document.querySelector('[role=tooltip]'));
        await button.hover();
        return tooltip.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    const box = await tooltip.boundingBox();
    const anchor = await button.boundingBox();
    if (!box || !anchor) throw new Error('The tooltip does not come');
    expect(
      [box.x, box.y, 1440 - box.x - box.width, 900 - box.y - box.height].filter((room) => room < 0),
    ).toEqual([]);
    expect(box.y >= anchor.y + anchor.height || box.y + box.height <= anchor.y).toBe(true);
    widths.push(Math.round(box.width));
  }
  expect(Math.max(...widths) - Math.min(...widths), widths.join(', ')).toBeLessThanOrEqual(1);
  await context.close();
});
