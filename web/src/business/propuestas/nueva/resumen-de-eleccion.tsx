import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './nueva.module.css';
import { eleccionDe, useElegidos } from './use-elegidos.ts';

/** The sums of the chosen analyses, as they were saved. */
export function ResumenDeEleccion({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('propuestas');
  const puntos = useElegidos(ids).flatMap(({ analisis }) => (analisis ? eleccionDe(analisis) : []));
  const suma = (cifra: (elegido: NonNullable<(typeof puntos)[number]['elegido']>) => number) =>
    puntos.reduce((total, { elegido }) => total + (elegido ? cifra(elegido) : 0), 0);
  const ahorro = suma(({ ahorroAnualEur }) => ahorroAnualEur);
  return (
    <dl className={styles.resumen}>
      <div>
        <dt>{t('puntosDeSuministro')}</dt>
        <dd>{formatNumber(puntos.length)}</dd>
      </div>
      <div>
        <dt>{t('ahorroAnual')}</dt>
        <dd data-tono={ahorro > 0 ? 'ok' : undefined}>{formatEur(ahorro)}</dd>
      </div>
      <div>
        <dt>{t('comisionInterna')}</dt>
        <dd>{formatEur(suma(({ comision }) => comision?.totalEur ?? 0))}</dd>
      </div>
    </dl>
  );
}
