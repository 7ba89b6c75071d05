import type { MouseEvent as Press } from 'react';

/**
 * Makes an ordinary press stand for another one, because a finger has no second button and the keyboard no double
 * press.
 */
export function opensMenu(press: Press<HTMLElement>, as: 'contextmenu' | 'dblclick' = 'contextmenu'): void {
  const { clientX, clientY, currentTarget } = press;
  currentTarget.dispatchEvent(new MouseEvent(as, { bubbles: true, cancelable: true, clientX, clientY }));
}
