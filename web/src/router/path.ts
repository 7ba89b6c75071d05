/**
 * The parameters of an address with the shape of `path`; undefined when it has another shape. Paths are in small letters,
 * however somebody types them.
 */
function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const wanted = segmentsOf(path);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeSegment(value);
    else if (segment !== value.toLowerCase()) return undefined;
  }
  return params;
}

export function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The row of an address, with its parameters; a fixed path wins over one with parameters. */
export function findByPath<R extends { readonly path: string }>(rows: readonly R[], pathname: string) {
  const found = rows.flatMap((row) => {
    const params = matchPath(row.path, pathname);
    return params ? [{ row, params }] : [];
  });
  return found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}
