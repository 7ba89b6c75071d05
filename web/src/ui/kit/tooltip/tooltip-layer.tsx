import { useEffect, useId, useState } from 'react';
import type { Side } from '../../overlay/place-beside.ts';
import { Bubble } from './bubble.tsx';

type Shown = { readonly anchor: HTMLElement; readonly text: string; readonly side: Side | undefined };

const HOVER_MS = 350;
const LONG_PRESS_MS = 500;
const AFTER_TOUCH_MS = 1_800;
const TIPPED = '[title], [data-tip]';

/**
 * Draws the tooltips of the whole page: every element with a `title` shows it at once, in the colours of the page, to
 * the pointer, the focus and a long press. Meanwhile its `title` is removed, so that the browser does not draw its own.
 */
export function TooltipLayer() {
  const id = useId();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => watchTips(setShown), []);
  useEffect(() => (shown ? describe(shown, id) : undefined), [shown, id]);

  return shown ? <Bubble key={shown.text} id={id} {...shown} /> : null;
}

type Show = (tip: Shown | undefined) => void;

/** The page has one tip, which is shown after a delay. */
function createTip(show: Show) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let anchor: HTMLElement | undefined;
  const hide = () => {
    clearTimeout(timer);
    anchor = undefined;
    show(undefined);
  };
  return {
    hide,
    anchor: () => anchor,
    hideIn: (delayMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(hide, delayMs);
    },
    showIn: (delayMs: number, next: HTMLElement) => {
      const text = textOf(next);
      if (next === anchor || !text) return;
      clearTimeout(timer);
      anchor = next;
      const side = next.dataset.tipSide as Side | undefined;
      timer = setTimeout(() => next.isConnected && show({ anchor: next, text, side }), delayMs);
    },
  };
}

/** Watches pointer, focus and fingers for elements with a tip. Returns a function that stops watching. */
function watchTips(show: Show): () => void {
  const watching = new AbortController();
  const tip = createTip(show);
  let byKeyboard = false;
  const holdsFocus = () => byKeyboard && tip.anchor()?.contains(document.activeElement);

  listen({
    signal: watching.signal,
    pointerover: ({ target, pointerType }) => {
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      if (target.closest('[data-tip-bubble]') || tip.anchor()?.contains(target)) return;
      const anchor = target.closest<HTMLElement>(TIPPED);
      if (anchor) tip.showIn(HOVER_MS, anchor);
      else if (tip.anchor() && !holdsFocus()) tip.hide();
    },
    pointerdown: ({ target, pointerType }) => {
      tip.hide();
      byKeyboard = false;
      const anchor = target instanceof Element && target.closest<HTMLElement>(TIPPED);
      if (pointerType === 'touch' && anchor) tip.showIn(LONG_PRESS_MS, anchor);
    },
    pointerup: ({ pointerType }) => pointerType === 'touch' && tip.hideIn(AFTER_TOUCH_MS),
    pointercancel: tip.hide,
    focusin: ({ target }) => {
      const anchor = byKeyboard && target instanceof Element && target.closest<HTMLElement>(TIPPED);
      if (anchor) tip.showIn(0, anchor);
      else tip.hide();
    },
    focusout: tip.hide,
    keydown: ({ key }) => {
      byKeyboard = true;
      if (key !== 'Tab' && key !== 'Shift') tip.hide();
    },
    scroll: tip.hide,
  });
  return () => {
    tip.hide();
    watching.abort();
  };
}

type Listeners = { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => unknown };

function listen({ signal, ...listeners }: Listeners & { readonly signal: AbortSignal }): void {
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener as EventListener, { signal, passive: true, capture: true });
  }
}

function textOf(anchor: HTMLElement): string | undefined {
  return anchor.dataset.tip ?? anchor.title;
}

/**
 * While the tip is shown it is the `aria-describedby` of its element, unless it is already its name. Returns a function
 * that undoes it.
 */
function describe({ anchor, text }: Shown, id: string): () => void {
  const control = anchor.matches('button, a, input, [tabindex]')
    ? anchor
    : anchor.querySelector('button, a, input, [tabindex]');
  const before = control?.getAttribute('aria-describedby');
  const named = control?.getAttribute('aria-label') === text || control?.textContent === text;
  if (control && !named) control.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
  const { title } = anchor;
  anchor.removeAttribute('title');
  return () => {
    if (title && !anchor.title) anchor.title = title;
    if (!control || named) return;
    if (before) control.setAttribute('aria-describedby', before);
    else control.removeAttribute('aria-describedby');
  };
}
