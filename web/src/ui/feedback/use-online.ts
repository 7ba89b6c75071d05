import { useSyncExternalStore } from 'react';

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether there is a network, as the browser sees it. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, () => navigator.onLine);
}
