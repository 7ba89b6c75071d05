const WRITABLE = 'input, textarea, select, [contenteditable="true"]';
const NOT_TYPED = ['checkbox', 'radio', 'button', 'submit', 'range'];

/** Whether a key belongs to a field, a dialog or a browser shortcut, so that single-key commands must leave it. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog[open]')) return true;
  return target.matches(WRITABLE) && !NOT_TYPED.includes(target.getAttribute('type') ?? '');
}
