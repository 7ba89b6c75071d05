import { useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { parseNumber, withoutThousands } from '../../format/parse-number.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  readonly value: number | null;
  /** Called with null while the field is empty or its text is not a number. */
  readonly onChange: (value: number | null) => void;
  /** Shown at the end of the field: `€/kWh`, `kW`. */
  readonly unit?: string;
  /** How many decimals are shown at most once the field is left. */
  readonly decimals?: number;
  readonly placeholder?: string;
};

/** A number written as in the language of the program. Its thousands are grouped once the field is left. */
export function NumberField({ value, onChange, unit, decimals = 2, placeholder, ...field }: Props) {
  // While the field has the focus it shows the text as it was typed, and not the number formatted.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (value === null ? '' : formatNumber(value, [0, decimals]));
  return (
    <Field {...field}>
      {(control) => (
        // A figure and its unit are read from left to right on a mirrored page too.
        <div className={styles.inset} dir={unit && 'ltr'}>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            aria-describedby={[control['aria-describedby'], unit && `${control.id}-unit`]
              .filter(Boolean)
              .join(' ')}
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onFocus={() => setTyped(withoutThousands(text))}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parseNumber(event.target.value) ?? null);
            }}
            onBlur={() => setTyped(value === null && text !== '' ? text : undefined)}
            className={[styles.control, styles.figure, unit && styles.withAfter].filter(Boolean).join(' ')}
            style={unit ? { paddingInlineEnd: `calc(${unit.length}ch + 24px)` } : undefined}
          />
          {unit && (
            <span id={`${control.id}-unit`} className={`${styles.after} ${styles.unit}`}>
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
