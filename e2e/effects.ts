import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page has done since the last click: `null` until it has done something. */
    effect: string | null;
    pressable: () => (Pressed & { readonly button: HTMLElement })[];
  }
}

/** How long a button may take to show that it was pressed, on a machine that does much else. */
const LONGEST_MS = 4_000;

/** A page that has not changed for so long is at rest. */
const STILL_MS = 40;

const BUTTONS = 'main :is(button, [role=tab], summary)';

/** Those that cannot be pressed now, that stand already for what is shown, or that are there to be dragged. */
const AT_REST = [
  ':disabled',
  '[aria-disabled=true]',
  '[inert] *',
  '[aria-selected=true]',
  '[aria-current]:not([aria-current=false])',
  '[role=radio][aria-checked=true]',
  ':is(ul, fieldset) [aria-pressed=true]',
  '[data-handle]',
].join(',');

/** From now on the pages of a window notice what a click does, and open neither the printer, a file dialog nor a tab. */
export async function noticeEffects(context: BrowserContext): Promise<void> {
  await context.addInitScript(bringButtons, { buttons: BUTTONS, atRest: AT_REST });
  await context.addInitScript(() => {
    window.effect = null;
    const notice = (what: string) => {
      window.effect ??= what;
    };
    const options = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(() => notice('page')).observe(document, options);
    // A popover that opens, a player that starts and a list that scrolls change no attribute.
    for (const event of [
      'toggle',
      'focusin',
      'scroll',
      'play',
      'pause',
      'volumechange',
      'fullscreenchange',
      'fullscreenerror',
    ]) {
      document.addEventListener(event, () => notice(event), { capture: true, passive: true });
    }
    const replace = (owner: object, name: string) =>
      Object.defineProperty(owner, name, { configurable: true, value: () => notice(name) });
    replace(window, 'open');
    replace(window, 'print');
    replace(HTMLInputElement.prototype, 'showPicker');
    const click = HTMLElement.prototype.click;
    HTMLElement.prototype.click = function clickUnlessOutside() {
      if (this instanceof HTMLInputElement && this.type === 'file') notice('file dialog');
      else if (this instanceof HTMLAnchorElement && this.download) notice('download');
      else click.call(this);
    };
    const push = history.pushState;
    history.pushState = function noticed(...asked) {
      notice('address');
      push.apply(this, asked);
    };
    Object.assign(navigator.clipboard ?? {}, {
      writeText: async () => notice('clipboard'),
      write: async () => notice('clipboard'),
    });
  });
}

/** A button that a page shows, told apart from others of its name by its place among them. */
export type Pressed = { readonly name: string; readonly place: number };

/**
 * The buttons and tabs of a page that a person could press now and that are not yet in the state that they stand for. Of the
 * rows of a list the first two speak for all.
 */
export function buttonsOf(page: Page): Promise<Pressed[]> {
  return page.evaluate(() =>
    window.pressable().flatMap(({ button, ...pressed }) => {
      const row = button.closest('tr, li, [role=row], [role=listitem]');
      const before = row?.previousElementSibling?.previousElementSibling;
      return before && before.tagName === row?.tagName ? [] : [pressed];
    }),
  );
}

/** Presses a button and says what came of it: `null` when nothing did, and nothing at all when it cannot be pressed any more. */
export function press(page: Page, wanted: Pressed): Promise<string | null | undefined> {
  return page.evaluate(
    async ({ name, place, still, longest }) => {
      const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
      // What the last click left moving would speak for this one.
      const start = performance.now();
      do {
        window.effect = null;
        await rest(still);
      } while (window.effect !== null && performance.now() - start < longest);
      const found = window.pressable().find((one) => one.name === name && one.place === place);
      if (!found) return undefined;
      window.effect = null;
      found.button.click();
      const since = performance.now();
      while (window.effect === null && performance.now() - since < longest) await rest(10);
      return window.effect;
    },
    { ...wanted, still: STILL_MS, longest: LONGEST_MS },
  );
}

function bringButtons({ buttons, atRest }: { buttons: string; atRest: string }): void {
  window.pressable = () => {
    const places = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(buttons)].flatMap((button) => {
      if (!button.checkVisibility()) return [];
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
      const place = places.get(name) ?? 0;
      places.set(name, place + 1);
      return button.matches(atRest) ? [] : [{ name, place, button }];
    });
  };
}

/** Links that lead nowhere: without an address, or to a place of the page that does not exist. */
export function deadLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a')].flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const target = href.startsWith('#') ? document.getElementById(decodeURIComponent(href.slice(1))) : link;
      return href === '' || href === '#' || target === null ? [`${link.textContent?.trim()} (${href})`] : [];
    }),
  );
}
