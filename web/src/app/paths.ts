/** `/cups/:cups` in the form of the router: `/cups/$cups`. */
export function routerPath(path: string): string {
  return path.replace(/:([A-Za-z]\w*)/g, '$$$1');
}

/** The parameters of an address with the shape of `path`; undefined when it has another shape. */
export function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const wanted = segmentsOf(path);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeSegment(value);
    else if (segment !== value) return undefined;
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
