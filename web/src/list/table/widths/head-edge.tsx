import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { HeadEdgeProps } from '../table-head.tsx';
import styles from './head-edge.module.css';
import { fitOf, NARROWEST, resized, roomFor, WIDEST, type Widths, widthsNow } from './measure.ts';

const STEP = 16;
const LONG_STEP = 64;

/** The handle takes the focus, because the arrow keys move it. */
const MOVABLE = { tabIndex: 0, 'aria-orientation': 'vertical' } as const;

type Grip = { readonly from: number; readonly before: Widths; readonly room: number };

/**
 * The handle at the edge of a heading. Dragging it or moving it with the arrow keys changes the width of its column; a
 * double press fits the column to its content.
 */
export function HeadEdge({ column, name, onWidths }: HeadEdgeProps) {
  const { t } = useTranslation('ui');
  const { edge, width, head, backwards, read, set, fit } = useColumnWidth(column, onWidths);
  const grip = useRef<Grip>(undefined);

  const onPointerDown = (event: PointerEvent) => {
    const own = head();
    if (!own || event.button !== 0) return;
    event.preventDefault();
    edge.current?.setPointerCapture(event.pointerId);
    grip.current = { from: event.clientX, before: widthsNow(own.parentElement), room: roomFor(own) };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!grip.current) return;
    const { from, before, room } = grip.current;
    const moved = (clientX - from) * (backwards() ? -1 : 1);
    set((before[column] ?? 0) + moved, before, room);
  };
  const onPointerUp = () => {
    grip.current = undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const now = head()?.offsetWidth ?? width;
    const step = (event.shiftKey ? LONG_STEP : STEP) * (backwards() ? -1 : 1);
    const to = { ArrowRight: now + step, ArrowLeft: now - step, Home: NARROWEST }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (to === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) fit();
    else set(to);
  };

  return (
    <hr
      ref={edge}
      {...MOVABLE}
      className={styles.edge}
      title={t('columnWidthHow')}
      aria-label={t('columnWidth', { name })}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={Math.round(width)}
      aria-valuetext={t('pixels', { count: Math.round(width) })}
      draggable
      onDragStart={stayPut}
      onFocus={read}
      onDoubleClick={fit}
      onKeyDown={onKeyDown}
      {...{ onPointerDown, onPointerMove, onPointerUp }}
      onPointerCancel={onPointerUp}
    />
  );
}

/** The width of a column as it is drawn, and how to change it. `edge` is the handle within its heading. */
function useColumnWidth(column: string, onWidths: HeadEdgeProps['onWidths']) {
  const edge = useRef<HTMLHRElement>(null);
  const [width, setWidth] = useState(NARROWEST);

  const head = () => edge.current?.closest('th') ?? undefined;
  const backwards = () => edge.current?.matches('[dir="rtl"] *') === true;
  const read = () => setWidth(head()?.offsetWidth ?? NARROWEST);
  const set = (to: number, before = widthsNow(head()?.parentElement ?? null), room?: number) => {
    const own = head();
    if (!own) return;
    const widths = resized({ before, column, width: to, room: room ?? roomFor(own) });
    setWidth(widths[column] ?? to);
    onWidths(widths);
  };
  const fit = () => {
    const own = head();
    if (own) set(fitOf(own));
  };
  return { edge, width, head, backwards, read, set, fit };
}

/** The heading itself may be draggable; dragging its edge must not move the column. */
function stayPut(event: DragEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
