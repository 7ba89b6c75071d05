import type { KeyboardEvent } from 'react';
import { isBrowserKey } from '../../ui/nav/keys.ts';
import type { BarMenu } from './use-bar-menu.ts';

const ENTRY = ':scope > li > :is(a, button:enabled)';

/**
 * The keys of the horizontal menu besides Tab and Enter: the arrows go through a list and into and out of groups, in
 * the direction of the text, and Esc closes the innermost group.
 */
export function onBarKey(event: KeyboardEvent<HTMLElement>, menu: BarMenu, rightToLeft: boolean): void {
  const entry = event.target;
  if (!(entry instanceof HTMLElement) || isBrowserKey(event)) return;
  const list = entry.closest('ul');
  const forwards = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backwards = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const inBar = list?.dataset.level === '0';
  const [next, previous, inwards, outwards] = inBar
    ? [forwards, backwards, 'ArrowDown', 'ArrowUp']
    : ['ArrowDown', 'ArrowUp', forwards, backwards];

  if (event.key === next) step(list, entry, 1);
  else if (event.key === previous) step(list, entry, -1);
  else if (event.key === inwards && entry.dataset.trail) menu.show(entry.dataset.trail.split(' '), true);
  else if ((event.key === outwards && !inBar) || (event.key === 'Escape' && menu.open.length > 0)) {
    closeAround(entry, menu);
    // Esc has closed a group and must not close anything else.
    event.nativeEvent.stopPropagation();
  } else return;
  event.preventDefault();
}

function step(list: Element | null | undefined, entry: Element, by: number): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>(ENTRY) ?? [])];
  const at = entries.indexOf(entry as HTMLElement);
  entries[(at + by + entries.length) % entries.length]?.focus();
}

/** Closes the group that an entry has opened, or else the group around the entry, and focuses its name. */
function closeAround(entry: HTMLElement, menu: BarMenu): void {
  const own = entry.getAttribute('aria-expanded') === 'true';
  const word = own
    ? entry
    : entry.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > button');
  const trail = word?.dataset.trail?.split(' ') ?? [];
  menu.show(trail.slice(0, -1));
  word?.focus();
}
