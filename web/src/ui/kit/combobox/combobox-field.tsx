import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import fieldStyles from '../../fields/field.module.css';
import { Field, type FieldProps } from '../../fields/field.tsx';
import { IconButton } from '../../nav/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { Choice, ChoiceSource } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './combobox.module.css';
import { type Combobox, useCombobox } from './use-combobox.ts';

type Props = FieldProps & {
  /** The value of a choice; empty when nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string, choice: Choice | undefined) => void;
  readonly options: ChoiceSource;
  /** The choice that `value` stands for, when it came from elsewhere and no search has found it yet. */
  readonly chosen?: Choice;
  readonly placeholder?: string;
  /** Lets the user create a choice from a text that matches none. */
  readonly onCreate?: (text: string) => void;
  /** The chosen value or the choices are still being loaded. */
  readonly loading?: boolean;
  /** Shows beside each group's name how many choices it has. */
  readonly counted?: boolean;
  /** Says what to do when nothing is found; a short sentence is said when absent. */
  readonly noneFound?: string;
  /** The field has the focus when its dialog opens. */
  readonly autoFocus?: boolean;
  /** How many choices are offered at once, at most. */
  readonly most?: number;
  /** What opens the list, apart from typing and the arrow keys. */
  readonly opensOn?: 'press' | 'focus' | 'typing';
};

/** A choice of one among many, searched by typing. */
export function ComboboxField(props: Props) {
  const { value, onChange, options, chosen, placeholder, onCreate, autoFocus, most, ...rest } = props;
  const { opensOn = 'press', loading, counted, noneFound, ...field } = rest;
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
          {combobox.open && (
            <ChoiceList combobox={combobox} label={field.label} counted={counted} noneFound={noneFound} />
          )}
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

/** The ARIA attributes that tie the input of a combobox to its list. */
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
