import { claves } from '@vatio/contract';
import type { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './cuenta.module.css';

type Props = {
  readonly read: Pick<ReturnType<typeof useRead<typeof claves.mine>>, 'data' | 'error' | 'refetch'>;
};

/** The keys with which programs act in the name of the account. */
export function Claves({ read: { data, error, refetch } }: Props) {
  const { t } = useTranslation('cuenta');
  return (
    <Card title={t('claves')}>
      <div className="vt-stack vt-gap-16">
        <p className="vt-soft">{t('clavesTexto')}</p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        <ul className={`vt-list ${styles.sesiones}`} aria-label={t('claves')}>
          {data?.rows.map((clave) => (
            <Clave key={clave.id} clave={clave} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Clave({ clave }: { readonly clave: claves.Clave }) {
  const { t } = useTranslation('cuenta');
  const { id, nombre, creadaPor, ambitos, creada, caduca, usada } = clave;
  const revoke = useWrite(claves.revokeMine, {
    invalidates: [claves.mine],
    onSuccess: () => notify(t('claveRevocada', { nombre })),
    onError: notifyFailure,
  });
  return (
    <li>
      <div>
        <p>
          <strong>{nombre}</strong>
        </p>
        <p className="vt-note">
          {t('claveDe', {
            nombre: creadaPor.nombre,
            creada: formatFecha(creada),
            caduca: formatFecha(caduca),
          })}
          {' · '}
          {usada ? t('claveUsada', { cuando: formatInstante(usada) }) : t('claveSinUsar')}
        </p>
        <p className="vt-note">
          <code dir="ltr">{ambitos.join(', ')}</code>
        </p>
      </div>
      <Button
        small
        busy={revoke.isPending}
        aria-label={t('revocarLaClave', { nombre })}
        onClick={() => revoke.mutate({ params: { id } })}
      >
        {t('revocarClave')}
      </Button>
    </li>
  );
}
