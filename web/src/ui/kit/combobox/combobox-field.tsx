import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import fieldStyles from '../../fields/field.module.css';
import { Field, type FieldProps } from '../../fields/field.tsx';
import { IconButton } from '../../nav/button.tsx';
import type { Choice, ChoiceSource } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './combobox.module.css';
import { type Combobox, useCombobox } from './use-combobox.ts';

type Props = FieldProps & {
  /** Empty when nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string, choice: Choice | undefined) => void;
  readonly options: ChoiceSource;
  /** The choice of a value that came from elsewhere, to be named before anybody searches. */
  readonly chosen?: Choice;
  readonly placeholder?: string;
  /** Lets a text that matches nothing become a choice. */
  readonly onCreate?: (text: string) => void;
  /** Of a dialog, the one that it begins on. */
  readonly autoFocus?: boolean;
  /** Most that are offered at once. */
  readonly most?: number;
  /** What opens the list, besides typing and the arrow keys. */
  readonly opensOn?: 'press' | 'focus' | 'typing';
};

/** One of many, found by typing. */
export function ComboboxField(props: Props) {
  const { value, onChange, options, chosen, placeholder, onCreate, autoFocus, most, ...rest } = props;
  const { opensOn = 'press', ...field } = rest;
  const { t } = useTranslation('ui');
  const [last, setLast] = useState<Choice>();
  const combobox = useCombobox({
    source: options,
    most,
    several: false,
    chosen: value === '' ? [] : [value],
    onCreate,
    onChoose: (choice) => {
      setLast(choice);
      onChange(choice.value, choice);
    },
  });
  const known = [last, chosen, ...(typeof options === 'function' ? [] : options)];
  const label = value === '' ? '' : (known.find((choice) => choice?.value === value)?.label ?? value);
  const clearable = value !== '' && !field.required && !field.disabled;

  return (
    <Field {...field}>
      {(control) => (
        <div ref={combobox.box} className={fieldStyles.inset}>
          <input
            {...control}
            {...comboboxAria(combobox)}
            data-autofocus={autoFocus}
            placeholder={placeholder}
            value={combobox.typed ?? label}
            onChange={({ target }) => {
              combobox.type(target.value);
              if (target.value === '' && value !== '' && !field.required) onChange('', undefined);
            }}
            onFocus={({ target }) => {
              target.select();
              if (opensOn === 'focus') combobox.show();
            }}
            onClick={opensOn === 'typing' ? undefined : combobox.show}
            className={`${fieldStyles.control} ${styles.input}`}
          />
          <span className={fieldStyles.after}>
            {clearable && (
              <IconButton
                small
                icon={IconX}
                label={t('clearField')}
                onClick={() => onChange('', undefined)}
              />
            )}
            <IconChevronDown size={16} aria-hidden className={styles.chevron} />
          </span>
          {combobox.open && <ChoiceList combobox={combobox} label={field.label} />}
        </div>
      )}
    </Field>
  );
}

/** What the input of a combobox says of its list. */
export function comboboxAria({ id, open, active, onKeyDown }: Combobox) {
  return {
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? `${id}-list` : undefined,
    'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
    onKeyDown,
  } as const;
}
