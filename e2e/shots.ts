import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { signedIn, startVatio, type Vatio } from './vatio.ts';
import { BOARDS, OF_CLIENTS, PLAIN, quietOf, setDirection, visit } from './walk.ts';

/**
 * `npm run shots` photographs each row of the screens table into `.shots/`, with a contact sheet for each look: those that
 * an administrator opens as an administrator sees them, and those of a client once more, as a client does.
 * `SHOTS=contratos,/apps npm run shots` takes only those whose path holds one of the words.
 */
const FOLDER = join(import.meta.dirname, '../.shots');
const LOOKS = [
  { name: 'light-1440', width: 1440, colorScheme: 'light', rightToLeft: false, language: 'es' },
  { name: 'dark-1440', width: 1440, colorScheme: 'dark', rightToLeft: true, language: 'es' },
  { name: 'english-1440', width: 1440, colorScheme: 'light', rightToLeft: false, language: 'en' },
  { name: 'light-360', width: 360, colorScheme: 'light', rightToLeft: true, language: 'es' },
  { name: 'dark-360', width: 360, colorScheme: 'dark', rightToLeft: false, language: 'en' },
] as const;
const HEIGHTS = { 1440: 900, 360: 740 };
/** A photograph waits longer than a walk, which looks again at every screen. */
const SETTLING_MS = 300;
const PER_SHEET = 24;
const LONGEST_MS = 1_200_000;

type Look = (typeof LOOKS)[number];
type Shot = { readonly file: string; readonly path: string };

const words = process.env.SHOTS?.split(',') ?? [''];
const holdsWord = ({ path }: { path: string }) => words.some((word) => path.includes(word));
const SCREENS = { admin: [...PLAIN, ...BOARDS].filter(holdsWord), cliente: OF_CLIENTS.filter(holdsWord) };
const vatio = startVatio();

beforeAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test.each(LOOKS)(
  '$name',
  async (look) => {
    const shots = [
      ...(await photograph(vatio, look, 'admin')),
      ...(await photograph(vatio, look, 'cliente')),
    ];
    await printSheets(vatio, look, shots);
    expect(shots).toHaveLength(SCREENS.admin.length + SCREENS.cliente.length);
  },
  LONGEST_MS,
);

async function photograph(product: Vatio, look: Look, role: keyof typeof SCREENS): Promise<Shot[]> {
  const { name, width, colorScheme, rightToLeft, language } = look;
  const folder = role === 'admin' ? name : `${name}/${role}`;
  mkdirSync(join(FOLDER, folder), { recursive: true });
  const { context, page } = await signedIn(product, role, {
    viewport: { width, height: HEIGHTS[width] },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const kept = { skin: colorScheme, language };
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  const quiet = quietOf(page);
  await page.goto(`${product.url}/inicio`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await setDirection(page, rightToLeft);
  const shots: Shot[] = [];
  for (const screen of SCREENS[role]) {
    const file = `${folder}/${screen.path.replaceAll(/[^\w-]+/g, '_').slice(1) || 'home'}.jpg`;
    await visit(page, screen, quiet);
    // A part that comes later, such as a board, asks for its rows once it has come.
    await page.waitForTimeout(SETTLING_MS);
    await quiet();
    await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 80 });
    shots.push({ file, path: role === 'admin' ? screen.path : `${screen.path} (${role})` });
  }
  await context.close();
  return shots;
}

/** A contact sheet for people to look at, photographed in parts that are small enough to be seen whole. */
async function printSheets({ browser }: Vatio, { name, width }: Look, shots: readonly Shot[]): Promise<void> {
  writeFileSync(join(FOLDER, `${name}.html`), sheetOf(shots, width));
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  for (let at = 0; at < shots.length; at += PER_SHEET) {
    const part = join(FOLDER, 'part.html');
    writeFileSync(part, sheetOf(shots.slice(at, at + PER_SHEET), width));
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
