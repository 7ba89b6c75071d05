import type { Page } from 'playwright-core';
import { bringSight } from './sight.ts';

/** Pixels that are ignored: a line drawn on a border or a rounded half pixel is no fault. */
const SLACK_PX = 2;

/**
 * What does not fit the window of a page at rest: the page scrolls sideways, a text is cut without an ellipsis or lies
 * over another, a control stands where no scrolling reaches, or two controls overlap. A box that scrolls by itself,
 * such as a table, may be wider than the window.
 */
export async function misfits(page: Page): Promise<string[]> {
  await bringSight(page, SLACK_PX);
  const found = [await sideways(page), await badTexts(page), await cutOptions(page), await badControls(page)];
  return [...new Set(found.flat())];
}

function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`la página sobresale ${scrollWidth - clientWidth} px`] : [];
  });
}

/** Texts of which a part cannot be read. */
function badTexts(page: Page): Promise<string[]> {
  return page.evaluate((slack) => {
    const { shown, sight, layerOf, meet } = window.sight;
    const found: string[] = [];
    const read: { said: string; element: Element; layer: Element; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const label = text.textContent?.trim().slice(0, 40);
      // Texts inside a named picture are not checked, on a canvas or not, because a table beside it has its figures.
      if (!element || !label || !shown(element) || element.closest('svg')?.closest('[role="img"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const { cut, box } = sight(element, rect, 'text');
        if (cut) found.push(`«${label}» no cabe en ${cut}`);
        else if (box) read.push({ said: label, element, layer: layerOf(element), box });
      }
    }
    for (const [at, box] of read.entries()) {
      for (const other of read.slice(at + 1)) {
        if (box.element === other.element || box.layer !== other.layer) continue;
        const { width, height } = meet(box.box, other.box);
        // Close lines overlap only in the room above their letters.
        const most = Math.min(box.box.height, other.box.height) / 3;
        if (width > slack && height > most) found.push(`«${box.said}» y «${other.said}» se pisan`);
      }
    }
    return found;
  }, SLACK_PX);
}

/** Native selects whose chosen option is cut without an ellipsis. */
function cutOptions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, textOverflow, paddingLeft, paddingRight } = getComputedStyle(select);
      const label = select.selectedOptions[0]?.text ?? '';
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      pen.font = font;
      const fits = textOverflow === 'ellipsis' || pen.measureText(label).width <= room;
      return fits || !window.sight.shown(select) ? [] : [`«${label}» no cabe en su desplegable`];
    });
  });
}

/** Controls out of reach, and those that lie over others of the same layer. */
function badControls(page: Page): Promise<string[]> {
  return page.evaluate((slack) => {
    const { shown, sight, nameOf, layerOf, meet } = window.sight;
    const found: string[] = [];
    const reached: { element: Element; layer: Element; box: DOMRect }[] = [];
    for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!shown(element)) continue;
      for (const rect of element.getClientRects()) {
        const { cut, box } = sight(element, rect, 'control');
        if (cut) found.push(`${nameOf(element)} fuera de alcance: ${cut}`);
        // The handles of a slider overlap on its line, which lets the pointer through to each of them.
        else if (box && getComputedStyle(element).pointerEvents !== 'none')
          reached.push({ element, layer: layerOf(element), box: bare(element, box) });
      }
    }
    for (const [at, box] of reached.entries()) {
      for (const other of reached.slice(at + 1)) {
        if (box.layer !== other.layer || box.element.contains(other.element)) continue;
        const { width, height } = meet(box.box, other.box);
        if (width > slack && height > slack)
          found.push(`${nameOf(box.element)} sobre ${nameOf(other.element)}`);
      }
    }
    return found;

    /** The padding of a field holds the buttons inside it, so it does not count as a part of the field. */
    function bare(element: Element, box: DOMRect): DOMRect {
      if (!element.matches('input, select')) return box;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const [left, right] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
      return new DOMRect(box.x + left, box.y, box.width - left - right, box.height);
    }
  }, SLACK_PX);
}
