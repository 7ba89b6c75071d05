import { IconFileAnalytics, IconPlus } from '@tabler/icons-react';
import { analisis } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { formatCups } from '../../format/cups.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { FilterBar } from '../../ui/filters/filter-bar.tsx';
import { SearchInput } from '../../ui/filters/search-input.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useColumnas } from './columnas.tsx';

/** Every saved analysis that the user may see, the newest first. */
export default function ListaAnalisisScreen() {
  const { t } = useTranslation('analisis');
  const { state, set, clear, active } = useListState(analisis.list.query);
  const query = useRead(analisis.list, { query: state }, { keepPrevious: true });
  const columnas = useColumnas();
  const chipDe = (filtro: string) => {
    if (filtro === 'q') return `${t('buscado')}: ${state.q}`;
    return filtro === 'cups' ? `CUPS: ${formatCups(state.cups)}` : t('soloUnCliente');
  };
  return (
    <>
      <PageActions>
        <Nuevo />
      </PageActions>
      <Card flush>
        <FilterBar
          search={
            <SearchInput
              label={t('buscar')}
              placeholder={t('buscarTexto')}
              value={state.q ?? ''}
              onSearch={(q) => set({ q }, { replace: true })}
            />
          }
          chips={active.map((filtro) => ({
            key: filtro,
            label: chipDe(filtro),
            onRemove: () => set({ [filtro]: undefined }),
          }))}
          onClear={clear}
        />
        <DataTable
          caption={t('titulo')}
          columns={columnas}
          query={query}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/analisis/${id}`}
          sort={state.sort ?? '-creado'}
          onSort={(sort) => set({ sort: SORTS.find((one) => one === sort) })}
          onClearFilters={active.length > 0 ? clear : undefined}
          empty={
            <EmptyState icon={IconFileAnalytics} title={t('vacio')} text={t('vacioTexto')}>
              <Nuevo />
            </EmptyState>
          }
        />
        {query.data && (
          <Pagination
            page={state.page}
            limit={state.limit}
            count={query.data.count}
            countExact={query.data.countExact}
            onPage={(page) => set({ page })}
            onLimit={(limit) => set({ limit })}
          />
        )}
      </Card>
    </>
  );
}

const SORTS = ['creado', '-creado', 'ahorro', '-ahorro', 'comision', '-comision'] as const;

function Nuevo() {
  const { t } = useTranslation('analisis');
  return (
    <ButtonLink to="/analisis/nuevo" look="primary" icon={IconPlus}>
      {t('nuevo')}
    </ButtonLink>
  );
}
