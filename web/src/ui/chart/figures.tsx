import { type Decimals, formatNumber, formatWithUnit } from '../../format/number.ts';
import styles from './chart.module.css';

/** What the figures of a chart count. The unit stands once beside the axis, and with a value that is pointed at. */
export type Counted = {
  readonly unit?: string;
  readonly decimals?: Decimals;
};

/** A value that is pointed at or told, with its unit. */
export function valueText(value: number | null | undefined, { unit, decimals }: Counted): string {
  return unit === undefined ? formatNumber(value, decimals) : formatWithUnit(value, unit, decimals);
}

/** A value whose unit stands elsewhere: on an axis or in the table of figures. */
export function bareText(value: number | null | undefined, { decimals }: Counted): string {
  return formatNumber(value, decimals);
}

/** Names a chart for a screen reader, which does not see the unit beside the axis. */
export function titleWithUnit(title: string, { unit }: Counted): string {
  return unit === undefined ? title : `${title} (${unit})`;
}

/** Pixels that the unit takes from the height of its chart. */
export const UNIT_PX = 18;

/** The unit of all the figures, above their axis. */
export function AxisUnit({ unit }: Pick<Counted, 'unit'>) {
  return unit === undefined ? null : (
    <p className={styles.unit} aria-hidden="true">
      {unit}
    </p>
  );
}
