import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from '../../../router/use-router.ts';
import type { ListQuery } from '../columns.ts';
import type { ListControl } from '../list-control.ts';
import { readTrail, type Trail, writeTrail } from './trail.ts';

/**
 * The trail from which a list resumes when the user comes back from one of its rows; undefined when the list is opened
 * anew.
 */
export function useReturning(id: string): Trail | undefined {
  const router = useRouter();
  const [trail] = useState(() => {
    const kept = readTrail();
    const back = kept?.list === id && !kept.used && kept.from === router.location.href;
    return back ? kept : undefined;
  });
  return trail;
}

type Place<Row> = {
  readonly place: RefObject<HTMLElement | null>;
  readonly list: ListControl;
  readonly query: ListQuery<Row>;
};

/** Focuses the row from which the user comes back, on whichever page of the list it is now. */
export function useReturnToRow<Row>(trail: Trail | undefined, { place, list, query }: Place<Row>): void {
  const [back, setBack] = useState(trail);
  const ready = query.data !== undefined && !query.isPlaceholderData;
  const onBack = useEffectEvent((at: Trail) => {
    const page = pageOf(at);
    if (page !== list.state.page) return list.set({ page }, { replace: true });
    setBack(undefined);
    writeTrail({ ...at, used: true });
    // The application's frame focuses the heading of the page first, so this waits for it.
    setTimeout(() => focusRow(place.current, at.at), 0);
  });
  const { page } = list.state;
  useEffect(() => {
    if (back && ready && page > 0) onBack(back);
  }, [back, ready, page]);
}

function pageOf({ hrefs, at, first, limit }: Trail): number {
  const position = first + Math.max(hrefs.indexOf(at), 0);
  return Math.ceil(position / limit);
}

function focusRow(list: HTMLElement | null, href: string): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const link = links.find((candidate) => candidate.getAttribute('href') === href);
  link?.focus({ preventScroll: true });
  const box = link?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > innerHeight)) link?.scrollIntoView({ block: 'center' });
}
