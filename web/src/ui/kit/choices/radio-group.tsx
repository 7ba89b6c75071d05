import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import fieldStyles from '../../fields/field.module.css';
import styles from './radio-group.module.css';

type Option<V extends string> = {
  readonly value: V;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: Icon;
  readonly disabled?: boolean;
};

type Props<V extends string> = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly error?: string;
  readonly name?: string;
  readonly value: V | '';
  readonly onChange: (value: V) => void;
  readonly options: readonly Option<V>[];
  /** `list` is one a line, as wide as the place; `cards` leaves room for an explanation; `buttons` is a row of short words. */
  readonly look?: 'plain' | 'list' | 'cards' | 'buttons';
};

const LOOKS = {
  plain: styles.plain,
  list: styles.list,
  cards: `vt-columns vt-gap-10 ${styles.cards}`,
  buttons: styles.buttons,
};

/** A choice of one among a few options, all of them visible. */
export function RadioGroup<V extends string>({ label, labelHidden, error, ...props }: Props<V>) {
  const { name, value, onChange, options, look = 'plain' } = props;
  const id = useId();
  return (
    <fieldset className={fieldStyles.figures} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelHidden ? 'vt-hidden' : fieldStyles.label}>{label}</legend>
      <div className={LOOKS[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <option.icon size={20} stroke={1.7} aria-hidden />}
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
