import type { clientes } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import styles from './consentimientos.module.css';

type Props = {
  readonly historia: {
    readonly data: { readonly rows: readonly clientes.Consentimiento[] } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
};

const SCROLLS = { tabIndex: 0 } as const;

/** Every consent and withdrawal, the latest first; none of them is ever overwritten. */
export function Historia({ historia: { data, error, refetch } }: Props) {
  const { t } = useTranslation('clientes');
  return (
    <Card title={t('historia')}>
      {error && <ErrorState slim error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data?.rows.length === 0 && <p className="vt-small">{t('historiaVacia')}</p>}
      {data && data.rows.length > 0 && (
        <section className={styles.marco} aria-label={t('historia')} {...SCROLLS}>
          <table className={styles.tabla}>
            <caption className="vt-hidden">{t('historia')}</caption>
            <thead>
              <tr>
                {['fecha', 'finalidad', 'que', 'canal', 'textoLeido', 'quien'].map((campo) => (
                  <th key={campo} scope="col">
                    {t(campo)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <tr key={row.id}>
                  <td>{formatFecha(row.fecha)}</td>
                  <td>{t(`finalidad-${row.finalidad}`)}</td>
                  <td>
                    <Badge tone={row.otorgado ? 'ok' : 'bad'}>
                      {t(row.otorgado ? 'otorgado' : 'retirado')}
                    </Badge>
                  </td>
                  <td>{t(`canal-${row.canal}`)}</td>
                  <td>{row.versionTexto}</td>
                  <td>{row.quien?.nombre ?? NO_VALUE}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}
