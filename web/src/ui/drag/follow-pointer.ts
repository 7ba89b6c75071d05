import type { Point } from './point.ts';
import { scrollNearEdge } from './scroll-near-edge.ts';

type Follower = {
  readonly onStart: (at: Point) => void;
  readonly onMove: (at: Point) => void;
  readonly onDrop: (at: Point) => void;
  /** Called when the drag ends without a drop. */
  readonly onCancel: () => void;
};

/** A mouse that moves less than this makes a click and not a drag. */
const SLACK_PX = 5;
/** A finger that rests this long drags; one that moves earlier scrolls the page. */
const HOLD_MS = 280;

/**
 * Follows a pointer from its press to its release. A mouse or a pen drags once it has moved a few pixels, a finger once
 * it has rested; Esc cancels. Near the edge of a scrolling frame, the frame scrolls. Returns a function that stops
 * listening.
 */
export function followPointer(press: PointerEvent, follower: Follower): () => void {
  const byFinger = press.pointerType === 'touch';
  const begin = pointOf(press);
  let at: Point = begin;
  let dragging = false;
  let frame = 0;

  const hold = byFinger ? setTimeout(() => start(), HOLD_MS) : undefined;
  const listening = new AbortController();

  const start = () => {
    dragging = true;
    document.getSelection()?.removeAllRanges();
    follower.onStart(begin);
    follower.onMove(at);
    frame = requestAnimationFrame(scroll);
  };
  const scroll = () => {
    if (scrollNearEdge(at)) follower.onMove(at);
    frame = requestAnimationFrame(scroll);
  };
  const stop = () => {
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    listening.abort();
  };
  const cancel = () => {
    stop();
    if (dragging) follower.onCancel();
  };

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    at = pointOf(event);
    const isFar = Math.hypot(at.x - begin.x, at.y - begin.y) >= SLACK_PX;
    if (dragging) follower.onMove(at);
    else if (isFar && byFinger) stop();
    else if (isFar) start();
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    stop();
    if (!dragging) return;
    swallowClick();
    follower.onDrop(pointOf(event));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragging) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  const prevent = (event: Event) => {
    if (dragging || (byFinger && event.type === 'contextmenu')) event.preventDefault();
  };

  listen({ press, signal: listening.signal, onMove, onUp, onKey, cancel, prevent });
  return cancel;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

type Listening = {
  readonly press: PointerEvent;
  readonly signal: AbortSignal;
  readonly onMove: (event: PointerEvent) => void;
  readonly onUp: (event: PointerEvent) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly cancel: () => void;
  readonly prevent: (event: Event) => void;
};

function listen({ press, signal, onMove, onUp, onKey, cancel, prevent }: Listening): void {
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  for (const type of ['contextmenu', 'selectstart', 'dragstart']) {
    window.addEventListener(type, prevent, { signal });
  }
  // The listener is on the pressed element: it goes on hearing the finger even if the screen draws it anew elsewhere.
  press.target?.addEventListener('touchmove', prevent, { signal, passive: false });
}

/** The browser sends a click after the release of a drag; nobody meant to click. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}
