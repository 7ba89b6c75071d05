import { contratosImportacion } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../data/use-read.ts';
import { formatInstante } from '../../../format/date.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Errores } from './errores.tsx';
import styles from './importacion.module.css';
import { Revertir } from './revertir.tsx';

/** Files imported before, each with what was left out and the way back. */
export function Cargas() {
  const { t } = useTranslation('contratos');
  const { data, error, refetch } = useRead(contratosImportacion.importaciones, {});
  if (error) return <ErrorState slim error={error} onRetry={refetch} />;
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title={t('cargasAnteriores')}>
      <ul className={styles.cargas}>
        {data.rows.map(({ id, fichero, quien, cuando, contratos, errores, revertida }) => (
          <li key={id}>
            <span>
              <strong>{fichero}</strong>
              <small>
                {t('contratosNumero', { count: contratos })} · {quien} · {formatInstante(cuando)}
              </small>
            </span>
            <span className={styles.botones}>
              {errores > 0 && <Errores small operacionId={id} />}
              {revertida ? (
                <small>{t('revertidaEl', { fecha: formatInstante(revertida) })}</small>
              ) : (
                contratos > 0 && <Revertir small operacionId={id} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
