import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { signedIn, startVatio, type Vatio } from './vatio.ts';
import { BOARDS, PLAIN, quietOf, setDirection, visit } from './walk.ts';

/**
 * `npm run shots` photographs each row of the screens table into `.shots/`, with a contact sheet for each look.
 * `SHOTS=contratos,/apps npm run shots` takes only those whose path holds one of the words.
 */
const FOLDER = join(import.meta.dirname, '../.shots');
const LOOKS = [
  { name: 'light-1440', viewport: { width: 1440, height: 900 }, colorScheme: 'light', rightToLeft: false },
  { name: 'dark-1440', viewport: { width: 1440, height: 900 }, colorScheme: 'dark', rightToLeft: true },
  { name: 'light-360', viewport: { width: 360, height: 740 }, colorScheme: 'light', rightToLeft: true },
  { name: 'dark-360', viewport: { width: 360, height: 740 }, colorScheme: 'dark', rightToLeft: false },
] as const;
const PER_SHEET = 24;
const LONGEST_MS = 1_200_000;

type Look = (typeof LOOKS)[number];
type Shot = { readonly file: string; readonly path: string };

const words = process.env.SHOTS?.split(',') ?? [''];
const screens = [...PLAIN, ...BOARDS].filter(({ path }) => words.some((word) => path.includes(word)));
const vatio = startVatio();

beforeAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test.each(LOOKS)(
  '$name',
  async (look) => {
    const shots = await photograph(vatio, look);
    await printSheets(vatio, look, shots);
    expect(shots).toHaveLength(screens.length);
  },
  LONGEST_MS,
);

async function photograph(product: Vatio, look: Look): Promise<Shot[]> {
  const { name, viewport, colorScheme, rightToLeft } = look;
  mkdirSync(join(FOLDER, name), { recursive: true });
  const { context, page } = await signedIn(product, 'admin', {
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.addInitScript((skin) => localStorage.setItem('skin', JSON.stringify(skin)), colorScheme);
  const quiet = quietOf(page);
  await page.goto(`${product.url}/inicio`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await setDirection(page, rightToLeft);
  const shots: Shot[] = [];
  for (const screen of screens) {
    const file = `${name}/${screen.path.replaceAll(/[^\w-]+/g, '_').slice(1) || 'home'}.jpg`;
    await visit(page, screen, quiet);
    await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 80 });
    shots.push({ file, path: screen.path });
  }
  await context.close();
  return shots;
}

/** A contact sheet for people to look at, photographed in parts that are small enough to be seen whole. */
async function printSheets(
  { browser }: Vatio,
  { name, viewport }: Look,
  shots: readonly Shot[],
): Promise<void> {
  writeFileSync(join(FOLDER, `${name}.html`), sheetOf(shots, viewport.width));
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  for (let at = 0; at < shots.length; at += PER_SHEET) {
    const part = join(FOLDER, 'part.html');
    writeFileSync(part, sheetOf(shots.slice(at, at + PER_SHEET), viewport.width));
    await page.goto(`file://${part}`);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const path = join(FOLDER, `${name}-${at / PER_SHEET + 1}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  rmSync(join(FOLDER, 'part.html'), { force: true });
  await page.close();
}

function sheetOf(shots: readonly Shot[], width: number): string {
  const columns = width > 400 ? 6 : 12;
  const figures = shots.map(
    ({ file, path }) => `<figure><img src="${file}" alt=""><figcaption>${path}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 12px; margin: 12px; font: 11px sans-serif }
    figure { margin: 0 } img { inline-size: 100%; border: 1px solid #999 }
  </style>${figures.join('')}`;
}
