import { type RefObject, useLayoutEffect } from 'react';

/** `start` and `end` follow the direction of the page. */
export type Side = 'above' | 'below' | 'start' | 'end';

export type Placement = {
  readonly side?: Side;
  /** Whether the panel lines up with the beginning, the middle or the end of its anchor. */
  readonly align?: 'start' | 'centre' | 'end';
  readonly gapPx?: number;
};

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const EDGE_PX = 8;

/**
 * Puts a panel in the browser's top layer, where no scrolling frame cuts it, beside its anchor: at the side that was
 * asked for, or at the opposite one where there is no room. It follows the anchor while the page scrolls.
 */
export function usePlacedBeside(
  panel: RefObject<HTMLElement | null>,
  anchorOf: (panel: HTMLElement) => Element | null | undefined,
  { side = 'below', align = 'start', gapPx = 6 }: Placement = {},
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the anchor is looked for when the panel opens
  useLayoutEffect(() => {
    const element = panel.current;
    const anchor = element && anchorOf(element);
    if (!element || !anchor) return;
    // jsdom has no top layer.
    element.showPopover?.();
    const place = () => {
      const at = anchor.getBoundingClientRect();
      // Style sheets use it for a panel that is as wide as its anchor.
      element.style.setProperty('--anchor-width', `${at.width}px`);
      // Near the end of the window it would be as narrow as the room that is left there, and be measured so.
      element.style.left = '0px';
      element.style.top = '0px';
      const box = { left: at.left, top: at.top, width: at.width, height: at.height };
      const { left, top } = positionBeside({ anchor: box, panel: sizeOf(element), side, align, gapPx });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    const grown = 'ResizeObserver' in window ? new ResizeObserver(place) : undefined;
    grown?.observe(element);
    // A field of several choices grows while it is used, and its list must not cover it.
    grown?.observe(anchor);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      grown?.disconnect();
    };
  }, [panel, side, align, gapPx]);
}

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement) {
  return { width, height };
}

type Asked = {
  readonly anchor: Box;
  readonly panel: { readonly width: number; readonly height: number };
  readonly side: Side;
  readonly align: 'start' | 'centre' | 'end';
  readonly gapPx: number;
};

/** The upper left corner of the panel, in pixels of the window. */
export function positionBeside({ anchor, panel, side, align, gapPx }: Asked): { left: number; top: number } {
  const rightToLeft = document.documentElement.dir === 'rtl';
  const across = side === 'above' || side === 'below';
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  if (across) {
    const before = anchor.top - gapPx - panel.height;
    const after = anchor.top + anchor.height + gapPx;
    const top = chosenSide({ before, after, size: panel.height, room: view.height, first: side === 'above' });
    const left = along(anchor.left, anchor.width, { size: panel.width, align, mirrored: rightToLeft });
    return { left: inside(left, panel.width, view.width), top: inside(top, panel.height, view.height) };
  }
  const before = anchor.left - gapPx - panel.width;
  const after = anchor.left + anchor.width + gapPx;
  const first = (side === 'start') !== rightToLeft;
  const left = chosenSide({ before, after, size: panel.width, room: view.width, first });
  const top = along(anchor.top, anchor.height, { size: panel.height, align, mirrored: false });
  return { left: inside(left, panel.width, view.width), top: inside(top, panel.height, view.height) };
}

type Sides = {
  readonly before: number;
  readonly after: number;
  readonly size: number;
  readonly room: number;
  /** Whether the side before the anchor was asked for. */
  readonly first: boolean;
};

function chosenSide({ before, after, size, room, first }: Sides): number {
  const fitsBefore = before >= EDGE_PX;
  const fitsAfter = after + size <= room - EDGE_PX;
  if (first) return fitsBefore || !fitsAfter ? before : after;
  return fitsAfter || !fitsBefore ? after : before;
}

type Alignment = {
  readonly size: number;
  readonly align: 'start' | 'centre' | 'end';
  readonly mirrored: boolean;
};

function along(from: number, length: number, { size, align, mirrored }: Alignment): number {
  if (align === 'centre') return from + (length - size) / 2;
  return (align === 'start') === mirrored ? from + length - size : from;
}

function inside(at: number, size: number, room: number): number {
  return Math.max(EDGE_PX, Math.min(at, room - size - EDGE_PX));
}
