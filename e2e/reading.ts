import type { Page } from 'playwright-core';

/** What a page at rest says in a way that is read wrongly: texts in another order or at the other side, units said twice. */
export async function misread(page: Page): Promise<string[]> {
  return [...(await reversed(page)), ...(await astray(page)), ...(await repeatedUnits(page))];
}

/**
 * Texts of which a character stands at the left of the one before it. Spanish and English run from left to right on a
 * mirrored page too, where `21 %` would become `% 21`.
 */
function reversed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const said = text.textContent ?? '';
      // Only what has no direction of its own, at an end or beside a digit, can change its place.
      if (!element?.checkVisibility() || !/\d|^\s*\P{L}|\P{L}\s*$/u.test(said) || element.closest('svg'))
        continue;
      let before: DOMRect | undefined;
      for (let at = 0; at < said.length; at++) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0 || said[at]?.trim() === '') continue;
        const sameLine = before !== undefined && Math.abs(box.top - before.top) < 3;
        if (sameLine && before && box.left < before.left - 0.5)
          found.add(`«${said.trim().slice(0, 60)}» al revés`);
        before = box;
      }
    }
    return [...found];
  });
}

/**
 * What stands at the side of a mirrored page where lines end: texts, which keep their own order and would begin where that
 * order says, and the marks before them, such as the dot of a legend.
 */
function astray(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    if (getComputedStyle(document.documentElement).direction === 'ltr') return [];
    const nameOf = (element: Element) => `«${element.textContent?.trim().slice(0, 40)}»`;
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    // Somebody chose that side for a paragraph of a rich text.
    const isPlaced = (element: Element) => element instanceof HTMLElement && element.style.textAlign !== '';
    for (const element of document.body.querySelectorAll(':not(svg, svg *)')) {
      if (!element.checkVisibility() || element.clientWidth === 1) continue;
      const { display, unicodeBidi, textAlign, direction, listStyleType, listStylePosition } =
        getComputedStyle(element);
      const isForeign = direction === 'ltr' && element.closest('[dir="auto"]') !== null;
      if (unicodeBidi !== 'plaintext' && !isForeign) continue;
      const isLeft = textAlign === 'start' || (isForeign && textAlign === 'left');
      if (!display.startsWith('inline') && isLeft && hasText(element) && !isPlaced(element))
        found.add(`${nameOf(element)} empieza donde acaban los demás`);
      if (/flex|grid/.test(display)) continue;
      const before = getComputedStyle(element, '::before');
      const isMarked = before.display.startsWith('inline') && !/^(none|normal)$/.test(before.content);
      const isUnfolded =
        display === 'list-item' && listStyleType !== 'none' && listStylePosition === 'inside';
      if ((isMarked && /static|relative/.test(before.position)) || isUnfolded)
        found.add(`la marca de ${nameOf(element)} está al otro lado`);
    }
    return [...found];
  });
}

/** Columns of figures whose unit stands in each cell, and not once in the head. */
function repeatedUnits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const UNIT = /\s(€(?:\/[\p{L}·]+)*|kWh?|[MG]Wh|kVArh|%|h)$/u;
    const unitOf = (cell: Element) => UNIT.exec(cell.textContent?.trim() ?? '')?.[1];
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const heads = [...(table.tHead?.rows[table.tHead.rows.length - 1]?.cells ?? [])];
      const rows = [...table.rows].filter(
        ({ parentElement, cells }) => parentElement !== table.tHead && cells.length === heads.length,
      );
      return heads.flatMap((head, at) => {
        const label = head.textContent?.trim() ?? '';
        const cells = rows
          .flatMap(({ cells }) => cells[at] ?? [])
          .filter(({ textContent }) => /\d/.test(textContent));
        const units = cells.map(unitOf);
        const unit = units[0];
        // A second line may have a unit of its own, such as the percentage below a saving in euros.
        const inEach =
          !/\(.+\)$/.test(label) &&
          unit !== undefined &&
          units.length > 1 &&
          units.every((other) => other === unit);
        const twice = units.some((one) => one !== undefined && label.endsWith(`(${one})`));
        return inEach || twice ? [`la columna «${label}» repite «${unit}» en cada celda`] : [];
      });
    });
  });
}
