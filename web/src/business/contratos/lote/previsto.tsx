import type { contratosLote, ResponseOf } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../format/number.ts';
import { FilasDeLote } from './filas-de-lote.tsx';
import styles from './lote.module.css';

/** What a change would do, before it is done: how many, some of them, and all that would not and why. */
export function Previsto({ resultado }: { readonly resultado: ResponseOf<typeof contratosLote.ensayar> }) {
  const { t } = useTranslation('contratos');
  const { total, probados, hechos, noHechos, filas } = resultado;
  return (
    <div className={styles.cuerpo}>
      <p>
        <strong>{t('cambiarian', { count: hechos, number: formatNumber(hechos) })}</strong>{' '}
        {noHechos > 0 && t('noCambiarian', { count: noHechos, number: formatNumber(noHechos) })}
      </p>
      {total > probados && (
        <p className={styles.nota}>
          {t('soloProbados', { count: probados, number: formatNumber(probados), total: formatNumber(total) })}
        </p>
      )}
      <FilasDeLote titulo={t('motivos')} filas={filas.filter(({ hecho }) => !hecho)} />
      <FilasDeLote titulo={t('ejemplos')} filas={filas.filter(({ hecho }) => hecho)} max={5} />
    </div>
  );
}
