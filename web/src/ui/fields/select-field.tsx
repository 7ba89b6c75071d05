import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Option<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
};

type Props<V extends string> = FieldProps & {
  readonly value: V | '';
  readonly onChange: (value: V | '') => void;
  readonly options: readonly Option<V>[];
  /** The text of the empty choice: `Todas`, `Elige una tarifa`. Without it some option is always chosen. */
  readonly placeholder?: string;
};

/** The browser's own select, which people search by typing and which every phone draws in its own way. */
export function SelectField<V extends string>({ value, onChange, options, placeholder, ...field }: Props<V>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) =>
            onChange(options.find((option) => option.value === target.value)?.value ?? '')
          }
          className={styles.control}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
