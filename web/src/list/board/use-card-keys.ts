import { type RefObject, useEffect } from 'react';
import { isCommandKey } from '../../ui/nav/keys.ts';

const ALONG: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
const ACROSS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrow keys go from a card to its neighbours: up and down in its lane, sideways to the next lane with cards. */
export function useCardKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = board.current;
    const onKey = (event: KeyboardEvent) => element && goFrom(element, event);
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [board]);
}

function goFrom(board: HTMLElement, event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-row-link]') || !isCommandKey(event)) return;
  const lanes = [...board.querySelectorAll('[data-lane]')].map(linksOf).filter((links) => links.length > 0);
  const lane = lanes.findIndex((links) => links.includes(target));
  const at = lanes[lane]?.indexOf(target) ?? 0;
  const next = lanes[lane]?.[at + (ALONG[key] ?? 0)];
  const beside = lanes[lane + (ACROSS[key] ?? 0) * (board.matches('[dir="rtl"] *') ? -1 : 1)];
  const to = key in ALONG ? next : key in ACROSS ? beside?.[Math.min(at, beside.length - 1)] : undefined;
  if (!to) return;
  event.preventDefault();
  focusCard(to);
}

/** Focuses the link of a card and scrolls until the whole card is visible. */
export function focusCard(link: HTMLElement): void {
  link.focus({ preventScroll: true });
  // jsdom has no `scrollIntoView`.
  link.closest('[data-card]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The links of the cards of a lane, in their order. */
export function linksOf(lane: Element): HTMLElement[] {
  return [...lane.querySelectorAll<HTMLElement>('[data-row-link]')];
}
