import { formatPercent } from '../../format/number.ts';
import styles from './progress-bar.module.css';

type Props = {
  readonly label: string;
  /** From 0 to 1; undefined while it cannot be known. */
  readonly value: number | undefined;
};

export function ProgressBar({ label, value }: Props) {
  return (
    <div className={styles.progress}>
      <div className={styles.text}>
        <span>{label}</span>
        {value !== undefined && <span className="vt-figure">{formatPercent(value, 0)}</span>}
      </div>
      <progress aria-label={label} value={value} max={1} className={styles.bar} />
    </div>
  );
}
