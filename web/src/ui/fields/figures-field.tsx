import { type ClipboardEvent, useId } from 'react';
import { parseNumber } from '../../format/parse-number.ts';
import styles from './field.module.css';
import { NumberField } from './number-field.tsx';

type Props = {
  readonly legend: string;
  readonly legendHidden?: boolean;
  /** The label of each figure: `P1`. */
  readonly labels: readonly string[];
  readonly values: readonly (number | null)[];
  readonly onChange: (values: (number | null)[]) => void;
  /** The name of the list in the form. Its errors are `name.0`, `name.1`…, or `name` for the whole list. */
  readonly name?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly hint?: string;
  readonly unit?: string;
  readonly decimals?: number;
  readonly disabled?: boolean;
};

/**
 * A short list of figures in a row of fields. Pasting a row of a spreadsheet fills them from the field where it is
 * pasted.
 */
export function FiguresField({ legend, legendHidden, labels, values, onChange, ...props }: Props) {
  const { name = '', errors = {}, hint, unit, decimals, disabled } = props;
  const id = useId();
  const set = (from: number, figures: readonly (number | null)[]) =>
    onChange(labels.map((_, at) => figures[at - from] ?? (at === from ? null : (values[at] ?? null))));

  return (
    <fieldset className={styles.figures} aria-describedby={errors[name] ? id : undefined}>
      <legend className={legendHidden ? 'vt-hidden' : styles.label}>
        {legend}
        {unit && <span className={styles.legendUnit}> ({unit})</span>}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={`vt-tiles vt-gap-8 ${styles.figuresRow}`}>
        {labels.map((label, at) => (
          <div key={label} onPaste={(event) => pasteFigures(event, (figures) => set(at, figures))}>
            <NumberField
              label={label}
              decimals={decimals}
              disabled={disabled}
              value={values[at] ?? null}
              onChange={(value) => set(at, [value])}
              error={errors[`${name}.${at}`]}
            />
          </div>
        ))}
      </div>
      {errors[name] && (
        <p id={id} className={styles.error} role="alert">
          {errors[name]}
        </p>
      )}
    </fieldset>
  );
}

/** Handles a paste of several numbers, as a spreadsheet copies them; a single number is left to the field. */
export function pasteFigures(event: ClipboardEvent, take: (figures: number[]) => void): void {
  const cells = event.clipboardData
    .getData('text/plain')
    .trim()
    .split(/[\t\r\n;]+| +/);
  const figures = cells.map(parseNumber).filter((figure) => figure !== undefined);
  if (figures.length < 2 || figures.length !== cells.length) return;
  event.preventDefault();
  take(figures);
}
