import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../web/src/app/screens.ts';
import { signedIn, startVatio } from './vatio.ts';

const vatio = startVatio();

const WINDOWS = [
  { name: 'claro, 1440 px', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'oscuro, 360 px', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

/** Screens with parameters need something to show; the journeys visit them. */
const PLAIN = SCREENS.filter((screen) => screen.access !== 'public' && !screen.path.includes(':'));

describe.each(WINDOWS)('$name', ({ viewport, colorScheme }) => {
  test.each(PLAIN.map(({ path, id }) => ({ path, id })))('$path', async ({ path }) => {
    const { context, page, errors } = await signedIn(vatio, 'admin', { viewport, colorScheme });
    await page.addInitScript((skin) => localStorage.setItem('skin', JSON.stringify(skin)), colorScheme);
    await page.goto(`${vatio.url}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(errors).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});

/** Pixels by which the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function violations(page: Page): Promise<string[]> {
  // Through the debugger, not a script element: the product's own policy refuses foreign scripts.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}
