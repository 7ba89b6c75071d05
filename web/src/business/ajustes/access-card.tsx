import { accesoDeLaCasa, cuenta } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Switch } from '../../ui/kit/switch/switch.tsx';

/** What the house asks of whoever signs in. */
export function AccessCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(accesoDeLaCasa.get, {});
  const write = useWrite(accesoDeLaCasa.update, {
    invalidates: [accesoDeLaCasa.get, cuenta.segundoPaso],
    onSuccess: () => notify(t('guardado')),
    onError: notifyFailure,
  });
  return (
    <Card title={t('acceso')} height={110}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={3} />}
      {data && (
        <div className="vt-stack">
          <p className="vt-soft">
            {t('accesoTexto', { count: data.administradores, con: formatNumber(data.conSegundoPaso) })}
          </p>
          <Switch
            label={t('exigirSegundoPaso')}
            hint={t('exigirSegundoPasoAyuda')}
            disabled={write.isPending}
            value={data.segundoPasoAdministradores}
            onChange={(segundoPasoAdministradores) => write.mutate({ body: { segundoPasoAdministradores } })}
          />
        </div>
      )}
    </Card>
  );
}
