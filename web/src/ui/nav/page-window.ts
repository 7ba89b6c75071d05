export type PageEntry =
  | { readonly key: string; readonly page: number }
  | { readonly key: string; readonly page: undefined };

/** How many pages are offered on each side of the current one, and how many at each end. */
export type PageReach = { readonly beside: number; readonly ends: number };

const SHORT: PageReach = { beside: 1, ends: 1 };

/** The pages to offer: the ends, the current page and its neighbours, with a gap where some are left out. */
export function pageWindow(page: number, pages: number, { beside, ends } = SHORT): PageEntry[] {
  const wanted = [...upTo(1, ends), ...upTo(page - beside, page + beside), ...upTo(pages - ends + 1, pages)];
  const shown = [...new Set(wanted.filter((at) => at >= 1 && at <= pages))].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    const entry = { key: String(page), page: page };
    if (page - before === 2) return [{ key: String(page - 1), page: page - 1 }, entry];
    return page - before > 2 ? [{ key: `gap-${page}`, page: undefined }, entry] : [entry];
  });
}

function upTo(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
