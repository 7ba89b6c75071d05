import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createQueryClient } from '../../data/query-client.ts';
import { onSessionChange, readSession } from '../../data/session.ts';
import { MantineLayer } from '../../ui/theme/mantine-layer.tsx';

/**
 * What working screens stand on: the cache of the server's answers and the component library. Signing in needs
 * neither, so neither is in its way.
 */
export function WorkLayer() {
  const [queryClient] = useState(createQueryClient);

  // What one person has loaded is never shown to the next.
  useEffect(() => {
    let userId = readSession()?.userData.id;
    return onSessionChange(() => {
      const now = readSession()?.userData.id;
      if (now !== userId) queryClient.clear();
      userId = now;
    });
  }, [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <MantineLayer>
        <Outlet />
      </MantineLayer>
    </QueryClientProvider>
  );
}
