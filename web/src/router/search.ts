/** The parameters of an address's query: text, which whoever reads it checks. */
export type RawSearch = Readonly<Record<string, string>>;

/** A query string without empty values; several values of one filter are written as `a,b`. */
export function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    const text = value === undefined || value === null ? '' : String(value);
    if (text !== '') search.append(key, text);
  }
  return search.toString();
}

/** The inverse of `searchOf`; the last of a repeated key counts. */
export function parseSearch(text: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(text));
}
