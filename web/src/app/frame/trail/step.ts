import type { QueryClient } from '@tanstack/react-query';
import { send } from '../../../data/call.ts';
import { keyOf } from '../../../data/use-read.ts';
import type { Trail, TrailSource } from '../../../list/table/trail/trail.ts';

/** The position in the list of the current page, from 1. */
export function positionOf({ hrefs, at, first }: Trail): number {
  return first + Math.max(hrefs.indexOf(at), 0);
}

export function canStep(trail: Trail, step: 1 | -1): boolean {
  const position = positionOf(trail) + step;
  if (trail.hrefs[position - trail.first] !== undefined) return true;
  return trail.source !== undefined && position >= 1 && (position <= trail.count || !trail.countExact);
}

/**
 * The trail after one step forward or back; at the edge of the known rows it reads the next page of the list. Undefined
 * at the end of the list.
 */
export async function stepAlong(client: QueryClient, trail: Trail, step: 1 | -1): Promise<Trail | undefined> {
  const position = positionOf(trail) + step;
  const at = trail.hrefs[position - trail.first];
  if (at !== undefined) return { ...trail, at };
  if (!trail.source || position < 1) return undefined;
  const page = Math.ceil(position / trail.limit);
  const { rows, count } = await readPage(client, trail.source, page);
  const hrefs = rows.map((row) => hrefOf(trail.source!, row));
  const first = (page - 1) * trail.limit + 1;
  const next = hrefs[position - first];
  return next === undefined ? undefined : { ...trail, hrefs, first, count, at: next };
}

type Page = { readonly rows: readonly object[]; readonly count: number };

function readPage(client: QueryClient, { path, input }: TrailSource, page: number): Promise<Page> {
  const pageInput = { ...input, query: { ...input.query, page } };
  return client.fetchQuery({
    queryKey: keyOf({ path }, pageInput),
    queryFn: async ({ signal }) => {
      const response = await send({ method: 'GET', path, access: 'read Auth' }, { ...pageInput, signal });
      return response.json();
    },
    staleTime: 30_000,
  });
}

function hrefOf({ field, before, after }: TrailSource, row: object): string {
  const key = Object.entries(row).find(([name]) => name === field)?.[1];
  return before + encodeURIComponent(String(key)) + after;
}
