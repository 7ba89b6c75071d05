import { useId, useState } from 'react';
import { matches } from '../../../format/fold.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { FilterField } from '../filter-field.ts';
import styles from './builder.module.css';

type Props = {
  readonly field: FilterField;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error: string | undefined;
};

/** A list of more options than this can be searched. */
const AT_A_GLANCE = 10;

/** A choice of several of the field's options. */
export function ChoicesField({ field: { label, options = [] }, value, onChange, error }: Props) {
  const { t } = useTranslation('filters');
  const [sought, setSought] = useState('');
  const errorId = useId();
  // The options that were chosen when the field opened stand first. The order does not change afterwards, so that
  // nothing moves under the hand.
  const [first] = useState(value);
  const known = new Map(options.map((option) => [option.value, option]));
  const chosen = first.map(
    (picked) => known.get(picked) ?? { value: picked, label: picked, disabled: false },
  );
  const others = options.filter((option) => !first.includes(option.value));
  const shown = [...chosen, ...others].filter(
    (option) => matches(option.label, sought.trim()) || value.includes(option.value),
  );
  return (
    <fieldset className="vt-stack vt-gap-8" aria-describedby={error ? errorId : undefined}>
      <legend className="vt-hidden">{t('choices', { field: label })}</legend>
      {options.length > AT_A_GLANCE && (
        <TextField
          label={t('findChoice')}
          labelHidden
          placeholder={t('findChoice')}
          value={sought}
          onChange={setSought}
        />
      )}
      <div className={styles.options}>
        {shown.map((option) => (
          <CheckField
            key={option.value}
            label={option.label}
            disabled={option.disabled ?? false}
            value={value.includes(option.value)}
            onChange={(on) =>
              onChange(on ? [...value, option.value] : value.filter((other) => other !== option.value))
            }
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
