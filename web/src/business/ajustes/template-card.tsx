import { areasDePlantilla } from '@vatio/contract';
import { changeUser } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Switch } from '../../ui/kit/switch/switch.tsx';
import styles from './ajustes.module.css';

const { AREAS } = areasDePlantilla;

/** Which areas of the template the house shows, one by one or all at once. */
export function TemplateCard() {
  const { t } = useTranslation('ajustes');
  const { data, error, refetch } = useRead(areasDePlantilla.get, {});
  const write = useWrite(areasDePlantilla.update, {
    invalidates: [areasDePlantilla.get],
    onSuccess: ({ areasOcultas }) => {
      // The menu of whoever decides it changes at once.
      changeUser({ hiddenAreas: areasOcultas });
      notify(t('guardado'));
    },
    onError: notifyFailure,
  });
  const hidden = data?.areasOcultas ?? [];
  const hide = (areasOcultas: areasDePlantilla.Area[]) => write.mutate({ body: { areasOcultas } });
  return (
    <Card title={t('plantilla')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <div className={`vt-stack ${data ? '' : styles.coming}`} aria-busy={!data} inert={!data}>
          <p className={`vt-soft ${styles.lead}`}>{t('plantillaTexto')}</p>
          <Switch
            label={t('plantillaEntera')}
            disabled={write.isPending}
            value={hidden.length < AREAS.length}
            onChange={(value) => hide(value ? [] : [...AREAS])}
          />
          <fieldset className={`vt-columns ${styles.areas}`}>
            <legend className="vt-hidden">{t('plantilla')}</legend>
            {AREAS.map((area) => (
              <Switch
                key={area}
                label={t(`area-${area}`)}
                disabled={write.isPending}
                value={!hidden.includes(area)}
                onChange={(value) =>
                  hide(value ? hidden.filter((other) => other !== area) : [...hidden, area])
                }
              />
            ))}
          </fieldset>
        </div>
      )}
    </Card>
  );
}
