import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly hint?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
};

/** Something that is on or off. */
export function Switch({ label, labelHidden, hint, name, disabled, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          role="switch"
          name={name}
          disabled={disabled}
          checked={value}
          aria-checked={value}
          aria-describedby={hint ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={labelHidden ? 'vt-hidden' : undefined}>{label}</span>
      </label>
      {hint && <p id={id}>{hint}</p>}
    </div>
  );
}
