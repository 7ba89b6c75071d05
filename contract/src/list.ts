/** Page sizes a list screen offers. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
