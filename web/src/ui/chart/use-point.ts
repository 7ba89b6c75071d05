import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { isBrowserKey } from '../nav/keys.ts';

type Options = {
  readonly count: number;
  /** The first and last point of a line stand on the edges of the drawing; bars stand within it. */
  readonly onEdges?: boolean;
};

/**
 * Keeps which point of a small drawing is pointed at: by pointer, by touch, or by the arrow keys while it has the
 * focus.
 */
export function usePoint({ count, onEdges = false }: Options) {
  const [at, setAt] = useState<number>();

  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<Element>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width > 0 ? (clientX - left) / width : 0;
    const along = isMirrored() ? 1 - share : share;
    const index = onEdges ? Math.round(along * (count - 1)) : Math.floor(along * count);
    setAt(Math.min(Math.max(index, 0), count - 1));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setAt(undefined);
    const next = movedBy(event.key, at, count);
    if (next === undefined || isBrowserKey(event)) return undefined;
    event.preventDefault();
    return setAt(next);
  };

  const forget = () => setAt(undefined);
  return {
    at: at !== undefined && at < count ? at : undefined,
    /** For drawings whose parts receive the pointer themselves. */
    pointAt: setAt,
    keys: { tabIndex: 0, onPointerLeave: forget, onKeyDown, onBlur: forget },
    onPointerMove,
  };
}

/** The point that an arrow key leads to; when no point is chosen yet, the key starts at the first or the last one. */
export function movedBy(key: string, at: number | undefined, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (step === undefined) return undefined;
  const onward = isMirrored() ? -step : step;
  if (at === undefined) return onward > 0 ? 0 : count - 1;
  return Math.min(Math.max(at + onward, 0), count - 1);
}

function isMirrored(): boolean {
  return document.documentElement.dir === 'rtl';
}
