import type { ComponentProps, CSSProperties } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'onBlur'
>;

type Props = FieldProps &
  Native & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly type?: 'text' | 'email' | 'tel' | 'url';
    /** Uses a monospaced font for texts that people read character by character: CUPS, NIF, IBAN. */
    readonly code?: boolean;
  };

export function TextField({ value, onChange, type = 'text', code, ...props }: Props) {
  const { label, labelHidden, hint, error, required, disabled, name, ...native } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, required, disabled, name }}>
      {(control) => (
        <input
          {...native}
          {...control}
          data-autofocus={native.autoFocus || undefined}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={code ? `${styles.control} vt-code` : styles.control}
          {...(code && { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false })}
        />
      )}
    </Field>
  );
}

type AreaProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
};

export function TextAreaField(props: AreaProps) {
  const { value, onChange, rows = 4, maxLength, readOnly, autoFocus, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          // biome-ignore lint/a11y/noAutofocus: whoever draws the field asks for it, as for one of a single line
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          maxLength={maxLength}
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={styles.control}
        />
      )}
    </Field>
  );
}
