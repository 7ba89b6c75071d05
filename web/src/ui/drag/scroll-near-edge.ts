import type { Point } from './point.ts';

const EDGE_PX = 36;
const STEP_PX = 9;

/** Scrolls the frame under a point that is near the edge of the frame. Returns whether anything has moved. */
export function scrollNearEdge({ x, y }: Point): boolean {
  for (let box = document.elementFromPoint(x, y); box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const across = canScroll(overflowX) ? stepTo(x, left, right) : 0;
    const down = canScroll(overflowY) ? stepTo(y, top, bottom) : 0;
    const before = box.scrollLeft + box.scrollTop;
    if (across !== 0 || down !== 0) box.scrollBy(across, down);
    if (box.scrollLeft + box.scrollTop !== before) return true;
  }
  return false;
}

function canScroll(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

function stepTo(at: number, from: number, to: number): number {
  if (at < from + EDGE_PX) return -STEP_PX;
  return at > to - EDGE_PX ? STEP_PX : 0;
}
