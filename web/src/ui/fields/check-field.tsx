import type { ReactNode } from 'react';
import styles from './field.module.css';

type Props = {
  readonly label: ReactNode;
  readonly value: boolean;
  /** The box stands for several things of which only some are on. */
  readonly mixed?: boolean;
  readonly onChange: (value: boolean) => void;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly error?: string;
};

export function CheckField({ label, value, mixed = false, onChange, error, ...native }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...native}
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          checked={value}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}
