import { IconChartHistogram, IconFileImport } from '@tabler/icons-react';
import { mercado } from '@vatio/contract';
import { readAhead as readNow } from '../../data/read-ahead.ts';
import { useMay } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { SerieElegida } from './serie-elegida.tsx';
import { TablaDeSeries } from './tabla-de-series.tsx';

export const readAhead = () => readNow(mercado.list, {});

/** The series of the market that the house has: what there is of each, what is missing, and what they say. */
export default function MercadoScreen() {
  const { t } = useTranslation('mercado');
  const manda = useMay('manage all');
  const { serie: pedida } = useSearch();
  const query = useRead(mercado.list, {});
  const series = query.data?.series ?? [];
  const conDatos = series.filter(({ dias }) => dias > 0);
  const elegida = conDatos.find(({ id }) => id === pedida) ?? conDatos[0];
  return (
    <div className="vt-page vt-gap-18">
      {manda && (
        <PageActions>
          <ButtonLink look="primary" icon={IconFileImport} to="/importaciones">
            {t('importar')}
          </ButtonLink>
        </PageActions>
      )}
      {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton />}
      {query.data && !elegida && (
        <EmptyState
          icon={IconChartHistogram}
          title={t('vacio')}
          text={t(manda ? 'vacioTexto' : 'vacioDeOtros')}
        />
      )}
      {elegida && <SerieElegida key={elegida.id} serie={elegida} otras={conDatos} />}
      {query.data && <TablaDeSeries series={series} elegida={elegida?.id} />}
    </div>
  );
}
