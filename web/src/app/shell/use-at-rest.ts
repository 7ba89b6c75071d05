import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A page that has asked for nothing for this long has what it wanted, in milliseconds. */
const REST_MS = 150;

/** A page that still asks after this long is taken as it is, in milliseconds. */
const LONGEST_MS = 4_000;

/** Whether the page at an address has finished its first questions. What it asks later does not count. */
export function useAtRest(pathname: string): boolean {
  const asking = useIsFetching() > 0;
  const [rested, setRested] = useState<string>();
  const atRest = rested === pathname;

  useEffect(() => {
    if (asking || atRest) return;
    const timer = setTimeout(() => setRested(pathname), REST_MS);
    return () => clearTimeout(timer);
  }, [asking, atRest, pathname]);

  useEffect(() => {
    const timer = setTimeout(() => setRested(pathname), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return atRest;
}
