import fieldStyles from '../../../ui/fields/field.module.css';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';
import styles from './select-many.module.css';

type Option<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
};

type Props<V extends string> = FieldProps & {
  readonly value: readonly V[];
  readonly onChange: (value: readonly V[]) => void;
  readonly options: readonly Option<V>[];
  /** How many options are visible; the others are reached by scrolling. */
  readonly lines?: number;
};

/** The browser's own multiple select: Control or Shift add to the selection. */
export function SelectManyField<V extends string>({ value, onChange, options, ...rest }: Props<V>) {
  const { lines = 4, ...field } = rest;
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          multiple
          size={lines}
          value={value}
          className={`${fieldStyles.control} ${styles.list}`}
          onChange={({ target }) => {
            const chosen = [...target.selectedOptions].map((option) => option.value);
            onChange(options.map((option) => option.value).filter((option) => chosen.includes(option)));
          }}
        >
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
