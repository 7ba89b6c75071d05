import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buttonsOf, deadLinks, noticeEffects, press } from './effects.ts';
import { signedIn, startVatio } from './vatio.ts';
import { CLIENTS_OWN, PLAIN, quietOf, visit } from './walk.ts';

const vatio = startVatio();

/** Screens are tested in parallel, since most of the time is spent waiting. */
const LANES = 3;
const WALK_MS = 600_000;
/** One of its buttons closes the other sessions of the account, so it is tried when no other lane is under way. */
const OWN_ACCOUNT = '/mi-cuenta';

type Screen = (typeof PLAIN)[number];

test(
  'every button and tab does something visible, every link leads somewhere, and the dialogs that open are wide enough',
  async () => {
    const findings: Record<string, unknown> = {};
    const left = PLAIN.filter(({ path }) => path !== OWN_ACCOUNT);
    const lane = async (role: 'admin' | 'cliente') => {
      const { context, page, errors } = await signedIn(vatio, role, { reducedMotion: 'reduce' });
      await noticeEffects(context);
      const quiet = quietOf(page);
      await page.goto(`${vatio.url}/inicio`);
      for (let screen = left.shift(); screen; screen = left.shift()) {
        await visit(page, screen, quiet);
        const found = [
          ...(await deadLinks(page)),
          ...(await deadButtons(page, screen, quiet)),
          ...errors.splice(0),
        ];
        if (found.length > 0) findings[screen.path] = found;
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: LANES }, () => lane('admin')));
    left.push(...PLAIN.filter(({ path }) => path === OWN_ACCOUNT));
    await lane('admin');
    left.push(...CLIENTS_OWN);
    await lane('cliente');
    expect(findings).toEqual({});
  },
  WALK_MS,
);

/**
 * Presses every button that a screen shows when it opens. After a press that leads away or opens something, it goes
 * back to the screen.
 */
async function deadButtons(page: Page, screen: Screen, quiet: () => Promise<void>): Promise<string[]> {
  const dead: string[] = [];
  for (const button of await buttonsOf(page)) {
    let effect = await press(page, button);
    if (effect === undefined) {
      // Earlier presses have removed the button; it is there again once the page is reloaded.
      await page.goto(vatio.url + screen.path);
      await quiet();
      effect = await press(page, button);
    }
    if (effect === null) dead.push(button.name);
    else if (effect) {
      dead.push(...(await narrowDialogs(page, quiet)));
      await comeBack(page, screen, quiet);
    }
  }
  return dead;
}

/** Dialogs that are open and whose content would have to be scrolled sideways, or is cut at their edge. */
async function narrowDialogs(page: Page, quiet: () => Promise<void>): Promise<string[]> {
  const open = page.locator('dialog[open]');
  if ((await open.count()) === 0) return [];
  await quiet();
  return open.evaluateAll((dialogs) =>
    dialogs.flatMap((dialog) => {
      const parts = [...dialog.querySelectorAll(':scope > div, :scope > div > div')];
      const over = Math.max(0, ...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      return over > 1 ? [`a «${dialog.querySelector('h2')?.textContent}» le faltan ${over} px de ancho`] : [];
    }),
  );
}

async function comeBack(page: Page, screen: Screen, quiet: () => Promise<void>): Promise<void> {
  const open = page.locator('dialog[open], :popover-open, [role=menu], [role=listbox]');
  for (let times = 0; times < 3 && (await open.count()) > 0; times++) await page.keyboard.press('Escape');
  if (new URL(page.url()).pathname !== screen.path) await visit(page, screen, quiet);
}
