import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page has done since the last click; `null` until it has done something. */
    effect: string | null;
    pressable: () => (Pressed & { readonly button: HTMLElement })[];
  }
}

/** Milliseconds that a button may take to show an effect, on a busy machine. */
const LONGEST_MS = 4_000;

/** A page without changes for this many milliseconds is at rest. */
const STILL_MS = 40;

const BUTTONS = 'main :is(button, [role=tab], summary)';

/** Controls that are disabled, that are already in the state for which they stand, or that are there to be dragged. */
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

/**
 * Makes the pages of a context record the effect of each click, and open neither the printer, nor a file dialog, nor a
 * tab.
 */
export async function noticeEffects(context: BrowserContext): Promise<void> {
  await context.addInitScript(bringButtons, { buttons: BUTTONS, atRest: AT_REST });
  await context.addInitScript(() => {
    window.effect = null;
    const notice = (what: string) => {
      window.effect ??= what;
    };
    const options = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(() => notice('page')).observe(document, options);
    // A popover that opens, a player that starts and a list that scrolls change no attribute, so their events are
    // recorded.
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
    history.pushState = function noticed(...args) {
      notice('address');
      push.apply(this, args);
    };
    Object.assign(navigator.clipboard ?? {}, {
      writeText: async () => notice('clipboard'),
      write: async () => notice('clipboard'),
    });
  });
}

/** A button of a page. Its index tells it from others of the same name. */
export type Pressed = { readonly name: string; readonly place: number };

/**
 * The buttons and tabs of a page that can be pressed now and are not yet in the state for which they stand. The first
 * two rows of a list stand for all.
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

/**
 * Presses a button and returns its effect: `null` when there was none, and undefined when it can no longer be pressed.
 */
export function press(page: Page, wanted: Pressed): Promise<string | null | undefined> {
  return page.evaluate(
    async ({ name, place, still, longest }) => {
      const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
      // What the last click started has to end first, because it would count as an effect of this one.
      const start = performance.now();
      do {
        window.effect = null;
        await rest(still);
      } while (window.effect !== null && performance.now() - start < longest);
      const found = window
        .pressable()
        .find((candidate) => candidate.name === name && candidate.place === place);
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

/** Links that lead nowhere: without an address, or to a place that the page does not have. */
export function deadLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a')].flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const target = href.startsWith('#') ? document.getElementById(decodeURIComponent(href.slice(1))) : link;
      return href === '' || href === '#' || target === null ? [`${link.textContent?.trim()} (${href})`] : [];
    }),
  );
}
