import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import type { ComponentProps } from 'react';
import fieldStyles from '../../../ui/fields/field.module.css';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';
import styles from './masked-field.module.css';

type Props = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'placeholder'> & {
    /** The text as it is shown, with the separators that the mask adds. */
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Create it once, outside the component: a new one resets the field. */
    readonly mask: MaskitoOptions;
  };

/** A text of a known shape: other characters cannot be typed, and the separators are written by themselves. */
export function MaskedField({ value, onChange, mask, ...props }: Props) {
  const { autoComplete = 'off', inputMode = 'numeric', placeholder, ...field } = props;
  const ref = useMaskito({ options: mask });
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          {...{ ref, autoComplete, inputMode, placeholder, value }}
          type="text"
          dir="ltr"
          className={`${fieldStyles.control} ${styles.masked}`}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
