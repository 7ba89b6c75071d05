import { calendario } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatFecha, formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './calendario.module.css';
import { NewLink } from './new-link.tsx';

type Props = { readonly onClose: () => void };

/** The link with which the calendar of a phone or of a mail program shows the own tasks. */
export function Calendario({ onClose }: Props) {
  const { t } = useTranslation('tareas');
  const { data, error, refetch } = useRead(calendario.get, {});
  return (
    <Dialog open onClose={onClose} title={t('calendario')}>
      <div className={`vt-stack vt-gap-16 ${styles.state}`}>
        <p className="vt-soft">
          {t('calendarioTexto')} <Link to="/ayuda/enlace-de-agenda">{t('calendarioAyuda')}</Link>
        </p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton lines={3} />}
        {data && <State enlace={data.enlace} />}
      </div>
    </Dialog>
  );
}

type StateProps = {
  readonly enlace: { readonly creadoEn: string; readonly leidoEn: string | null } | null;
};

function State({ enlace }: StateProps) {
  const { t } = useTranslation('tareas');
  const [url, setUrl] = useState<string>();
  const renew = useWrite(calendario.renew, {
    invalidates: [calendario.get],
    onSuccess: (made) => setUrl(made.url),
    onError: notifyFailure,
  });
  const revoke = useWrite(calendario.revoke, {
    invalidates: [calendario.get],
    onSuccess: () => {
      setUrl(undefined);
      notify(t('calendarioRevocado'));
    },
    onError: notifyFailure,
  });
  const busy = renew.isPending || revoke.isPending;
  return (
    <>
      {enlace && (
        <p>
          {t('calendarioDesde', { fecha: formatFecha(enlace.creadoEn) })}{' '}
          {enlace.leidoEn
            ? t('calendarioLeido', { cuando: formatInstante(enlace.leidoEn) })
            : t('calendarioSinLeer')}
        </p>
      )}
      {url && <NewLink url={url} />}
      <div className="vt-toolbar">
        <Button look={enlace ? 'plain' : 'primary'} busy={busy} onClick={() => renew.mutate({})}>
          {t(enlace ? 'calendarioRenovar' : 'calendarioCrear')}
        </Button>
        {enlace && (
          <Button busy={busy} onClick={() => revoke.mutate({})}>
            {t('calendarioRevocar')}
          </Button>
        )}
      </div>
      {enlace && <p className="vt-note">{t('calendarioAviso')}</p>}
    </>
  );
}
