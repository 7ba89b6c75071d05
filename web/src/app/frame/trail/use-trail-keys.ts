import { useEffect, useEffectEvent } from 'react';
import { isCommandKey } from '../../../ui/nav/keys.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Alt and an arrow key go to the neighbouring pages, and so do `j` and `k` when no list of the page uses them. */
export function useTrailKeys(go: (step: 1 | -1) => unknown): void {
  const onStep = useEffectEvent(go);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || event.defaultPrevented || !isForTrail(event)) return;
      event.preventDefault();
      onStep(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isForTrail(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (!key.startsWith('Arrow')) return isCommandKey(event) && !document.querySelector('table[data-rows]');
  if (!altKey || ctrlKey || metaKey || shiftKey) return false;
  return !(
    target instanceof Element && target.closest('dialog[open], input, select, textarea, [contenteditable]')
  );
}
