import type { Column } from '../columns.ts';
import { type ColumnsShape, isShown, MOST_PINNED, USUAL_SHAPE } from './column-shape.ts';

const PINNED_END = '|';

/**
 * A shape as a saved view keeps it: the visible columns in order, each `id` or, with a width in CSS pixels, `id:240`. A
 * `|` follows the last pinned column, unless only the first one is pinned.
 */
export function textOfShape(shown: readonly string[], { widths, pinned }: ColumnsShape): string[] {
  const ids = shown.map((id) => (widths[id] ? `${id}:${widths[id]}` : id));
  return pinned === USUAL_SHAPE.pinned ? ids : ids.toSpliced(pinned, 0, PINNED_END);
}

/** The inverse of `textOfShape`: a shape that shows exactly these columns. */
export function shapeOfText<Row>(columns: readonly Column<Row>[], text: readonly string[]): ColumnsShape {
  const cut = text.indexOf(PINNED_END);
  const sized = text
    .filter((part) => part !== PINNED_END)
    .map((part) => part.split(':'))
    .map(([id = '', width]) => ({ id, width: Number(width) }));
  const order = sized.map(({ id }) => id);
  const choices = columns
    .map((column) => ({ id: column.id, on: order.includes(column.id), usual: isShown(column, USUAL_SHAPE) }))
    .filter(({ on, usual }) => on !== usual);
  return {
    order,
    shown: Object.fromEntries(choices.map(({ id, on }) => [id, on])),
    widths: Object.fromEntries(sized.filter(({ width }) => width > 0).map(({ id, width }) => [id, width])),
    pinned: cut < 0 ? USUAL_SHAPE.pinned : Math.min(cut, MOST_PINNED),
  };
}
