import { useLayoutEffect } from 'react';

/** Removes what the page shows while it loads. Call it where there is something to show instead. */
export function useSplashEnd(): void {
  useLayoutEffect(() => {
    document.getElementById('splash')?.remove();
  }, []);
}
