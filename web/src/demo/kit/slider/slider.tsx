import type { PointerEvent } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { moveHandle, type Reach } from './move-handle.ts';
import styles from './slider.module.css';

type Props = {
  readonly label: string;
  /** The name of each handle when there are several; the label names a single one. */
  readonly names?: readonly string[];
  readonly values: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly format: (value: number) => string;
  /** The least and the greatest distance between two handles. */
  readonly reach?: Reach;
  /** Which part of the line is coloured: up to the first handle, from the last one on, or between them. */
  readonly fill?: 'lower' | 'upper' | 'between';
  /** Values written under the line. */
  readonly marks?: readonly number[];
  /** Shows the value of each handle beside it. */
  readonly bubbles?: boolean;
  readonly tone?: Tone;
  readonly vertical?: boolean;
  readonly disabled?: boolean;
};

/**
 * One or several handles on a line. Each is a range input of the browser, and a press on the line moves the nearest.
 */
export function Slider({ label, names = [label], values, onChange, min, max, ...props }: Props) {
  const { step = 1, format, reach = {}, marks, bubbles, vertical, disabled, tone = 'accent' } = props;
  const { fill = values.length > 1 ? 'between' : 'lower' } = props;
  const shareOf = (value: number) => (value - min) / (max - min);
  const move = (handle: number, to: number) => onChange(moveHandle(values, { handle, to, reach, min, max }));

  const bring = (event: PointerEvent<HTMLElement>) => {
    if (disabled || values.length < 2 || event.target instanceof HTMLInputElement) return;
    const wanted = min + Math.round((shareAt(event, vertical) * (max - min)) / step) * step;
    const distances = values.map((value) => Math.abs(value - wanted));
    move(distances.indexOf(Math.min(...distances)), wanted);
  };
  const from = fill === 'lower' ? 0 : shareOf((fill === 'between' ? values[0] : values.at(-1)) ?? min);
  const to = fill === 'upper' ? 1 : shareOf((fill === 'between' ? values.at(-1) : values[0]) ?? max);

  return (
    <fieldset className={styles.slider} disabled={disabled} data-vertical={vertical || undefined}>
      <legend>{label}</legend>
      <div
        className={styles.line}
        data-tone={tone}
        data-several={values.length > 1 || undefined}
        data-bubbles={bubbles || undefined}
        onPointerDown={bring}
      >
        <span
          className={styles.fill}
          style={{ ['--from' as string]: from, ['--to' as string]: to }}
          aria-hidden="true"
        />
        {values.map((value, handle) => (
          <input
            key={names[handle]}
            type="range"
            aria-label={names[handle]}
            aria-orientation={vertical ? 'vertical' : undefined}
            aria-valuetext={format(value)}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={({ target }) => move(handle, Number(target.value))}
          />
        ))}
        {bubbles && <Written values={values} className={styles.bubble} {...{ shareOf, format }} />}
        {marks && <Written values={marks} className={styles.mark} {...{ shareOf, format }} />}
      </div>
      {!bubbles && <output>{values.map((value) => format(value)).join(' – ')}</output>}
    </fieldset>
  );
}

type WrittenProps = Pick<Props, 'values' | 'format'> & {
  readonly className: string | undefined;
  readonly shareOf: (value: number) => number;
};

/** Values at their places along the line. Screen readers skip them, because the handles say the same. */
function Written({ values, format, className, shareOf }: WrittenProps) {
  return values.map((value, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: two handles may stand on one value
      key={at}
      className={className}
      style={{ ['--at' as string]: shareOf(value) }}
      aria-hidden="true"
    >
      {format(value)}
    </span>
  ));
}

/** How far along the line the pointer was pressed, from 0 to 1. */
function shareAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, vertical = false): number {
  const { left, width, bottom, height } = currentTarget.getBoundingClientRect();
  if (vertical) return (bottom - clientY) / height;
  const across = (clientX - left) / width;
  return document.documentElement.dir === 'rtl' ? 1 - across : across;
}
