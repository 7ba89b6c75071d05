import { planesDeComision, type ResponseOf } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { alcanceDe, bandasDe, pagoDe } from '../reglas/say-regla.ts';
import styles from './plan-de-comercial.module.css';

const DESPLAZABLE = { tabIndex: 0 } as const;

type Props = {
  readonly comercial: string | undefined;
  /** Drawn below, once the plan has been read, so that nothing pushes it down. */
  readonly children?: ReactNode;
};

/**
 * The plan and the rules by which a representative earns, read only: the user's own, or those of somebody of the team.
 */
export function PlanDeComercial({ comercial, children }: Props) {
  const { data, error, refetch } = useRead(planesDeComision.ofComercial, { query: { comercial } });
  if (!data && !error) return <Skeleton lines={6} />;
  return (
    <>
      {error && error.status !== 404 && <ErrorState slim error={error} onRetry={refetch} />}
      {data && !error && <Plan data={data} propio={comercial === undefined} />}
      {children}
    </>
  );
}

type PlanProps = { readonly data: ResponseOf<typeof planesDeComision.ofComercial>; readonly propio: boolean };

function Plan({ data, propio }: PlanProps) {
  const { t } = useTranslation('liquidaciones');
  const { plan, reglas } = data;
  const pct = (valor: number) => formatWithUnit(valor, '%', [0, 2]);
  return (
    <Card
      flush
      title={propio ? t('tuPlan') : t('planDe', { nombre: data.comercial.nombre })}
      actions={<Badge tone="accent">{plan.nombre}</Badge>}
    >
      <p className={styles.texto}>
        {t(plan.propio ? 'planPropioTexto' : 'planDeTodosTexto', { pct: pct(plan.propioPct) })}
      </p>
      {reglas.length === 0 ? (
        <p className={styles.texto}>{t('sinReglasVigentes')}</p>
      ) : (
        <section className={styles.marco} aria-label={t('reglasQueSeAplican')} {...DESPLAZABLE}>
          <table className={`vt-table vt-heads ${styles.tabla}`}>
            <thead>
              <tr>
                <th scope="col">{t('aQueSeAplica')}</th>
                <th scope="col">{t('paga')}</th>
                <th scope="col" data-cifra>
                  {t('tuParte')}
                </th>
                <th scope="col">{t('paraFirmados')}</th>
              </tr>
            </thead>
            <tbody>
              {reglas.map((regla) => (
                <tr key={regla.id}>
                  <th scope="row">
                    {alcanceDe(regla, t)}
                    <small>{bandasDe(regla, t)}</small>
                  </th>
                  <td>{pagoDe(regla, t)}</td>
                  <td data-cifra>{pct(regla.propioPct)}</td>
                  <td>
                    {regla.hasta
                      ? t('entreDias', { desde: formatFecha(regla.desde), hasta: formatFecha(regla.hasta) })
                      : t('desdeDia', { desde: formatFecha(regla.desde) })}{' '}
                    {regla.estado === 'programada' && <Badge tone="info">{t('regla-programada')}</Badge>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}
