import type { PotenciaOptima } from '@vatio/domain';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './potencia.module.css';

type Props = {
  readonly optima: PotenciaOptima | undefined;
  /** Periods whose power in the study is below what a supply with a power limiter has demanded. */
  readonly cortes: readonly number[];
  /** Nobody knows whether an ICP cuts the supply off or a maximeter bills its excess. */
  readonly controlDesconocido: boolean;
};

export function CautelasDePotencia({ optima, cortes, controlDesconocido }: Props) {
  const { t } = useTranslation('analisis');
  const avisos = optima?.avisos ?? [];
  if (avisos.length + cortes.length === 0 && !controlDesconocido) return null;
  return (
    <ul className={styles.cautelas} aria-label={t('cautelas')}>
      {controlDesconocido && <li>{t('controlDesconocido')}</li>}
      {cortes.map((periodo) => (
        <li key={periodo}>{t('corteEnP', { periodo })}</li>
      ))}
      {avisos.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
    </ul>
  );
}
