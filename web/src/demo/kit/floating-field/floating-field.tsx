import type { ComponentProps } from 'react';
import fieldStyles from '../../../ui/fields/field.module.css';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';
import styles from './floating-field.module.css';

type Props = Omit<FieldProps, 'labelHidden'> &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly type?: 'text' | 'email' | 'tel' | 'url';
    /** Lines that are shown; without it the field has a single line. */
    readonly rows?: number;
  };

/** A field whose label lies inside it while it is empty, and moves up when it is written in. */
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
            // The style sheet tells an empty field by `:placeholder-shown`, which an empty placeholder does not match:
            // hence the space.
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
