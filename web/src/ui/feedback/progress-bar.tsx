import { formatPercent } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../nav/button.tsx';
import type { Tone } from './badge.tsx';
import styles from './progress-bar.module.css';

type Props = {
  readonly label: string;
  /** From 0 to 1; undefined while the progress is unknown. */
  readonly value: number | undefined;
  readonly tone?: Tone;
  /** Stripes along the bar, which move if they are `moving`. */
  readonly stripes?: 'still' | 'moving';
  /** Without it there is no button to cancel. */
  readonly onCancel?: () => void;
  readonly cancelling?: boolean;
};

export function ProgressBar({ label, value, tone = 'accent', stripes, onCancel, cancelling }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.line}>
      <div className={styles.progress}>
        <div className={styles.text}>
          <span>{label}</span>
          {value !== undefined && <span className="vt-figure">{formatPercent(value, 0)}</span>}
        </div>
        <progress
          aria-label={label}
          value={value}
          max={1}
          data-tone={tone}
          data-stripes={stripes}
          className={styles.bar}
        />
      </div>
      {onCancel && (
        <Button small busy={cancelling} onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
