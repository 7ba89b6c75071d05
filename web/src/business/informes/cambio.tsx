import type { informes } from '@vatio/contract';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './informes.module.css';

type Props = {
  readonly cifra: informes.Cifra;
  /** The heading of the column has the unit. */
  readonly inColumn?: boolean;
};

/** By how much a figure has changed: a sign, an arrow and words, never a colour alone. */
export function Cambio({ cifra: { ahora, antes }, inColumn }: Props) {
  const { t } = useTranslation('informes');
  if (antes === null || ahora === null) return null;
  if (antes === 0) return ahora === 0 ? null : <span className={styles.cambio}>{t('nuevo')}</span>;
  const pct = Math.round(((ahora - antes) / Math.abs(antes)) * 100);
  if (pct === 0) return <span className={styles.cambio}>{t('igual')}</span>;
  return (
    <span className={styles.cambio}>
      <span aria-hidden>{pct > 0 ? '▲' : '▼'}</span> {pct > 0 ? '+' : '−'}
      {formatNumber(Math.abs(pct))}
      {!inColumn && ' %'}
    </span>
  );
}
