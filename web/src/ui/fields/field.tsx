import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type FieldProps = {
  readonly label: string;
  /** Only screen readers get the label, where the place already says what the field is. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
};

export type ControlProps = {
  readonly id: string;
  readonly name: string | undefined;
  readonly required: boolean | undefined;
  readonly disabled: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type Props = FieldProps & { readonly children: (control: ControlProps) => ReactNode };

/** Ties a label, a hint and an error to one control, so that a screen reader reads them with it. */
export function Field({ label, labelHidden, hint, error, required, disabled, name, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'vt-hidden' : styles.label}>
        {label}
        {required && !labelHidden && (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        name,
        required,
        disabled,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
