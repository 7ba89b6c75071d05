export type PageEntry =
  | { readonly key: string; readonly page: number }
  | { readonly key: string; readonly page: undefined };

/** The pages to offer: first, last, the current one and its neighbours, with a gap where some are left out. */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one - 1;
    const entry = { key: String(one), page: one };
    if (one - before === 2) return [{ key: String(one - 1), page: one - 1 }, entry];
    return one - before > 2 ? [{ key: `gap-${one}`, page: undefined }, entry] : [entry];
  });
}
