import { clientes } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import type { ExportSource } from '../../../list/export/export-menu.tsx';
import { advancedFilter, useAdvancedFilter } from '../../../list/filters/advanced-filter.tsx';
import { useCodesFilter } from '../../../trade/codes-filter.tsx';
import { useVistas } from '../../../trade/use-vistas.ts';
import { useColumnas } from './columnas.tsx';
import { exportClientes } from './export-clientes.ts';
import { FiltrosClientes, useChipsClientes } from './filtros.tsx';

const CON_LA_LISTA = { keepPrevious: true, staleWith: clientes.list };

const AVANZADO = advancedFilter(async () => (await import('./campos.ts')).useCampos);

type Row = clientes.ClienteRow;

/** What every list of clients has: rows, columns, filters, views and export. For `DataList`, by its `id`. */
export function useTabla(id: 'clientes' | 'admin-clientes') {
  const { t } = useTranslation('clientes');
  const list = useListState(clientes.list.query);
  const avanzado = useAdvancedFilter(list, AVANZADO);
  const codigos = useCodesFilter(list, 'clientes');
  const query = useRead(clientes.list, { query: list.state }, { keepPrevious: true });
  const { page: _page, limit: _limit, sort: _sort, ...filtros } = list.state;
  const totales = useRead(clientes.totales, { query: filtros }, CON_LA_LISTA);
  const columns = useColumnas(totales.data);
  const chips = useChipsClientes(list);
  const views = useVistas(id);
  const exports: ExportSource<Row> = { download: (formato) => exportClientes(list.state, formato) };
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
    rowHref: (row: Row) => `/clientes/${row.id}`,
    usualSort: 'nombre',
    search: { label: t('buscar'), placeholder: t('buscarTexto') },
    filters: (
      <>
        <FiltrosClientes lista={list} />
        {avanzado.button}
        {codigos.button}
      </>
    ),
    chips: [...chips, ...avanzado.chips, ...codigos.chips],
    multiSort: true,
    totals: { count: totales.data?.cuenta, stale: totales.isPlaceholderData },
  } as const;
}
