import { readDisplay } from '../theme/display.ts';

const WRITABLE = 'input, textarea, select, [contenteditable="true"]';
const NOT_TYPED = ['checkbox', 'radio', 'button', 'submit', 'range'];

/** Whether the browser may have a use of its own for a key press: Alt and an arrow go back and forward. */
export function isBrowserKey({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}

/**
 * Whether a key press may be a one-letter command. Such commands can be turned off (WCAG 2.1.4), and never take a key
 * that belongs to a field, a dialog or a shortcut of the browser.
 */
export function isCommandKey(event: KeyboardEvent): boolean {
  if (!readDisplay().singleKeys || event.defaultPrevented) return false;
  if (isBrowserKey(event)) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest('dialog[open]')) return false;
  return !target.matches(WRITABLE) || NOT_TYPED.includes(target.getAttribute('type') ?? '');
}
