type Asked = { readonly path: string; readonly params?: unknown; readonly query?: unknown };

/** These stand for other addresses, however they are encoded, so that a call with one would be another call. */
const DOTS = ['.', '..'];

/** The address of a call with its parameters and its query filled in, such as `/v1/clientes/7?limit=5`. */
export function callAddress({ path, params, query }: Asked): string {
  const values = { ...(params as Readonly<Record<string, unknown>> | undefined) };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => segmentOf(name, String(values[name] ?? '')));
  const pairs = Object.entries({ ...(query as Readonly<Record<string, unknown>> | undefined) })
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return `${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/** Throws for what is no part of an address: nothing, dots, or half of a character. */
function segmentOf(name: string, value: string): string {
  if (value === '' || DOTS.includes(value)) {
    throw new RangeError(`«${value}» is no ${name}`);
  }
  return encodeURIComponent(value);
}
