import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes a panel that hangs from a button when the focus or the pointer goes elsewhere, and on Esc, which returns the
 * focus to the button.
 */
export function useDismiss(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const outside = (target: EventTarget | null) => target instanceof Node && !box.current?.contains(target);
    const onPointer = (event: PointerEvent) => outside(event.target) && onClose();
    const onFocus = (event: FocusEvent) => outside(event.target) && onClose();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Without this, Esc would close the surrounding dialog too.
      event.preventDefault();
      onClose();
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    // It listens in the capture phase to come before any other listener for Esc on the page.
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open, box]);
}
