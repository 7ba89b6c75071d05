import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  readonly value: number;
  /** Called at most once a frame while the handle moves. */
  readonly onChange: (value: number) => void;
  /** Called when the handle is let go: the moment to save or to write the address. */
  readonly onCommit?: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly format: (value: number) => string;
};

/**
 * A slider whose figures follow the hand. The browser moves the handle by itself, and the work that a movement
 * causes happens once a frame, however fast the pointer reports.
 */
export function SliderField({ value, onChange, onCommit, min, max, step = 1, format, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef(0);
  const position = () => Number(input.current?.value ?? value);

  const follow = () => {
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      onChange(position());
    });
  };

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  // Also when the limits change: the browser has moved the handle inside the old ones.
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
            defaultValue={value}
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
