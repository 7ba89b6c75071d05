import type { Label } from '../../../sample-data/email/email.ts';
import styles from './label-mark.module.css';
import { useEmailText } from './texts.ts';

/** Draws the colour of a label. Its name stands beside it or, when the dot is alone, is given to screen readers. */
export function LabelDot({ label, alone }: { label: Label; alone?: boolean }) {
  const t = useEmailText();
  const name = t(`label-${label}`);
  return (
    <span className={styles.dot} data-label={label} title={alone ? name : undefined}>
      {alone && <span className="vt-hidden">{name}</span>}
    </span>
  );
}

export function LabelPill({ label }: { label: Label }) {
  const t = useEmailText();
  return (
    <span className={styles.pill} data-label={label}>
      {t(`label-${label}`)}
    </span>
  );
}
