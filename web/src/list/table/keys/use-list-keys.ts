import { useEffect, useEffectEvent, useRef } from 'react';
import { isCommandKey } from '../../../ui/nav/keys.ts';
import { ownsKeys } from './owns-keys.ts';

type Commands = {
  readonly onNew?: () => void;
  readonly onHelp: () => void;
};

/**
 * The keys of a whole list: `/` searches, `n` adds a row, `?` explains the keys. The list is the one around the element
 * that gets the returned reference.
 */
export function useListKeys(commands: Commands) {
  const place = useRef<HTMLSpanElement>(null);
  const run = useEffectEvent((key: string) => {
    if (key === '/') return focusSearch(listOf(place.current));
    if (key === '?') commands.onHelp();
    else if (key === 'n' && commands.onNew) commands.onNew();
    else return false;
    return true;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isCommandKey(event) || !ownsKeys(listOf(place.current))) return;
      if (run(event.key)) event.preventDefault();
    };
    // It listens in the capture phase to come before the shell, where `/` opens the general search.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return place;
}

function listOf(element: HTMLElement | null) {
  return element?.closest('[data-list]');
}

function focusSearch(list: Element | null | undefined): boolean {
  const field = list?.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null && field !== undefined;
}
