import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A page that has asked for nothing for this long has what it wanted, in milliseconds. */
const REST_MS = 150;

/** Whether the page at an address has finished its first questions. What it asks later does not count. */
export function useAtRest(pathname: string): boolean {
  const fetching = useIsFetching();
  const [rested, setRested] = useState<string>();
  const atRest = rested === pathname;

  useEffect(() => {
    if (fetching > 0 || atRest) return;
    const timer = setTimeout(() => setRested(pathname), REST_MS);
    return () => clearTimeout(timer);
  }, [fetching, atRest, pathname]);

  return atRest;
}
