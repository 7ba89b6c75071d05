/** A list screen offers these page sizes. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
