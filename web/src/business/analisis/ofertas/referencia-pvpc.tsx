import { formatFecha } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { PvpcVista } from '../comparacion/vista.ts';
import styles from './ofertas.module.css';

type Props = {
  readonly pvpc: PvpcVista;
  readonly dias: number;
  /** False while some price of today is not known, and nothing can be compared with it. */
  readonly completo: boolean;
};

/** The regulated tariff beside the offers, always with what it is and by what it was worked out. */
export function ReferenciaPvpc({ pvpc, dias, completo }: Props) {
  const { t } = useTranslation('analisis');
  const { totales, ahorroAnualEur, fuente, desde, hasta } = pvpc;
  return (
    <aside className={styles.pvpc} aria-label={t('pvpc')}>
      <p>
        <b>{t('pvpc')}</b>: {t('pvpcTotal', { total: formatEur(totales.total), dias })}
        {completo && ' '}
        {completo &&
          t(ahorroAnualEur < 0 ? 'pvpcMas' : 'pvpcMenos', { importe: formatEur(Math.abs(ahorroAnualEur)) })}
      </p>
      <p className="vt-note">
        {t('pvpcQueEs')} {t(`pvpc-${fuente}`, { desde: formatFecha(desde), hasta: formatFecha(hasta) })}
      </p>
    </aside>
  );
}
