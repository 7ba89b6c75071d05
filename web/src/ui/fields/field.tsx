import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What every field of a form takes. */
export type FieldProps = {
  readonly label: string;
  /** Keeps the label for screen readers only, where the place says what the field is. */
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

/** Label, hint and error around one control, tied to it for whoever cannot see them. */
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
