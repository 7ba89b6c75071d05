import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { enterDialog } from './open-dialogs.ts';

/**
 * Opens and closes the browser's own modal dialog. The focus begins on the element with `data-autofocus` and is
 * returned at the end. A press outside closes it, unless it needs an answer.
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
    // A press that begins inside and ends outside, as when selecting text, must not close the dialog.
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
 * The browser returns the focus only if the dialog is still on the page when it closes. An element that has taken the
 * focus meanwhile keeps it; when the opener is gone, the heading of the page takes it.
 */
export function giveFocusBack(opener: Element | null): void {
  if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return;
  const heir = opener.isConnected ? opener : document.querySelector<HTMLElement>('h1');
  heir?.focus({ preventScroll: true });
}
