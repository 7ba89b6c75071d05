import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasKeptPlaces, onKeptPlaces } from '../../ui/feedback/kept-places.ts';

/** Milliseconds without a read and without a place kept for what is coming, after which a page has what it needs. */
const REST_MS = 150;

/** Milliseconds after which a page that still reads counts as at rest. */
const LONGEST_MS = 4_000;

/**
 * Whether the page at an address has all its code and has finished its first reads. Later ones do not count. Whoever
 * asks is not drawn again with each read that begins or ends, but once, and after `onRest`.
 */
export function useAtRest(pathname: string, onRest?: () => void): boolean {
  const client = useQueryClient();
  const [rested, setRested] = useState<string>();
  const atRest = rested === pathname;

  useEffect(() => {
    if (atRest) return;
    const rest = () => {
      onRest?.();
      setRested(pathname);
    };
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const isBusy = hasKeptPlaces() || client.isFetching() > 0;
      if (isBusy) clearTimeout(quiet);
      quiet = isBusy ? undefined : (quiet ?? setTimeout(rest, REST_MS));
    };
    const longest = setTimeout(rest, LONGEST_MS);
    const unsubscribe = [client.getQueryCache().subscribe(look), onKeptPlaces(look)];
    look();
    return () => {
      clearTimeout(quiet);
      clearTimeout(longest);
      for (const end of unsubscribe) end();
    };
  }, [client, pathname, atRest, onRest]);

  return atRest;
}
