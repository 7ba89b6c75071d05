import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
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
  /** The choices that the values stand for, when they came from elsewhere and no search has found them yet. */
  readonly chosen?: readonly Choice[];
  /** Values that the user cannot remove. */
  readonly fixed?: readonly string[];
  readonly placeholder?: string;
  /** Shows beside each group's name how many choices it has. */
  readonly counted?: boolean;
  readonly onCreate?: (text: string) => void;
};

/** A choice of several among many, searched by typing; Backspace in the empty field removes the last one. */
export function SeveralField({ value, onChange, options, chosen = [], ...rest }: Props) {
  const { placeholder, counted, fixed = [], onCreate, ...field } = rest;
  const [seen, setSeen] = useState<readonly Choice[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const without = (gone: string) => {
    if (!fixed.includes(gone)) onChange(value.filter((other) => other !== gone));
  };
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
  const remove = (gone: string) => {
    without(gone);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = value.findLast((chosenValue) => !fixed.includes(chosenValue));
    if (event.key === 'Backspace' && !combobox.typed && last !== undefined) without(last);
    combobox.onKeyDown(event);
  };

  return (
    <Field {...field}>
      {(control) => (
        <div ref={combobox.box} className={styles.several} data-disabled={field.disabled || undefined}>
          {choicesOf(value, known).map((choice) => (
            <Chip
              key={choice.value}
              choice={choice}
              disabled={field.disabled}
              onRemove={fixed.includes(choice.value) ? undefined : () => remove(choice.value)}
            />
          ))}
          <input
            {...control}
            // The chosen values stand beside the input, which may then stay empty.
            required={field.required && value.length === 0}
            {...comboboxAria(combobox)}
            ref={input}
            placeholder={value.length === 0 ? placeholder : undefined}
            value={combobox.typed ?? ''}
            onChange={({ target }) => combobox.type(target.value)}
            onClick={combobox.show}
            onKeyDown={onKeyDown}
          />
          {combobox.open && <ChoiceList combobox={combobox} label={field.label} counted={counted} />}
        </div>
      )}
    </Field>
  );
}

function choicesOf(values: readonly string[], known: readonly Choice[]): readonly Choice[] {
  return values.map((value) => known.find((choice) => choice.value === value) ?? { value, label: value });
}

type ChipProps = {
  readonly choice: Choice;
  readonly disabled: boolean | undefined;
  readonly onRemove: (() => void) | undefined;
};

function Chip({ choice: { label, picture, icon: Glyph }, disabled, onRemove }: ChipProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.chip} data-fixed={!onRemove || undefined}>
      {picture !== undefined && <Avatar name={label} picture={picture} size={20} />}
      {Glyph && <Glyph size={16} stroke={1.7} aria-hidden />}
      <span className={styles.chipText}>{label}</span>
      {onRemove && (
        <button
          type="button"
          disabled={disabled}
          aria-label={t('removeOption', { option: label })}
          onClick={onRemove}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
