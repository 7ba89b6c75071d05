import { useState } from 'react';
import { Field, type FieldProps } from '../../fields/field.tsx';
import styles from './code-boxes.module.css';

type Props = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called once every box has its digit. */
  readonly onComplete?: (value: string) => void;
  readonly length?: number;
  readonly autoFocus?: boolean;
};

/**
 * The code of a text message, drawn as one box for each digit. It is a single field, so it can be pasted whole, a phone
 * can fill it in, and a screen reader reads one field.
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
