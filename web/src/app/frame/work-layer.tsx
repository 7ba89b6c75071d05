import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../../data/query-client.ts';
import { onSessionChange, readSession } from '../../data/session.ts';

/**
 * What working screens stand on: the cache of the server's answers. Signing in does not need it, so it is not in its
 * way.
 */
export function WorkLayer() {
  // What one person has loaded is never shown to the next.
  useEffect(() => {
    let userId = readSession()?.userData.id;
    return onSessionChange(() => {
      const now = readSession()?.userData.id;
      if (now !== userId) queryClient.clear();
      userId = now;
    });
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
