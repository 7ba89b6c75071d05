import { type PointerEvent, useEffect, useRef } from 'react';
import { followPointer } from './follow-pointer.ts';
import type { Point } from './point.ts';

type Handlers<Item> = {
  readonly onStart: (item: Item, at: Point) => void;
  readonly onMove: (item: Item, at: Point) => void;
  readonly onDrop: (item: Item, at: Point) => void;
  readonly onCancel: (item: Item) => void;
};

/** Pressing one of these inside a draggable thing does not drag it. */
const OWN_PRESS = 'input, select, textarea, [data-no-drag]';

/**
 * Makes things draggable by mouse, pen or finger: `<li {...grip(task)}>`. The screen tells what is dragged over what,
 * and has to offer the same by keyboard.
 */
export function useDrag<Item>(handlers: Handlers<Item>): (item: Item) => {
  readonly onPointerDown: (event: PointerEvent) => void;
} {
  const current = useRef(handlers);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => () => stop.current?.(), []);

  return (item) => ({
    onPointerDown: (event) => {
      const isOwn = event.target instanceof Element && event.target.closest(OWN_PRESS);
      if (event.button !== 0 || !event.isPrimary || isOwn) return;
      // When a draggable thing lies inside another, such as the edge of an event, only the inner one is dragged.
      event.stopPropagation();
      stop.current?.();
      stop.current = followPointer(event.nativeEvent, {
        onStart: (at) => current.current.onStart(item, at),
        onMove: (at) => current.current.onMove(item, at),
        onDrop: (at) => current.current.onDrop(item, at),
        onCancel: () => current.current.onCancel(item),
      });
    },
  });
}
