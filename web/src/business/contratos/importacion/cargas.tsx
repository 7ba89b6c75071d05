import { IconArrowBackUp } from '@tabler/icons-react';
import { contratosImportacion } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatInstante } from '../../../format/date.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { AL_MOVER } from '../accion/al-mover.ts';
import styles from './importacion.module.css';

/** Files imported before, each with the way back. */
export function Cargas() {
  const { t } = useTranslation('contratos');
  const { data, error, refetch } = useRead(contratosImportacion.importaciones, {});
  const revertir = useWrite(contratosImportacion.revertir, {
    invalidates: [...AL_MOVER.invalidates, contratosImportacion.importaciones],
    onSuccess: ({ quitados, conservados }) =>
      notify(
        [t('revertidos', { count: quitados }), conservados > 0 && t('conservados', { count: conservados })]
          .filter(Boolean)
          .join('. '),
      ),
    onError: ({ message }) => notify(message, { tone: 'bad' }),
  });
  if (error) return <ErrorState slim error={error} onRetry={refetch} />;
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title={t('cargasAnteriores')}>
      <ul className={styles.cargas}>
        {data.rows.map(({ id, fichero, quien, cuando, contratos, revertida }) => (
          <li key={id}>
            <span>
              <strong>{fichero}</strong>
              <small>
                {t('contratosNumero', { count: contratos })} · {quien} · {formatInstante(cuando)}
              </small>
            </span>
            {revertida ? (
              <small>{t('revertidaEl', { fecha: formatInstante(revertida) })}</small>
            ) : (
              <Button
                small
                icon={IconArrowBackUp}
                busy={revertir.isPending && revertir.variables.params.id === id}
                onClick={() => revertir.mutate({ params: { id } })}
              >
                {t('revertir')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
