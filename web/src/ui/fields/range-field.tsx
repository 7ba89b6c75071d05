import { useId, useState } from 'react';
import styles from './range-field.module.css';

type Ends = readonly [from: number, to: number];

type Props = {
  readonly label: string;
  /** Names of the two handles. */
  readonly names: readonly [from: string, to: string];
  readonly value: Ends;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly format: (value: number) => string;
  /** Called when a handle is let go. */
  readonly onCommit: (value: Ends) => void;
};

/** Two handles on one line: from so much to so much. Each is the browser's own slider, and neither passes the other. */
export function RangeField({ label, names, value, min, max, step = 1, format, onCommit }: Props) {
  const id = useId();
  const [held, setHeld] = useState<Ends>();
  const [from, to] = held ?? value;
  const share = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  const move = (end: 0 | 1, at: number) =>
    setHeld(end === 0 ? [Math.min(at, to), to] : [from, Math.max(at, from)]);
  const commit = () => {
    if (held && (held[0] !== value[0] || held[1] !== value[1])) onCommit(held);
    setHeld(undefined);
  };
  return (
    <fieldset className={styles.range}>
      <legend>{label}</legend>
      <output id={id} className={styles.text}>
        <bdi>{format(from)}</bdi> – <bdi>{format(to)}</bdi>
      </output>
      <div className={styles.line}>
        <span
          className={styles.fill}
          style={{ insetInlineStart: share(from), insetInlineEnd: `calc(100% - ${share(to)})` }}
        />
        {([from, to] as const).map((at, end) => (
          <input
            key={names[end]}
            type="range"
            aria-label={names[end]}
            aria-valuetext={format(at)}
            min={min}
            max={max}
            step={step}
            value={at}
            onChange={({ target }) => move(end === 0 ? 0 : 1, Number(target.value))}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
          />
        ))}
      </div>
    </fieldset>
  );
}
