import type { Page } from 'playwright-core';

/** The part of a box of the page that can be seen, or reached by scrolling. */
type Seen = {
  /** The element that hides a part of the box for good. */
  readonly cut?: string;
  /** The part that is visible now; undefined when it has to be scrolled to. */
  readonly box?: DOMRect;
};

type Frames = { readonly frames: readonly Element[]; readonly hangs: boolean };

type Sight = {
  readonly nameOf: (element: Element) => string;
  /** Whether an element is drawn at all, which texts for screen readers are not. */
  readonly shown: (element: Element) => boolean;
  /** The layer of an element: one that stays in place while the rest scrolls lies over the rest on purpose. */
  readonly layerOf: (element: Element) => Element;
  readonly meet: (box: DOMRect, other: DOMRect) => { readonly width: number; readonly height: number };
  /**
   * The element and the boxes around it that may hide it; a box does not hide an element that is positioned outside of
   * it.
   */
  readonly framesOf: (element: Element) => Frames;
  /** What can be seen of a text inside an element, or of the element itself. */
  readonly sight: (element: Element, rect: DOMRect, kind: 'text' | 'control') => Seen;
};

declare global {
  interface Window {
    sight: Sight;
  }
}

/** Leaves in the page the functions that the checks need. An overhang of less than `slack` pixels is no fault. */
export async function bringSight(page: Page, slack: number): Promise<void> {
  await page.evaluate(bringNames);
  await page.evaluate(bringReach, slack);
}

function bringNames(): void {
  function aroundOf(element: Element): Element[] {
    return element.parentElement ? [element, ...aroundOf(element.parentElement)] : [element];
  }

  const isTold = (element: Element) => getComputedStyle(element).clipPath.startsWith('inset(50%');

  window.sight = {
    ...window.sight,
    nameOf: (element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `${element.localName} «${label.slice(0, 40)}»`;
    },
    shown: (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !aroundOf(element).some(isTold),
    layerOf: (element) =>
      aroundOf(element).find((at) => /fixed|sticky/.test(getComputedStyle(at).position)) ??
      document.documentElement,
    meet: (box, other) => ({
      width: Math.min(box.right, other.right) - Math.max(box.left, other.left),
      height: Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top),
    }),
    framesOf: (element) => {
      let position = 'static';
      const frames: Element[] = [];
      for (const at of aroundOf(element)) {
        const style = getComputedStyle(at);
        if (position === 'fixed' || at === document.body) break;
        if (position === 'absolute' && style.position === 'static') continue;
        position = style.position;
        frames.push(at);
      }
      return { frames, hangs: position === 'fixed' };
    },
  };
}

function bringReach(slack: number): void {
  type Side = { from: number; to: number };
  const { nameOf, framesOf } = window.sight;
  const outOf = ({ from, to }: Side, low: number, high: number, by: number) =>
    from < low - by || to > high + by;
  const trim = (side: Side, low: number, high: number) => {
    side.from = Math.max(side.from, low);
    side.to = Math.min(side.to, high);
  };
  const isPainted = ({ backgroundColor, borderLeftWidth, borderRightWidth }: CSSStyleDeclaration) =>
    backgroundColor !== 'rgba(0, 0, 0, 0)' || (borderLeftWidth !== '0px' && borderRightWidth !== '0px');

  const sight = (element: Element, rect: DOMRect, kind: 'text' | 'control'): Seen => {
    const across: Side = { from: rect.left, to: rect.right };
    const down: Side = { from: rect.top, to: rect.bottom };
    const isNothing = () => across.to - across.from < 1 || down.to - down.from < 1;
    // The box of a line is taller than its letters.
    const tall = kind === 'text' ? Math.max(slack, rect.height / 5) : slack;
    const { frames, hangs } = framesOf(element);
    let onPaper = false;
    for (const frame of kind === 'text' ? frames : frames.slice(1)) {
      if (isNothing()) return {};
      const style = getComputedStyle(frame);
      const edge = frame.getBoundingClientRect();
      const wide = outOf(across, edge.left, edge.right, slack);
      const long = outOf(down, edge.top, edge.bottom, tall);
      // What overflows a painted box can be read, but it lies over its neighbours.
      const spills = !onPaper && isPainted(style) && style.overflowX === 'visible' && (wide || long);
      onPaper ||= isPainted(style);
      const goesOn = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const hidesWide = wide && /hidden|clip/.test(style.overflowX) && !goesOn && edge.width > slack;
      const hidesLong = long && /hidden|clip/.test(style.overflowY) && !goesOn && edge.height > slack;
      if (spills || hidesWide || hidesLong) return { cut: nameOf(frame) };
      if (style.overflowX !== 'visible') trim(across, edge.left, edge.right);
      if (style.overflowY !== 'visible') trim(down, edge.top, edge.bottom);
    }
    // The link that skips the menu waits above the window until it has the focus.
    if (isNothing() || (hangs && down.to < 0 && element.matches('a[href^="#"]'))) return {};
    const { clientWidth, clientHeight } = document.documentElement;
    const beyond = outOf(across, 0, clientWidth, slack) || (hangs && outOf(down, 0, clientHeight, slack));
    if (beyond) return { cut: 'la ventana' };
    return { box: new DOMRect(across.from, down.from, across.to - across.from, down.to - down.from) };
  };

  window.sight = { ...window.sight, sight };
}
