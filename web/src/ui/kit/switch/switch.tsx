import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly hint?: string;
  /** Draws a mark for on and off, for people who cannot tell the colours apart. */
  readonly marked?: boolean;
  /** The label stands first and the switch at the end of the line, as in a list of settings. */
  readonly atEnd?: boolean;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
};

export function Switch({ label, labelHidden, hint, marked, atEnd, value, onChange, ...native }: Props) {
  const id = useId();
  return (
    <div className={styles.switch} data-at-end={atEnd}>
      <label>
        <input
          type="checkbox"
          role="switch"
          {...native}
          checked={value}
          aria-checked={value}
          aria-describedby={hint ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {marked && (
          <span className={styles.mark} data-on={value || undefined} aria-hidden="true">
            {value ? <IconCheck size={14} stroke={2.5} /> : <IconX size={14} stroke={2.5} />}
          </span>
        )}
        <span className={labelHidden ? 'vt-hidden' : undefined}>{label}</span>
      </label>
      {hint && <p id={id}>{hint}</p>}
    </div>
  );
}
