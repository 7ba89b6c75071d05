import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import fieldStyles from '../../../ui/fields/field.module.css';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';

type Props = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'placeholder'> & {
    readonly icon: Icon;
    readonly type?: 'text' | 'email' | 'tel' | 'password';
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** A text field with an icon at its beginning; the icon adds nothing to the label. */
export function IconField({ icon: Glyph, type = 'text', value, onChange, ...props }: Props) {
  const { autoComplete, inputMode, placeholder, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldStyles.inset}>
          <span className={fieldStyles.before}>
            <Glyph size={18} stroke={1.7} aria-hidden />
          </span>
          <input
            {...control}
            {...{ type, autoComplete, inputMode, placeholder, value }}
            onChange={({ target }) => onChange(target.value)}
            className={`${fieldStyles.control} ${fieldStyles.withBefore}`}
          />
        </div>
      )}
    </Field>
  );
}
