import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  readonly value: number;
  /** Called at most once a frame while the handle moves, in a transition. */
  readonly onChange: (value: number) => void;
  /** Called when the handle is let go, which is the moment to save or to write the address. */
  readonly onCommit?: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly format: (value: number) => string;
};

/**
 * A slider that stays smooth: the browser moves the handle by itself, and the figure beside it goes along in each frame.
 * `onChange` runs once what it changed before has been drawn, which gives way to the handle, and ends with the last
 * position.
 */
export function SliderField({ value, onChange, onCommit, min, max, step = 1, format, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const figure = useRef<HTMLElement>(null);
  // Another one would be written into the page on each movement, which the handle does not follow anyway.
  const [first] = useState(value);
  const position = () => Number(input.current?.value ?? value);
  const show = (shown: number) => {
    const text = format(shown);
    if (!figure.current || figure.current.textContent === text) return;
    figure.current.textContent = text;
    input.current?.setAttribute('aria-valuetext', text);
  };
  const { follow, isAhead } = useFollowing(
    () => onChange(position()),
    () => show(position()),
  );

  // It runs when the limits change too: the browser has already clamped the handle to the old ones.
  useLayoutEffect(() => {
    if (input.current && !isAhead()) {
      input.current.value = String(Math.min(max, Math.max(min, value)));
    }
  }, [value, min, max, isAhead]);
  // What has been drawn for an earlier position is older than what the handle says.
  useLayoutEffect(() => show(isAhead() ? position() : value));

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.sliderRow}>
          <div>
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
          </div>
          <output
            htmlFor={control.id}
            className={styles.sliderValue}
            style={{ minInlineSize: `${longestOf([min, min + step, max], format)}ch` }}
          >
            <bdi ref={figure}>{format(value)}</bdi>
          </output>
        </div>
      )}
    </Field>
  );
}

/** The letters of the longest text of some values. */
function longestOf(values: readonly number[], format: Props['format']): number {
  return Math.max(...values.map((shown) => format(shown).length));
}

/** Shows each movement in the next frame, and tells it once what was told before has been drawn. */
function useFollowing(tell: () => void, show: () => void) {
  const frame = useRef(0);
  const moved = useRef(false);
  const drawing = useRef(false);
  // Unlike the state of `useTransition`, it is drawn with what was told, and not before it too.
  const [drawn, setDrawn] = useState(0);

  const step = () => {
    frame.current = 0;
    show();
    if (drawing.current) return;
    moved.current = false;
    drawing.current = true;
    startTransition(() => {
      tell();
      setDrawn((times) => times + 1);
    });
  };
  const follow = () => {
    moved.current = true;
    frame.current ||= requestAnimationFrame(step);
  };
  const goOn = useEffectEvent(follow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it says that what was told has been drawn
  useLayoutEffect(() => {
    drawing.current = false;
    if (moved.current) goOn();
  }, [drawn]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  // Whether the handle is where nothing has been drawn for yet.
  const isAhead = useCallback(() => moved.current || drawing.current, []);
  return { follow, isAhead };
}
