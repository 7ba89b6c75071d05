import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { enterDialog } from './open-dialogs.ts';

type Manner = {
  /** It needs an answer: a press outside does not close it. */
  readonly asks?: boolean;
  /** It is not modal: the page behind stays in use, and a press there does not close it. */
  readonly free?: boolean;
};

/**
 * Opens and closes the browser's own dialog, which is modal unless `free`. The focus begins on the element with
 * `data-autofocus`, or on the text that it begins with, and is returned at the end. A press outside closes it.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  { asks = false, free = false }: Manner = {},
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    const leave = free ? enterFreely(element, close) : enterModally(element);
    firstOf(element)?.focus();
    // A press that begins inside and ends outside, as when selecting text, must not close the dialog.
    let pressed: EventTarget | null = null;
    const press = (event: Event) => {
      pressed = event.target;
    };
    const release = (event: Event) => {
      if (!asks && !free && event.target === element && pressed === element) close();
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
  }, [open, asks, free]);
  return dialog;
}

/** A text of several lines that a dialog begins with is what it was opened to write. */
function firstOf(dialog: HTMLElement): HTMLElement | null {
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const field = dialog.querySelector<HTMLElement>('textarea, input, select');
  return wanted ?? (field?.localName === 'textarea' ? field : null);
}

function enterModally(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return enterDialog(dialog);
}

/** The browser closes only modal dialogs with Esc. Where the focus is elsewhere, Esc belongs to what has it. */
function enterFreely(dialog: HTMLDialogElement, close: () => void): () => void {
  dialog.show();
  const listen = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close();
  dialog.addEventListener('keydown', listen);
  return () => dialog.removeEventListener('keydown', listen);
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
