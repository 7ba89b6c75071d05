import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../../fields/field.tsx';
import { Avatar } from '../../figures/avatar.tsx';
import type { Choice, ChoiceSource } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './combobox.module.css';
import { comboboxAria } from './combobox-field.tsx';
import { useCombobox } from './use-combobox.ts';

type Props = FieldProps & {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly options: ChoiceSource;
  /** The choices of values that came from elsewhere. */
  readonly chosen?: readonly Choice[];
  readonly placeholder?: string;
  readonly onCreate?: (text: string) => void;
};

/** Several of many, found by typing; Backspace in the empty field takes the last one away. */
export function SeveralField({ value, onChange, options, chosen = [], ...rest }: Props) {
  const { placeholder, onCreate, ...field } = rest;
  const [seen, setSeen] = useState<readonly Choice[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const without = (gone: string) => onChange(value.filter((other) => other !== gone));
  const combobox = useCombobox({
    source: options,
    several: true,
    chosen: value,
    onCreate,
    onChoose: (choice) => {
      setSeen([choice, ...seen]);
      if (value.includes(choice.value)) without(choice.value);
      else onChange([...value, choice.value]);
    },
  });
  const known = [...seen, ...chosen, ...(typeof options === 'function' ? [] : options)];
  const rows = value.map((one) => known.find((choice) => choice.value === one) ?? { value: one, label: one });

  const onKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && !combobox.typed && last !== undefined) without(last);
    combobox.onKeyDown(event);
  };

  return (
    <Field {...field}>
      {(control) => (
        <div ref={combobox.box} className={styles.several} data-disabled={field.disabled || undefined}>
          {rows.map((choice) => (
            <Chip
              key={choice.value}
              choice={choice}
              disabled={field.disabled}
              onRemove={() => {
                without(choice.value);
                input.current?.focus();
              }}
            />
          ))}
          <input
            {...control}
            // What is chosen stands beside it: it need not be typed again.
            required={field.required && value.length === 0}
            {...comboboxAria(combobox)}
            ref={input}
            placeholder={value.length === 0 ? placeholder : undefined}
            value={combobox.typed ?? ''}
            onChange={({ target }) => combobox.type(target.value)}
            onClick={combobox.show}
            onKeyDown={onKeyDown}
          />
          {combobox.open && <ChoiceList combobox={combobox} label={field.label} />}
        </div>
      )}
    </Field>
  );
}

type ChipProps = {
  readonly choice: Choice;
  readonly disabled: boolean | undefined;
  readonly onRemove: () => void;
};

function Chip({ choice: { label, picture }, disabled, onRemove }: ChipProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.chip}>
      {picture !== undefined && <Avatar name={label} picture={picture} size={20} />}
      <span className={styles.chipText}>{label}</span>
      <button
        type="button"
        disabled={disabled}
        aria-label={t('removeOption', { option: label })}
        onClick={onRemove}
      >
        <IconX size={14} aria-hidden />
      </button>
    </span>
  );
}
