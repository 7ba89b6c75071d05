import { searchOf } from '../router/search.ts';

/** The origin of the business API; empty when it serves this page too. */
const BASE: string = import.meta.env.VITE_API_BASE ?? '';

/** The address of a call: `/v1/puntos-suministro/:cups` with its parameters and query filled in. */
export function addressOf(path: string, params?: unknown, query?: unknown): string {
  const search = searchOf(query);
  return `${BASE}${fillPath(path, entriesOf(params))}${search === '' ? '' : `?${search}`}`;
}

/** Puts parameters in a path (`/cups/:cups`), each encoded so that a slash in a value stays one segment. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The address ${path} needs «${name}»`);
    return encodeURIComponent(String(value));
  });
}

function entriesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
