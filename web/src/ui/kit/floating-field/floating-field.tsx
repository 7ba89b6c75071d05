import type { ComponentProps } from 'react';
import fieldStyles from '../../fields/field.module.css';
import { Field, type FieldProps } from '../../fields/field.tsx';
import styles from './floating-field.module.css';

type Props = Omit<FieldProps, 'labelHidden'> &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly type?: 'text' | 'email' | 'tel' | 'url';
    /** Given for a text of several lines: how many are seen. */
    readonly rows?: number;
  };

/** A text whose label lies in the empty field, and gives way to what is written. */
export function FloatingField({ value, onChange, type = 'text', rows, ...props }: Props) {
  const { label, hint, error, required, disabled, name, ...native } = props;
  return (
    <div className={styles.floating}>
      <Field {...{ label, hint, error, required, disabled, name }}>
        {(control) => {
          const shared = {
            ...native,
            ...control,
            value,
            // The label knows by it that there is nothing written; a space, because an empty one is none.
            placeholder: ' ',
            className: fieldStyles.control,
          };
          return rows === undefined ? (
            <input {...shared} type={type} onChange={({ target }) => onChange(target.value)} />
          ) : (
            <textarea
              {...shared}
              inputMode={native.inputMode}
              rows={rows}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        }}
      </Field>
    </div>
  );
}
