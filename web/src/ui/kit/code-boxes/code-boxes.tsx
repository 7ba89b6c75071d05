import { useState } from 'react';
import { Field, type FieldProps } from '../../fields/field.tsx';
import styles from './code-boxes.module.css';

type Props = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Once every box has its digit. */
  readonly onComplete?: (value: string) => void;
  readonly length?: number;
  readonly autoFocus?: boolean;
};

/**
 * A code that arrives by message, a box for each digit. It is one field drawn as boxes: it can be pasted whole, the phone
 * fills it in by itself, and a screen reader hears one thing.
 */
export function CodeBoxes({ value, onChange, onComplete, length = 6, autoFocus, ...field }: Props) {
  const [focused, setFocused] = useState(false);
  const put = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.boxes} dir="ltr">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus={autoFocus}
            value={value}
            onChange={({ target }) => put(target.value)}
            onFocus={({ target }) => {
              setFocused(true);
              target.setSelectionRange(length, length);
            }}
            onBlur={() => setFocused(false)}
          />
          {Array.from({ length }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={at}
              aria-hidden="true"
              data-next={(focused && at === Math.min(value.length, length - 1)) || undefined}
              data-wrong={control['aria-invalid']}
            >
              {value[at]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
