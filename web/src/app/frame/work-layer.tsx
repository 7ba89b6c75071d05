import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { queryClient } from '../../data/query-client.ts';
import { onSessionChange, readSession } from '../../data/session.ts';

/**
 * Gives the working screens their cache of the server's answers, which signing in does not need and so does not load.
 */
export function WorkLayer({ children }: { readonly children: ReactNode }) {
  // The next person to sign in must never see what this one has loaded.
  useEffect(() => {
    let userId = readSession()?.userData.id;
    return onSessionChange(() => {
      const now = readSession()?.userData.id;
      if (now !== userId) queryClient.clear();
      userId = now;
    });
  }, []);

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
