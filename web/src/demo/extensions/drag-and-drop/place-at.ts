import type { Point } from '../../../ui/drag/point.ts';
import type { DropPlace } from './lists.ts';

/** Finds the place among the lists of a board where something falls that is dropped at a point of the window. */
export function placeAt(board: HTMLElement | null, point: Point): DropPlace | undefined {
  const list = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-list]');
  if (!list?.dataset.list || !board?.contains(list)) return undefined;
  const isPast = list.dataset.flow === 'across' ? isPastAcross : isPastDown;
  const rightToLeft = list.matches('[dir="rtl"] *');
  const things = [...list.querySelectorAll<HTMLElement>('[data-thing]')];
  const next = things.find((thing) => !isPast(thing.getBoundingClientRect(), point, rightToLeft));
  return { list: list.dataset.list, before: next?.dataset.thing };
}

function isPastDown({ top, height }: DOMRect, { y }: Point): boolean {
  return y > top + height / 2;
}

/** Says whether the point has passed a thing, where things stand in lines as words do. */
function isPastAcross({ top, bottom, left, width }: DOMRect, { x, y }: Point, rightToLeft: boolean): boolean {
  if (y < top || y > bottom) return y > bottom;
  const middle = left + width / 2;
  return rightToLeft ? x < middle : x > middle;
}
