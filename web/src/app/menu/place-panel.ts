type Size = { readonly width: number; readonly height: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export type Place = { readonly left: number; readonly top: number; readonly maxHeight: number };

type Options = {
  /** Where it opens: under its word, or at the side of its line. */
  readonly beside: boolean;
  /** The way it would rather open. */
  readonly leftwards: boolean;
};

/** Air between a panel and the edge of the window, and between it and what it hangs from, in pixels. */
const EDGE = 8;
const GAP = 4;

/**
 * Where a panel of the menu stands in the window: the way it would rather open, or the other when there is no room;
 * never taller than the window.
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
