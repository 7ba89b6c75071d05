import { IconFileAnalytics, IconFileDescription, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { analisis } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { listAhead } from '../../data/read-ahead.ts';
import { useSession } from '../../data/session.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { formatCups } from '../../format/cups.ts';
import { advancedFilter, useAdvancedFilter } from '../../list/filters/advanced-filter.tsx';
import { DataList } from '../../list/table/data-list.tsx';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { useVistas } from '../../trade/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { useColumnas } from './columnas.tsx';

const AVANZADO = advancedFilter(async () => (await import('./guardado/campos.ts')).useCampos);

export const readAhead = listAhead(analisis.list, analisis.list.query);

/** Every saved analysis that the user may see, the newest first. */
export default function ListaAnalisisScreen() {
  const { t } = useTranslation('analisis');
  const vende = useSession()?.userData.role !== 'cliente';
  const lista = useListState(analisis.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const { state, set } = lista;
  const query = useRead(analisis.list, { query: state }, { keepPrevious: true });
  const columnas = useColumnas();
  const vistas = useVistas('analisis');
  const proponer = useProponer();
  const chips = (['cups', 'cliente'] as const).flatMap((filtro) => {
    if (!state[filtro]) return [];
    const label = filtro === 'cups' ? `CUPS: ${formatCups(state.cups)}` : t('soloUnCliente');
    return [{ key: filtro, label, onRemove: () => set({ [filtro]: undefined }) }];
  });
  return (
    <>
      <PageActions>
        <Nuevo />
      </PageActions>
      <DataList
        id="analisis"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        rowKey={({ id }) => id}
        rowName={({ codigo }) => codigo}
        rowHref={({ id }) => `/analisis/${id}`}
        usualSort="-creado"
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        filters={avanzado.button}
        chips={[...chips, ...avanzado.chips]}
        multiSort
        views={vistas}
        bulk={vende ? [proponer] : undefined}
        empty={
          <EmptyState icon={IconFileAnalytics} title={t('vacio')} text={t('vacioTexto')}>
            <Nuevo />
          </EmptyState>
        }
      />
    </>
  );
}

/** What a proposal takes at most. */
const MAXIMO = 50;

/** A proposal with the analyses chosen, which have to be of one client: the next screen says which are not. */
function useProponer(): BulkAction {
  const { t } = useTranslation('analisis');
  const navigate = useNavigate();
  return {
    id: 'proponer',
    label: t('hacerPropuesta'),
    icon: IconFileDescription,
    unavailable: (target) =>
      target.all || target.ids.length > MAXIMO ? t('demasiados', { count: MAXIMO }) : undefined,
    run: (target) => {
      if (!target.all) navigate({ href: `/propuestas/nueva?analisis=${target.ids.join(',')}` });
    },
  };
}

/** Nothing for a client, whose representative makes them. */
function Nuevo() {
  const { t } = useTranslation('analisis');
  if (useSession()?.userData.role === 'cliente') return null;
  return (
    <ButtonLink to="/analisis/nuevo" look="primary" icon={IconPlus}>
      {t('nuevo')}
    </ButtonLink>
  );
}
