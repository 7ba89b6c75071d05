import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookIntoFirst } from './client-walk.ts';
import { misfits } from './fits-window.ts';
import { signedIn, startVatio } from './vatio.ts';
import { PLAIN, quietOf, visit } from './walk.ts';

const vatio = startVatio();

const SCREEN = { width: 1440, height: 900 };
/** An A4 sheet without its margins, at 96 pixels an inch: of 16 mm upright, and of 12 mm on its side, as lists are printed. */
const UPRIGHT = { width: 673, height: 1000 };
const ON_ITS_SIDE = { width: 1032, height: 703 };
const WALK_MS = 600_000;

const LISTS = [
  'clientes',
  'cups',
  'contratos',
  'renovaciones',
  'propuestas',
  'productos',
  'liquidaciones',
  'analisis',
];
/** Their rows have a page that is printed: an analysis, a proposal, a contract, a settlement, a supply point with its charts. */
const SHEETS = ['clientes', 'cups', 'contratos', 'propuestas', 'liquidaciones', 'analisis'];

test(
  'on paper nothing is clipped, nothing lies over its neighbour, every chart is drawn and no button is left',
  async () => {
    const { context, page } = await signedIn(vatio, 'admin', { viewport: SCREEN, reducedMotion: 'reduce' });
    const quiet = quietOf(page);
    await page.goto(`${vatio.url}/inicio`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const findings: Record<string, string[]> = {};
    let charts = 0;
    const look = async (where: string) => {
      const printed = await printOf(page);
      charts += printed.charts;
      if (printed.faults.length > 0) findings[where] = printed.faults;
    };
    await quiet();
    await look('/inicio');
    for (const screen of PLAIN.filter(({ id }) => LISTS.includes(id))) {
      await visit(page, screen, quiet);
      await page.locator('table[data-rows]:not([data-pending]) tbody tr').first().waitFor();
      await look(screen.path);
      if (SHEETS.includes(screen.id)) await lookIntoFirst(page, quiet, look);
    }
    expect(findings).toEqual({});
    // The supply point alone has two.
    expect(charts).toBeGreaterThan(1);
    await context.close();
  },
  WALK_MS,
);

test('a printed list has its sums once, after its last row, and names the columns that it leaves out', async () => {
  const { context, page } = await signedIn(vatio, 'admin', { viewport: SCREEN });
  await page.goto(`${vatio.url}/clientes`);
  await page.locator('table[data-rows]:not([data-pending]) tfoot').waitFor();
  await layOnPaper(page);
  const sums = await page
    .locator('table[data-rows] tfoot')
    .evaluate((foot) => getComputedStyle(foot).display);
  const shown = await page.locator('table[data-rows] thead th:visible').allInnerTexts();
  const said = await page.locator('main p:visible', { hasText: 'Sin estas columnas' }).textContent();
  // A group of the foot is repeated at the end of every sheet; one of rows is not.
  expect(sums).toBe('table-row-group');
  const left = (said ?? '').split(' · ').slice(1);
  expect(left).toContain('Etiquetas');
  expect(left.filter((name) => shown.some((head) => head.trim() === name))).toEqual([]);
  await context.close();
});

/** A page says itself which sheet it is printed on. */
async function layOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page'));
  await page.setViewportSize(sheet === 'list' ? ON_ITS_SIDE : UPRIGHT);
}

/** What is wrong with a page on paper, and how many charts it has there. The page is on the screen again afterwards. */
async function printOf(page: Page): Promise<{ faults: string[]; charts: number }> {
  await layOnPaper(page);
  const { faults, charts } = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const seen = <T extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<T>(`main ${selector}`)].filter((element) => element.checkVisibility());
    const grids = new Set<string>();
    for (const card of seen('section:has(> header > h2)')) {
      for (let at = card.parentElement; at && at.localName !== 'main'; at = at.parentElement) {
        // Chromium lays the parts of a grid over each other where a sheet ends.
        if (getComputedStyle(at).display !== 'block')
          grids.add(`${at.className} reparte tarjetas en una rejilla`);
      }
    }
    const drawings = seen<HTMLCanvasElement>('canvas');
    const blank = drawings.filter((canvas) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return !data.some((channel) => channel !== 0);
    });
    const cut = seen('table *').filter(
      (element) =>
        getComputedStyle(element).overflowX !== 'visible' &&
        // Only screen readers get it.
        getComputedStyle(element).clipPath !== 'inset(50%)' &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const buttons = seen('button').filter((button) =>
      /^(Guardar|Añadir|Nuev[oa]|Subir|Anotar|Enviar)\b/.test(button.textContent.trim()),
    );
    return {
      charts: drawings.length,
      faults: [
        ...grids,
        ...blank.map((canvas) => `el gráfico «${canvas.getAttribute('aria-label')}» está en blanco`),
        ...cut.map((element) => `«${element.textContent.trim().slice(0, 40)}» está cortado`),
        ...buttons.map((button) => `el botón «${button.textContent.trim()}» está en el papel`),
      ],
    };
  });
  const misfit = await misfits(page);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(SCREEN);
  return { faults: [...faults, ...misfit], charts };
}
