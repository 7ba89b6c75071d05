import { IconFilter } from '@tabler/icons-react';
import { informes, type ResponseOf } from '@vatio/contract';
import type { CSSProperties } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatNumber } from '../../format/number.ts';
import { useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import styles from './informes.module.css';
import { PageOfDays } from './page-of-days.tsx';
import { periodoOf } from './use-consulta.ts';

/** How far the proposals of a period come, step by step, and how long each step takes. */
export default function EmbudoScreen() {
  const { t } = useTranslation('informes');
  const days = periodoOf(useSearch());
  const query = useRead(informes.embudo, { query: days }, { keepPrevious: true });
  return (
    <PageOfDays active="embudo">
      <Card title={t('embudoTitulo')} height={320}>
        {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
        {query.isPending && <Skeleton />}
        {query.data &&
          (query.data.pasos[0]?.cuantas === 0 ? (
            <EmptyState icon={IconFilter} title={t('sinPropuestas')} text={t('sinPropuestasTexto')} />
          ) : (
            <Embudo embudo={query.data} />
          ))}
      </Card>
    </PageOfDays>
  );
}

function Embudo({
  embudo: { pasos, rechazadas, caducadas },
}: {
  readonly embudo: ResponseOf<typeof informes.embudo>;
}) {
  const { t } = useTranslation('informes');
  const all = pasos[0]?.cuantas ?? 0;
  return (
    <>
      <ol className={styles.embudo}>
        {pasos.map(({ paso, cuantas, ahorroEur, conversionPct, diasMediana }) => (
          <li key={paso}>
            <span className={styles.paso}>{t(`paso-${paso}`)}</span>
            <span
              className={styles.barra}
              style={{ '--parte': `${(100 * cuantas) / all}%` } as CSSProperties}
            />
            <strong>{formatNumber(cuantas)}</strong>
            <span className={styles.cuanto}>{t('ahorroDe', { eur: formatNumber(ahorroEur) })}</span>
            <span className={styles.cuanto}>
              {conversionPct !== null && t('conversionDe', { pct: formatNumber(conversionPct, [0, 1]) })}
              {diasMediana !== null && ` · ${t('enDias', { dias: formatNumber(diasMediana, [0, 1]) })}`}
            </span>
          </li>
        ))}
      </ol>
      <p className={`vt-note ${styles.perdidas}`}>{t('perdidas', { rechazadas, caducadas })}</p>
    </>
  );
}
