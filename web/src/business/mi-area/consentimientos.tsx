import { clientes } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import styles from './mi-area.module.css';

type Props = {
  readonly clienteId: string;
  /** The name of the client, where the account has several. */
  readonly nombre: string | undefined;
};

/** What the client has consented to and taken back, with the wording and the day, the last first. */
export function Consentimientos({ clienteId, nombre }: Props) {
  const { t } = useTranslation('mi-area');
  const { data, error, refetch } = useRead(clientes.consentimientos, { params: { id: clienteId } });
  return (
    <Card title={nombre ? t('consentimientosDe', { nombre }) : t('consentimientos')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <Lista rows={data.rows} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}

function Lista({ rows }: { readonly rows: readonly clientes.Consentimiento[] }) {
  const { t } = useTranslation('mi-area');
  if (rows.length === 0) return <p>{t('sinConsentimientos')}</p>;
  return (
    <ul className={`vt-list ${styles.lines}`}>
      {rows.map(({ id, finalidad, otorgado, fecha, canal, versionTexto }) => (
        <li key={id} className="vt-ends">
          <span>
            {t(`finalidad-${finalidad}`)}
            <br />
            <span className="vt-small">
              {t('consentidoEl', {
                fecha: formatFecha(fecha),
                canal: t(`canal-${canal}`),
                version: versionTexto,
              })}
            </span>
          </span>
          <Badge tone={otorgado ? 'ok' : 'idle'}>{t(otorgado ? 'otorgado' : 'retirado')}</Badge>
        </li>
      ))}
    </ul>
  );
}
