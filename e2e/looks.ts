import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SCREENS } from '../web/src/app/screens.ts';
import { signedIn, type Vatio } from './vatio.ts';
import { quietOf, visit } from './walk.ts';

/** `npm run shots -- keep-looks` takes them; they are looked at before they are committed. */
const FOLDER = join(import.meta.dirname, 'looks');

/** What these screens show depends neither on the day nor on what others have done, and each stands for its kind. */
const PATHS = [
  '/',
  '/dashboard/analytics',
  '/apps/ecommerce/shop',
  '/apps/ecommerce/checkout',
  '/apps/permissions',
  '/apps/roles',
  '/apps/todo',
  '/access-control',
  '/cards/basic',
  '/cards/advance',
  '/cards/statistics',
  '/colors/colors',
  '/components/accordion',
  '/components/alerts',
  '/components/avatar',
  '/components/buttons',
  '/components/timeline',
  '/components/tabs-component',
  '/components/tooltips',
  '/datatables/advance',
  '/extensions/tour',
  '/forms/elements/input',
  '/forms/elements/select',
  '/forms/form-repeater',
  '/forms/wizard',
  '/misc/coming-soon',
  '/misc/not-authorized',
  '/page-layout/layout-boxed',
  '/pages/faq',
  '/pages/account-settings',
] as const;

const WINDOW = { width: 1440, height: 900 };
/** A cell of the small picture stands for 15 pixels each way: letters are one grey, and what has moved is seen. */
const SMALL = { width: 96, height: 60 };
/** In the browser alone; the server keeps its own. */
const DAY = new Date('2026-06-15T10:00:00Z');

export type Look = { readonly name: string; readonly file: string; readonly shot: Buffer };

/** Photographs the screens one after another. */
export async function* photographLooks(vatio: Vatio): AsyncGenerator<Look> {
  const { context, page } = await signedIn(vatio, 'admin', { viewport: WINDOW, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(DAY);
  const quiet = quietOf(page);
  await page.goto(`${vatio.url}/inicio`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const path of PATHS) {
    const screen = SCREENS.find((candidate) => candidate.path === path);
    if (!screen) throw new Error(`There is no screen at ${path}`);
    await visit(page, screen, quiet);
    const name = path.replaceAll('/', '-').slice(1) || 'home';
    yield { name, file: join(FOLDER, `${name}.png`), shot: await stillOf(page) };
  }
  await context.close();
}

/** A screen is drawn once two photographs of it are the same. */
async function stillOf(page: Page): Promise<Buffer> {
  let before: Buffer;
  let shot = await page.screenshot({ animations: 'disabled' });
  do {
    before = shot;
    shot = await page.screenshot({ animations: 'disabled' });
  } while (!shot.equals(before));
  return shot;
}

/** Writes the small pictures with which later looks are compared. */
export async function keepLooks(vatio: Vatio): Promise<number> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const desk = await vatio.browser.newPage();
  let kept = 0;
  for await (const { file, shot } of photographLooks(vatio)) {
    writeFileSync(file, Buffer.from(await shrink(desk, shot), 'base64'));
    kept++;
  }
  return kept;
}

/** A picture of the size of `SMALL`, as a PNG in base64. */
function shrink(desk: Page, shot: Buffer): Promise<string> {
  return desk.evaluate(
    async ({ picture, width, height }) => {
      const image = await createImageBitmap(await (await fetch(picture)).blob(), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return btoa(String.fromCharCode(...bytes));
    },
    { picture: dataUrl(shot), ...SMALL },
  );
}

/** The share of cells, from 0 to 1, whose colour differs from that of the kept picture by more than `least` of 255. */
export async function differenceOf(
  desk: Page,
  { shot, kept, least }: { shot: Buffer; kept: Buffer; least: number },
): Promise<number> {
  const small = Buffer.from(await shrink(desk, shot), 'base64');
  return desk.evaluate(
    async ({ pictures, least }) => {
      const [now, before] = await Promise.all(
        pictures.map(async (picture) => {
          const image = await createImageBitmap(await (await fetch(picture)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!now || !before || now.length !== before.length) return 1;
      let differing = 0;
      for (let at = 0; at < now.length; at += 4) {
        const most = Math.max(...[0, 1, 2].map((c) => Math.abs((now[at + c] ?? 0) - (before[at + c] ?? 0))));
        if (most > least) differing++;
      }
      return (differing * 4) / now.length;
    },
    { pictures: [dataUrl(small), dataUrl(kept)], least },
  );
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
