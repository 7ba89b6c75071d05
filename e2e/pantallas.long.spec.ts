import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringAxe, violations } from './accessibility.ts';
import { closedLinks, lookIntoFirst } from './client-walk.ts';
import { noteShifts, shiftOf } from './layout-shift.ts';
import { misread } from './reading.ts';
import { signedIn, startVatio } from './vatio.ts';
import {
  BOARDS,
  CLIENTS_OWN,
  failedRequests,
  OF_CLIENTS,
  PLAIN,
  quietOf,
  SELLING,
  setDirection,
  visit,
} from './walk.ts';

const vatio = startVatio();

const WINDOWS = [
  {
    name: 'claro, 1440 px',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    startRightToLeft: false,
  },
  {
    name: 'oscuro, 360 px',
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    startRightToLeft: true,
  },
] as const;

/** How much may move while a screen loads (CLS): the width of a figure in its place, but not a line. */
const MOST_SHIFT = 0.005;

/** Going through the whole table takes minutes on a small machine. */
const WALK_MS = 600_000;

// The whole table is visited in one window, as by a person: each screen in each skin, half of them from right to left
// in one skin, and the other half in the other.
describe.each(WINDOWS)('$name', ({ viewport, colorScheme, startRightToLeft }) => {
  test.each([
    ['admin', [...PLAIN, ...BOARDS]],
    ['cliente', CLIENTS_OWN],
  ] as const)(
    'every screen opens with one heading, without errors and without accessibility violations: %s',
    async (role, screens) => {
      const { context, page, quiet, look, findings } = await startWalk(role, viewport, colorScheme);
      for (const [at, screen] of screens.entries()) {
        await setDirection(page, (at % 2 === 0) === startRightToLeft);
        await visit(page, screen, quiet);
        await look(screen.path);
      }
      expect(findings).toEqual({});
      await context.close();
    },
    WALK_MS,
  );
});

type Window = (typeof WINDOWS)[number];

/** Signs in and brings axe. `look` keeps what is wrong with a page in `findings`, by its name. */
async function startWalk(
  role: Parameters<typeof signedIn>[1],
  viewport: Window['viewport'],
  colorScheme: Window['colorScheme'],
) {
  // Animations are off, because what is still fading in has no contrast yet.
  const calm = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
  const { context, page, errors } = await signedIn(vatio, role, calm);
  await page.addInitScript((skin) => localStorage.setItem('skin', JSON.stringify(skin)), colorScheme);
  const failed = failedRequests(page);
  const quiet = quietOf(page);
  await page.goto(`${vatio.url}/inicio`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await bringAxe(page);
  const findings: Record<string, unknown> = {};
  const look = async (where: string) => {
    const found = [
      ...errors.splice(0),
      ...failed.splice(0),
      ...(await complaints(page)),
      ...(await misread(page)),
      ...(await violations(page)),
    ];
    if (found.length > 0) findings[where] = found;
  };
  return { context, page, quiet, look, findings };
}

/** The lists whose rows have a screen of their own, which the demo portfolio has rows for. */
const WITH_SHEETS = [
  'analisis',
  'clientes',
  'comerciales',
  'contratos',
  'cups',
  'incidencias',
  'liquidaciones',
  'productos',
  'propuestas',
];

test.each(WINDOWS)(
  'the sheet of the first row of each list has one heading in each of its sections, without errors and violations: $name',
  async ({ viewport, colorScheme, startRightToLeft }) => {
    const { context, page, quiet, look, findings } = await startWalk('admin', viewport, colorScheme);
    const withRows: string[] = [];
    for (const [at, screen] of PLAIN.filter(({ id }) => WITH_SHEETS.includes(id)).entries()) {
      await setDirection(page, (at % 2 === 0) === startRightToLeft);
      await visit(page, screen, quiet);
      await page.locator('main [data-row-link]').first().waitFor();
      if (await lookIntoFirst(page, quiet, look)) withRows.push(screen.id);
    }
    expect(findings).toEqual({});
    expect(withRows.sort()).toEqual(WITH_SHEETS);
    await context.close();
  },
  WALK_MS,
);

test(
  'no screen of a client reads or links to what is not for clients',
  async () => {
    const { context, page, errors } = await signedIn(vatio, 'cliente');
    const failed = failedRequests(page);
    const quiet = quietOf(page);
    await page.goto(`${vatio.url}/inicio`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();

    const findings: Record<string, unknown> = {};
    const withRows: string[] = [];
    const look = async (where: string) => {
      const found = [...errors.splice(0), ...failed.splice(0), ...(await closedLinks(page))];
      if (found.length > 0) findings[where] = found;
    };
    for (const screen of OF_CLIENTS) {
      await visit(page, screen, quiet);
      await look(screen.path);
      if (await lookIntoFirst(page, quiet, look)) withRows.push(screen.id);
    }
    expect(findings).toEqual({});
    // The demo portfolio has something of each kind for its client.
    expect(withRows.sort()).toEqual([
      'analisis',
      'clientes',
      'contratos',
      'cups',
      'incidencias',
      'propuestas',
      'renovaciones',
    ]);
    await context.close();
  },
  WALK_MS,
);

// Each screen is opened on its own, as from a link in a mail: what a walk inside the product has loaded before would
// move nothing.
test.each([
  ['admin', WINDOWS[0], PLAIN],
  ['admin', WINDOWS[1], PLAIN],
  ['comercial', WINDOWS[0], [...SELLING, ...BOARDS]],
  ['comercial', WINDOWS[1], [...SELLING, ...BOARDS]],
  ['cliente', WINDOWS[1], CLIENTS_OWN],
] as const)(
  'nothing moves while each screen loads: %s',
  async (role, { viewport }, screens) => {
    const { context } = await signedIn(vatio, role, { viewport });
    await noteShifts(context);
    const findings: Record<string, unknown> = {};
    const open = async ({ path }: (typeof screens)[number]) => {
      const page = await context.newPage();
      const quiet = quietOf(page);
      await page.goto(vatio.url + path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await quiet();
      const { total, moved } = await shiftOf(page);
      if (total > MOST_SHIFT) findings[path] = moved;
      await page.close();
    };
    // Most of the time is spent waiting, so several screens load at once.
    const left = [...screens];
    const lane = async () => {
      for (let next = left.shift(); next; next = left.shift()) await open(next);
    };
    await Promise.all([lane(), lane(), lane()]);
    expect(findings).toEqual({});
    await context.close();
  },
  WALK_MS,
);

/** What is wrong with the outline of a page: it has not exactly one heading, or it is wider than its window. */
function complaints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const headings = document.querySelectorAll('h1').length;
    return [
      ...(headings === 1 ? [] : [`${headings} h1`]),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than its window`] : []),
    ];
  });
}
