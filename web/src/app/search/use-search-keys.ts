import { useEffect, useEffectEvent } from 'react';
import { isCommandKey } from '../../ui/nav/keys.ts';

/** Ctrl+K (⌘K on a Mac) opens the search from anywhere, and `/` does outside fields. */
export function useSearchKeys(open: () => void): void {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const palette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!palette && (event.key !== '/' || !isCommandKey(event))) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
