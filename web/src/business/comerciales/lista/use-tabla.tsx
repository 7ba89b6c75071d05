import { comerciales } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import type { ExportSource } from '../../../list/export/export-menu.tsx';
import { advancedFilter, useAdvancedFilter } from '../../../list/filters/advanced-filter.tsx';
import { useVistas } from '../../../trade/use-vistas.ts';
import { useColumnas } from './columnas.tsx';
import { exportComerciales } from './export-comerciales.ts';
import { FiltrosComerciales, useChipsComerciales } from './filtros.tsx';

const CON_LA_LISTA = { keepPrevious: true, staleWith: comerciales.list };

const AVANZADO = advancedFilter(async () => (await import('./campos.ts')).useCampos);

type Row = comerciales.ComercialRow;

/** What every list of representatives has: rows, columns, filters, views and export. For `DataList`, by its `id`. */
export function useTabla(id: 'comerciales' | 'admin-comerciales') {
  const { t } = useTranslation('comerciales');
  const list = useListState(comerciales.list.query);
  const avanzado = useAdvancedFilter(list, AVANZADO);
  const query = useRead(comerciales.list, { query: list.state }, { keepPrevious: true });
  const { page: _page, limit: _limit, sort, ...filtros } = list.state;
  const totales = useRead(comerciales.totales, { query: filtros }, CON_LA_LISTA);
  const columns = useColumnas((sort ?? 'arbol') === 'arbol', totales.data);
  const chips = useChipsComerciales(list);
  const views = useVistas(id);
  const exports: ExportSource<Row> = { download: (formato) => exportComerciales(list.state, formato) };
  return {
    id,
    list,
    query,
    columns,
    views,
    exports,
    caption: t('titulo'),
    lines: 2,
    rowKey: (row: Row) => row.id,
    rowName: ({ nombre }: Row) => nombre,
    rowHref: (row: Row) => `/comerciales/${row.id}`,
    usualSort: 'arbol',
    search: { label: t('buscar'), placeholder: t('buscarTexto') },
    filters: (
      <>
        <FiltrosComerciales lista={list} />
        {avanzado.button}
      </>
    ),
    chips: [...chips, ...avanzado.chips],
    multiSort: true,
    totals: { count: totales.data?.cuenta, stale: totales.isPlaceholderData },
  } as const;
}
