import { cuenta } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from './cuenta.module.css';
import { Sesion } from './sesion.tsx';

export function Sesiones() {
  const { t } = useTranslation('cuenta');
  const { data, error, refetch } = useRead(cuenta.sesiones, {});
  return (
    <Card title={t('sesiones')} height={220}>
      <div className="vt-stack vt-gap-16">
        <p className="vt-soft">{t('sesionesTexto')}</p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton lines={4} />}
        {data && (
          <>
            <ul className={`vt-list ${styles.sesiones}`}>
              {data.rows.map((sesion) => (
                <Sesion key={sesion.id} sesion={sesion} />
              ))}
            </ul>
            <CloseOthers others={data.rows.filter(({ esta }) => !esta).length} />
          </>
        )}
      </div>
    </Card>
  );
}

function CloseOthers({ others }: { readonly others: number }) {
  const { t } = useTranslation('cuenta');
  const [asking, setAsking] = useState(false);
  const close = useWrite(cuenta.closeOtherSesiones, {
    invalidates: [cuenta.sesiones],
    onSuccess: ({ cerradas }) => {
      notify(t('cerradas', { count: cerradas }));
      setAsking(false);
    },
    onError: notifyFailure,
  });
  return (
    <div>
      <Button disabled={others === 0} onClick={() => setAsking(true)}>
        {t('cerrarLasDemas')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={t('cerrarLasDemas')}
          confirm={t('cerrarLasDemas')}
          busy={close.isPending}
          onConfirm={() => close.mutate({})}
          onClose={() => setAsking(false)}
        >
          <p>{t('cerrarLasDemasTexto', { count: others })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
