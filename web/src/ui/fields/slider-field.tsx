import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  readonly value: number;
  /** Called at most once a frame while the handle moves. */
  readonly onChange: (value: number) => void;
  /** Called when the handle is let go, which is the moment to save or to write the address. */
  readonly onCommit?: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly format: (value: number) => string;
};

/**
 * A slider that stays smooth: the browser moves the handle by itself, and `onChange` runs once a frame however fast the
 * pointer reports.
 */
export function SliderField({ value, onChange, onCommit, min, max, step = 1, format, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef(0);
  // Another one would be written into the page on each movement, which the handle does not follow anyway.
  const [first] = useState(value);
  const position = () => Number(input.current?.value ?? value);

  const follow = () => {
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      onChange(position());
    });
  };

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  // It runs when the limits change too: the browser has already clamped the handle to the old ones.
  useLayoutEffect(() => {
    if (input.current && frame.current === 0) {
      input.current.value = String(Math.min(max, Math.max(min, value)));
    }
  }, [value, min, max]);

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.sliderRow}>
          <input
            {...control}
            ref={input}
            type="range"
            min={min}
            max={max}
            step={step}
            defaultValue={first}
            aria-valuetext={format(value)}
            onChange={follow}
            onPointerUp={() => onCommit?.(position())}
            onKeyUp={() => onCommit?.(position())}
            className={styles.slider}
          />
          <output htmlFor={control.id} className={styles.sliderValue}>
            <bdi>{format(value)}</bdi>
          </output>
        </div>
      )}
    </Field>
  );
}
