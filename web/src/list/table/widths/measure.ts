export const NARROWEST = 64;
export const WIDEST = 900;

export type Widths = Readonly<Record<string, number>>;

/** The current width of each visible column, in CSS pixels. */
export function widthsNow(row: Element | null): Record<string, number> {
  const heads = [...(row?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])];
  const seen = heads.filter(({ offsetWidth }) => offsetWidth > 0);
  return Object.fromEntries(seen.map((head) => [head.dataset.column ?? '', head.offsetWidth]));
}

/** The widths after one column has changed: the last column takes the room that would be left over. */
export function resized({
  before,
  column,
  width,
  room,
}: {
  readonly before: Widths;
  readonly column: string;
  readonly width: number;
  readonly room: number;
}): Widths {
  const wanted = Math.round(Math.min(Math.max(width, NARROWEST), WIDEST));
  const after = { ...before, [column]: wanted };
  const rest = room - Object.values(after).reduce((sum, width) => sum + width, 0);
  const last = Object.keys(after).at(-1);
  return rest > 0 && last !== undefined && last !== column
    ? { ...after, [last]: after[last]! + rest }
    : after;
}

/** The width left for the columns, in CSS pixels: the region without the checkbox and the chevron. */
export function roomFor(head: HTMLElement): number {
  const row = head.closest('tr');
  const others = [...(row?.querySelectorAll<HTMLElement>('th:not([data-column])') ?? [])];
  const region = head.closest('section')?.clientWidth ?? 0;
  return others.reduce((left, { offsetWidth }) => left - offsetWidth, region);
}

/** The width at which no content of the column wraps or is cut, in CSS pixels. */
export function fitOf(head: HTMLTableCellElement): number {
  const table = head.closest('table');
  if (!table) return head.offsetWidth;
  table.dataset.fitting = 'true';
  const cells = [...table.rows].map((row) => row.cells[head.cellIndex]);
  const own = cells.filter((cell) => cell !== undefined && cell.colSpan === 1 && cell.offsetWidth > 0);
  const widths = own.map((cell) => contentOf(cell!));
  delete table.dataset.fitting;
  return Math.ceil(Math.max(NARROWEST, ...widths)) + 1;
}

function contentOf(cell: HTMLTableCellElement): number {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  return (
    range.getBoundingClientRect().width +
    Number.parseFloat(paddingInlineStart) +
    Number.parseFloat(paddingInlineEnd)
  );
}
