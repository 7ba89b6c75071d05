import { useLayoutEffect } from 'react';

/** Takes away what the page shows while it loads: whoever calls it has something to show instead. */
export function useSplashEnd(): void {
  useLayoutEffect(() => {
    document.getElementById('splash')?.remove();
  }, []);
}
