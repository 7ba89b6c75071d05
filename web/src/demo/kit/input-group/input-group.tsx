import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';
import styles from './input-group.module.css';

type Props = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'placeholder'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Words, an icon, a check, buttons or a drop-down that stand before the text or after it. */
    readonly before?: ReactNode;
    readonly after?: ReactNode;
    /** Draws no line between them and the text. */
    readonly merged?: boolean;
  };

/** A text field and what belongs to it, inside one frame. */
export function InputGroup({ value, onChange, before, after, merged, ...props }: Props) {
  const { autoComplete = 'off', inputMode, placeholder, ...field } = props;
  return (
    <Field {...field}>
      {(control) => {
        // Only words describe the field; a button beside it has its own name.
        const names = [
          typeof before === 'string' && `${control.id}-before`,
          typeof after === 'string' && `${control.id}-after`,
        ];
        return (
          <div
            className={styles.group}
            data-merged={merged || undefined}
            data-disabled={field.disabled || undefined}
          >
            {before && (
              <Side id={`${control.id}-before`} at="start">
                {before}
              </Side>
            )}
            <input
              {...control}
              {...{ autoComplete, inputMode, placeholder, value }}
              type="text"
              aria-describedby={
                [control['aria-describedby'], ...names].filter(Boolean).join(' ') || undefined
              }
              onChange={({ target }) => onChange(target.value)}
            />
            {after && (
              <Side id={`${control.id}-after`} at="end">
                {after}
              </Side>
            )}
          </div>
        );
      }}
    </Field>
  );
}

type SideProps = { readonly id: string; readonly at: 'start' | 'end'; readonly children: ReactNode };

function Side({ id, at, children }: SideProps) {
  return (
    <span className={styles.side} data-at={at}>
      {typeof children === 'string' ? (
        <span id={id} className={styles.words}>
          {children}
        </span>
      ) : (
        children
      )}
    </span>
  );
}
