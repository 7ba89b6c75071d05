import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../format/number.ts';
import { parseNumber } from '../../../format/parse-number.ts';
import { Field, type FieldProps } from '../../fields/field.tsx';
import styles from './number-stepper.module.css';

type Props = FieldProps & {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly decimals?: number;
};

/** A number between two limits, with a button to each side; what is typed beyond them becomes the limit. */
export function NumberStepper({ value, onChange, min = 0, max = Infinity, ...rest }: Props) {
  const { step = 1, decimals = 0, ...field } = rest;
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string>();
  const put = (next: number) => {
    setTyped(undefined);
    const inside = Math.min(max, Math.max(min, Number(next.toFixed(decimals))));
    if (inside !== value) onChange(inside);
  };
  const leave = () => put(parseNumber(typed ?? '') ?? value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    put(value + by);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.stepper}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('stepLess', { label: field.label })}
            disabled={field.disabled || value <= min}
            onClick={() => put(value - step)}
          >
            <IconMinus size={16} aria-hidden />
          </button>
          <input
            {...control}
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            value={typed ?? formatNumber(value, 0, decimals)}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => typed !== undefined && leave()}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('stepMore', { label: field.label })}
            disabled={field.disabled || value >= max}
            onClick={() => put(value + step)}
          >
            <IconPlus size={16} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
