import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { signedIn, type Vatio } from './vatio.ts';

/** More Tab stops than any screen has before the element that a journey looks for. */
const MOST_STOPS = 150;

/** Opens a screen in which only the keyboard will be used; `kept` are the settings of an earlier visit. */
export async function openByKeyboard(vatio: Vatio, path: string, kept: Record<string, unknown> = {}) {
  const calm = { viewport: { width: 1440, height: 800 }, reducedMotion: 'reduce' } as const;
  const { context, page, errors } = await signedIn(vatio, 'admin', calm);
  await context.addInitScript((settings) => {
    for (const [key, value] of Object.entries(settings)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, kept);
  await page.goto(vatio.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  // The splash covers everything until it disappears.
  await page.locator('#splash').waitFor({ state: 'detached' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return { context, page, errors, press };
}

/** Goes on with Tab, or back with Shift+Tab, to an element; at each stop on the way the focus has to be visible. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    expect(await hiddenFocus(page)).toBeUndefined();
    if (await hasFocus(wanted)) return;
  }
  throw new Error(`${MOST_STOPS} veces ${key} no llegan a ${wanted}`);
}

export async function hasFocus(wanted: Locator): Promise<boolean> {
  return (
    (await wanted.count()) > 0 && wanted.first().evaluate((element) => element === document.activeElement)
  );
}

/** Waits until an element has the focus, and checks that the focus is visible. */
export async function expectFocus(page: Page, wanted: Locator): Promise<void> {
  await expect.poll(() => hasFocus(wanted), { message: `el foco en ${wanted}` }).toBe(true);
  expect(await hiddenFocus(page)).toBeUndefined();
}

/**
 * What is wrong with the focus: nothing marks it (WCAG 2.4.7), or all of it lies below something that stays in place
 * while the page scrolls (2.4.11). The mark may belong to the element or to the box around it.
 */
function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const labels = focused instanceof HTMLInputElement ? focused.labels : null;
    const label = focused.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? focused.textContent;
    const name = `${focused.localName} «${label?.trim().slice(0, 40)}»`;
    // A heading or a region that gets the focus when its screen opens needs no mark, because it cannot be pressed.
    const acts = focused.matches(
      'a, button, input, select, textarea, summary, [tabindex="0"], [contenteditable]',
    );
    if (acts && !isOutlined(focused) && !rulesOf(focused).some(isMark))
      return `nada señala el foco en ${name}`;
    // One that is for screen readers alone is under everything, and comes late where the machine is busy.
    if (!acts && focused.matches('.vt-hidden, .vt-hidden *')) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const across = [left + 3, (left + right) / 2, right - 3];
    const down = [top + 3, (top + bottom) / 2, bottom - 3];
    const seen = across.some((x) => down.some((y) => isOnTop(document.elementFromPoint(x, y))));
    return seen ? undefined : `el foco queda tapado en ${name}`;

    function isOutlined(element: Element): boolean {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    }

    /** The style rules that apply because of the focus, to the element or to a box around it. */
    function rulesOf(element: Element): CSSStyleRule[] {
      const around: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        around.push(at);
      const every = (rules: CSSRuleList): CSSRule[] =>
        [...rules].flatMap((rule) => [
          rule,
          ...(rule instanceof CSSGroupingRule ? every(rule.cssRules) : []),
        ]);
      return [...document.styleSheets]
        .flatMap((sheet) => every(sheet.cssRules))
        .filter((rule) => rule instanceof CSSStyleRule)
        .filter(
          ({ selectorText }) =>
            selectorText.includes(':focus') && around.some((at) => at.matches(selectorText)),
        );
    }

    function isMark({ style }: CSSStyleRule): boolean {
      return /(^|; )(outline|box-shadow|border|border-color|background|background-color): (?!none)/.test(
        style.cssText,
      );
    }

    function isOnTop(there: Element | null): boolean {
      if (!there || !focused) return false;
      const beside = there.contains(focused) && there !== document.documentElement && there !== document.body;
      return focused.contains(there) || beside || focused.closest('label')?.contains(there) === true;
    }
  });
}
