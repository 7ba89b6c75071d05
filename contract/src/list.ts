/** A list screen offers these page sizes. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** An address has room for this many chosen rows; more are exported by a filter, or by their codes. */
export const MAX_CHOSEN = 200;
