import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import fieldStyles from '../../fields/field.module.css';
import { Field, type FieldProps } from '../../fields/field.tsx';
import { IconButton } from '../../nav/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
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
  /** What is chosen, or what may be, is on its way. */
  readonly loading?: boolean;
  /** Tells beside the name of each group how many of it there are. */
  readonly counted?: boolean;
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
  const { opensOn = 'press', loading, counted, ...field } = rest;
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
            aria-busy={loading}
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
          <FieldEnd loading={loading} onClear={clearable ? () => onChange('', undefined) : undefined} />
          {combobox.open && <ChoiceList combobox={combobox} label={field.label} counted={counted} />}
        </div>
      )}
    </Field>
  );
}

type EndProps = { readonly loading: boolean | undefined; readonly onClear: (() => void) | undefined };

function FieldEnd({ loading, onClear }: EndProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={fieldStyles.after}>
      {onClear && <IconButton small icon={IconX} label={t('clearField')} onClick={onClear} />}
      <span className={styles.chevron}>
        {loading ? <Spinner label={t('loading')} size={16} /> : <IconChevronDown size={16} aria-hidden />}
      </span>
    </span>
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
