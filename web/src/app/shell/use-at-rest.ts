import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHasKeptPlaces } from '../../ui/feedback/kept-places.ts';

/** Milliseconds without a read and without a place kept for what is coming, after which a page has what it needs. */
const REST_MS = 150;

/** Milliseconds after which a page that still reads counts as at rest. */
const LONGEST_MS = 4_000;

/** Whether the page at an address has all its code and has finished its first reads. Later ones do not count. */
export function useAtRest(pathname: string): boolean {
  const reading = useIsFetching() > 0;
  const waiting = useHasKeptPlaces() || reading;
  const [rested, setRested] = useState<string>();
  const atRest = rested === pathname;

  useEffect(() => {
    if (waiting || atRest) return;
    const timer = setTimeout(() => setRested(pathname), REST_MS);
    return () => clearTimeout(timer);
  }, [waiting, atRest, pathname]);

  useEffect(() => {
    const timer = setTimeout(() => setRested(pathname), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return atRest;
}
