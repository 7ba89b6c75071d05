import { IconFileAnalytics, IconPlus } from '@tabler/icons-react';
import { analisis } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { formatCups } from '../../format/cups.ts';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { FilterBar } from '../../ui/filters/filter-bar.tsx';
import { SearchInput } from '../../ui/filters/search-input.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';

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
  const nuevo = (
    <ButtonLink to="/analisis/nuevo" look="primary" icon={IconPlus}>
      {t('nuevo')}
    </ButtonLink>
  );

  return (
    <>
      <PageActions>{nuevo}</PageActions>
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
              {nuevo}
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

function useColumnas(): Column<analisis.AnalisisRow>[] {
  const { t } = useTranslation('analisis');
  return [
    {
      id: 'codigo',
      header: t('codigo'),
      cell: ({ codigo, version }) => (
        <span className="vt-figure">{version > 1 ? `${codigo} · v${version}` : codigo}</span>
      ),
    },
    {
      id: 'cups',
      header: 'CUPS',
      cell: ({ cups: [primero, ...resto] }) => (
        <>
          <span className="vt-code">{formatCups(primero)}</span>
          {resto.length > 0 && ` ${t('yMas', { count: resto.length })}`}
        </>
      ),
    },
    { id: 'cliente', header: t('cliente'), cell: ({ cliente }) => cliente?.nombre ?? NO_VALUE },
    {
      id: 'comercial',
      header: t('comercial'),
      cell: ({ comercial }) => comercial?.nombre ?? NO_VALUE,
      from: 'desktop',
    },
    {
      id: 'ahorro',
      header: `${t('ahorroAnual')} (€)`,
      sort: 'ahorro',
      figure: true,
      cell: ({ ahorroAnualEur }) => formatNumber(ahorroAnualEur, 2),
    },
    {
      id: 'comision',
      header: `${t('comision')} (€)`,
      sort: 'comision',
      figure: true,
      cell: ({ comisionEur }) => formatNumber(comisionEur, 2),
      from: 'tablet',
    },
    { id: 'fecha', header: t('fechaPrecios'), cell: ({ fecha }) => formatFecha(fecha), from: 'desktop' },
    {
      id: 'creado',
      header: t('creado'),
      sort: 'creado',
      cell: ({ creado }) => <span className="vt-figure">{formatInstante(creado)}</span>,
      from: 'tablet',
    },
  ];
}
