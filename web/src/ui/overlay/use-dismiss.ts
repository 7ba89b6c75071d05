import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes a panel that hangs from a button when the focus or the pointer goes elsewhere, and with Esc, which gives
 * the focus back to the button.
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
      // A dialog around the panel would close with it.
      event.preventDefault();
      onClose();
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    // Before what listens on the page for its own Esc, whenever that began to listen.
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open, box]);
}
