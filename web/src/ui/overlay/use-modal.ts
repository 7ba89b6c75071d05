import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { enterDialog } from './open-dialogs.ts';

/**
 * Opens and closes the browser's own modal dialog. It begins on what is marked `data-autofocus`, gives the focus back,
 * and closes with a press on the veil, unless it asks for an answer.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  { asks = false }: { readonly asks?: boolean } = {},
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    const leave = enterDialog(element);
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // A press that began inside and ends on the veil, as when selecting text, must not close.
    let pressed: EventTarget | null = null;
    const press = (event: Event) => {
      pressed = event.target;
    };
    const release = (event: Event) => {
      if (!asks && event.target === element && pressed === element) close();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', release);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', release);
      leave();
      element.close();
      giveFocusBack(opener);
    };
  }, [open, asks]);
  return dialog;
}

/**
 * The browser does it for a dialog that closes, and not for one that has left the page by then. Whoever has taken the
 * focus meanwhile keeps it; when what opened the dialog is gone, the heading of the page takes it.
 */
export function giveFocusBack(opener: Element | null): void {
  if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return;
  const heir = opener.isConnected ? opener : document.querySelector<HTMLElement>('h1');
  heir?.focus({ preventScroll: true });
}
