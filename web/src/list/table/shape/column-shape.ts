import { movedTo } from '../../../ui/drag/moved-to.ts';
import type { Column } from '../columns.ts';

/** The columns that a person wants in a list: which, in which order, how wide, and how many are pinned. */
export type ColumnsShape = {
  /** Ids in the order wanted; the columns left out follow in the order of the screen. */
  readonly order: readonly string[];
  /** Whether the user has shown or hidden a column; for the others, the screen decides. */
  readonly shown: Readonly<Record<string, boolean>>;
  /** CSS pixels by column id; empty until the user changes a width. */
  readonly widths: Readonly<Record<string, number>>;
  /** How many columns, from the first, stay in sight while the table scrolls sideways. */
  readonly pinned: number;
};

/** How a person wants a list: its columns, its grouping, and the height of its rows. */
export type Shape = ColumnsShape & {
  readonly compact: boolean;
  /** Id of the column by which the rows are grouped. */
  readonly group: string | undefined;
};

export const USUAL_SHAPE: Shape = {
  order: [],
  shown: {},
  compact: false,
  widths: {},
  pinned: 1,
  group: undefined,
};

export type ShapeProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly shape: Shape;
  readonly onShape: (change: Partial<Shape>) => void;
};

/** More pinned columns would leave nothing to scroll. */
export const MOST_PINNED = 3;

/** Every column in the order wanted. The first column that the screen declares names the row, so it stays first. */
export function orderedColumns<Row>(columns: readonly Column<Row>[], { order }: Shape): Column<Row>[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const place = (id: string) => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return [first, ...rest.toSorted((a, b) => place(a.id) - place(b.id))];
}

export function isShown<Row>({ id, optional }: Column<Row>, { shown }: Shape): boolean {
  return shown[id] ?? !optional;
}

/** The columns to draw. One that the user has chosen is shown on a narrow window too. */
export function shownColumns<Row>(columns: readonly Column<Row>[], shape: Shape): Column<Row>[] {
  return orderedColumns(columns, shape)
    .filter((column, index) => index === 0 || isShown(column, shape))
    .map((column) => (shape.shown[column.id] ? { ...column, from: undefined } : column));
}

/** The order after moving `id` to the place of `at`; the first column stays where it is. */
export function movedColumn(ids: readonly string[], id: string, at: string): string[] {
  return ids.indexOf(id) < 1 || ids.indexOf(at) < 1 ? [...ids] : movedTo(ids, id, at);
}

/** The columns alone, which each saved view keeps for itself. */
export function columnsOf({ order, shown, widths, pinned }: Shape): ColumnsShape {
  return { order, shown, widths, pinned };
}

/** Reads a shape from the local storage; undefined when the value is not valid. */
export function readShape(kept: unknown): Shape | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const order = 'order' in kept && Array.isArray(kept.order) ? kept.order : [];
  const shown = 'shown' in kept && typeof kept.shown === 'object' ? Object.entries(kept.shown ?? {}) : [];
  const widths = 'widths' in kept && typeof kept.widths === 'object' ? Object.entries(kept.widths ?? {}) : [];
  const pinned = 'pinned' in kept && Number.isInteger(kept.pinned) ? Number(kept.pinned) : USUAL_SHAPE.pinned;
  return {
    order: order.filter((id) => typeof id === 'string'),
    shown: Object.fromEntries(shown.filter((entry) => typeof entry[1] === 'boolean')),
    compact: 'compact' in kept && kept.compact === true,
    widths: Object.fromEntries(widths.filter((entry) => Number(entry[1]) > 0)),
    pinned: Math.min(Math.max(pinned, 0), MOST_PINNED),
    group: 'group' in kept && typeof kept.group === 'string' ? kept.group : undefined,
  };
}
