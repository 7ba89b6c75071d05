import { accesoDeLaCasa, cuenta } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Switch } from '../../ui/kit/switch/switch.tsx';
import styles from './ajustes.module.css';

/** What keeps the room of the card, unseen, until the server answers. */
const UNKNOWN = { administradores: 1, conSegundoPaso: 0, segundoPasoAdministradores: false };

/** Administrators say here what the house asks of whoever signs in. */
export function AccessCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(accesoDeLaCasa.get, {});
  const write = useWrite(accesoDeLaCasa.update, {
    invalidates: [accesoDeLaCasa.get, cuenta.segundoPaso],
    onSuccess: () => notify(t('guardado')),
    onError: notifyFailure,
  });
  const { administradores, conSegundoPaso, segundoPasoAdministradores } = data ?? UNKNOWN;
  return (
    <Card title={t('acceso')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <div className={`vt-stack ${data ? '' : styles.coming}`} aria-busy={!data} inert={!data}>
          <p className="vt-soft">
            {t('accesoTexto', { count: administradores, con: formatNumber(conSegundoPaso) })}
          </p>
          <Switch
            label={t('exigirSegundoPaso')}
            hint={t('exigirSegundoPasoAyuda')}
            disabled={write.isPending}
            value={segundoPasoAdministradores}
            onChange={(value) => write.mutate({ body: { segundoPasoAdministradores: value } })}
          />
        </div>
      )}
    </Card>
  );
}
