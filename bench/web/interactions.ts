import type { Page } from 'playwright-core';
import type { OpenPage } from './page-load.ts';

const TYPED = 'gim';
const KEY_MS = 120;
const DRAG_MS = 1_500;

/** Resolves to the ms from the last key typed into the search of a list until the rows that it finds are painted. */
export async function measureSearch({ page }: OpenPage): Promise<number> {
  await page.evaluate(() => {
    const rows = () => document.querySelector('main table[data-rows] tbody:last-of-type')?.textContent;
    const before = rows();
    let typed = 0;
    document.addEventListener('keydown', () => {
      typed = performance.now();
    });
    const arrival = new Promise<number>((resolve) => {
      const look = () => {
        const done = typed > 0 && rows() !== before && !document.querySelector('main [aria-busy="true"]');
        if (done) setTimeout(() => resolve(performance.now() - typed));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    Object.assign(window, { arrival });
  });
  await page.locator('main input[type="search"]').first().click();
  // All keys but the last find nothing new in time, because fewer than three letters wait for more.
  await page.keyboard.type(TYPED, { delay: KEY_MS });
  return page.evaluate(() => (window as unknown as { arrival: Promise<number> }).arrival);
}

/** Drags the handle of a slider to and fro, and resolves to the frames in a second that the page painted meanwhile. */
export async function measureSlider({ page }: OpenPage): Promise<number> {
  const slider = page.locator('main input[type="range"]').first();
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page');
  const at = (part: number) => [box.x + box.width * part, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.3));
  await page.mouse.down();
  await countFrames(page);
  const begin = Date.now();
  while (Date.now() - begin < DRAG_MS) {
    await page.mouse.move(...at(0.5 + 0.3 * Math.sin((Date.now() - begin) / 150)));
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await page.mouse.up();
  const [first = 0, last = 0] = [frames[0], frames.at(-1)];
  return ((frames.length - 1) * 1000) / (last - first);
}

async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}
