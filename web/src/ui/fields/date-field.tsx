import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
  /** A whole month, as `YYYY-MM`. */
  readonly month?: boolean;
};

/** The browser's own calendar, which knows the reader's keyboard and week. */
export function DateField({ value, onChange, min, max, month, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={month ? 'month' : 'date'}
          value={value}
          min={min}
          max={max}
          onChange={(event) => onChange(event.target.value)}
          className={styles.control}
        />
      )}
    </Field>
  );
}
