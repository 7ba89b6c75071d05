import { type Icon, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { parseNumber } from '../../../format/parse-number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';
import styles from './number-stepper.module.css';

type Props = FieldProps & {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly decimals?: number;
  readonly readOnly?: boolean;
  /** Formats the value while the field has no focus, such as with its unit. */
  readonly format?: (value: number) => string;
  /** Fills the buttons with the accent colour, or with the tone of the surrounding `FieldLook`. */
  readonly filled?: boolean;
};

/** A number between two limits with a button at each side; a typed number beyond a limit becomes the limit. */
export function NumberStepper({ value, onChange, min = 0, max = Infinity, ...rest }: Props) {
  const { step = 1, decimals = 0, readOnly, format, filled, ...field } = rest;
  const { t } = useTranslation('kit');
  const [typed, setTyped] = useState<string>();
  const written = format ? format(value) : formatNumber(value, [0, decimals]);
  const fixed = field.disabled || readOnly;
  const put = (next: number) => {
    setTyped(undefined);
    const inside = Math.min(max, Math.max(min, Number(next.toFixed(decimals))));
    if (inside !== value) onChange(inside);
  };
  const leave = () => put(parseNumber(withoutWords(typed ?? '')) ?? value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }[event.key];
    if (by === undefined || fixed) return;
    event.preventDefault();
    put(value + by);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.stepper} data-filled={filled || undefined} data-fixed={fixed || undefined}>
          <StepButton
            icon={IconMinus}
            label={t('stepLess', { label: field.label })}
            disabled={fixed || value <= min}
            onClick={() => put(value - step)}
          />
          <input
            {...control}
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            readOnly={readOnly}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            aria-valuetext={format && written}
            value={typed ?? written}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => typed !== undefined && leave()}
            onKeyDown={onKeyDown}
          />
          <StepButton
            icon={IconPlus}
            label={t('stepMore', { label: field.label })}
            disabled={fixed || value >= max}
            onClick={() => put(value + step)}
          />
        </div>
      )}
    </Field>
  );
}

type ButtonProps = {
  readonly icon: Icon;
  readonly label: string;
  readonly disabled: boolean | undefined;
  readonly onClick: () => void;
};

/** Tab skips the buttons, because the arrow keys of the field do the same. */
function StepButton({ icon: Glyph, label, ...native }: ButtonProps) {
  return (
    <button {...native} type="button" tabIndex={-1} aria-label={label}>
      <Glyph size={16} aria-hidden />
    </button>
  );
}

/** People may type a number inside the text with its unit. */
function withoutWords(text: string): string {
  return text.replace(/[^\d.,+−-]/g, '');
}
