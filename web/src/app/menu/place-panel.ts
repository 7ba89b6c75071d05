type Size = { readonly width: number; readonly height: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export type Place = { readonly left: number; readonly top: number; readonly maxHeight: number };

type Options = {
  /** Whether it opens at the side of its entry, or below it. */
  readonly beside: boolean;
  /** True where it would rather open to the left. */
  readonly leftwards: boolean;
};

/** Pixels between a panel and the edge of the window, and between a panel and its entry. */
const EDGE = 8;
const GAP = 4;

/**
 * The place of a menu panel in the window: on the preferred side, or on the other when there is no room. It is never
 * taller than the window.
 */
export function placePanel({
  anchor,
  panel,
  room,
  options: { beside, leftwards },
}: {
  readonly anchor: Box;
  readonly panel: Size;
  readonly room: Size;
  readonly options: Options;
}): Place {
  const sides = beside
    ? { right: anchor.right + GAP, left: anchor.left - GAP - panel.width }
    : { right: anchor.left, left: anchor.right - panel.width };
  const wanted = leftwards ? sides.left : sides.right;
  const other = leftwards ? sides.right : sides.left;
  const last = room.width - panel.width - EDGE;
  const fits = (left: number) => left >= EDGE && left <= last;
  const left = Math.max(EDGE, Math.min(fits(wanted) || !fits(other) ? wanted : other, last));

  if (!beside) {
    const top = anchor.bottom + GAP;
    return { left, top, maxHeight: room.height - top - EDGE };
  }
  const maxHeight = room.height - 2 * EDGE;
  const lowest = room.height - EDGE - Math.min(panel.height, maxHeight);
  return { left, top: Math.max(EDGE, Math.min(anchor.top - EDGE, lowest)), maxHeight };
}
