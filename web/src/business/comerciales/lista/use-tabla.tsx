import { aperturas, comerciales, comercialesList } from '@vatio/contract';
import { openAhead } from '../../../data/open-ahead.ts';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { findIn, useNamed } from '../../../trade/choose/chooser.ts';
import { RESPONSABLES } from '../../../trade/choose/comerciales.ts';
import { useList, useListOf } from '../../../trade/use-list.tsx';
import { useColumnas } from './columnas.tsx';

type Row = comerciales.ComercialRow;

/** The `readAhead` of both lists. */
export const openTeam = openAhead(aperturas.comerciales, comercialesList, {
  list: comerciales.list,
  totals: comerciales.totals,
  facets: { read: comerciales.facets, within: comerciales.list },
});

const FIND_RESPONSABLES = findIn(RESPONSABLES);

/** What the lists of representatives share: rows, columns, filters, views and export. For `DataList`, by its `id`. */
export function useTabla(id: 'comerciales' | 'admin-comerciales') {
  const { t } = useTranslation('comerciales');
  const { sort = comercialesList.usualSort } = useListOf(comercialesList).state;
  const filters = useTeamFilters();
  const { table } = useList(comercialesList, {
    id,
    words: t,
    read: comerciales.list,
    groups: comerciales.groups,
    totals: comerciales.totals,
    exporting: comerciales.exportRows,
    ...filters,
  });
  return {
    ...table,
    columns: useColumnas(sort === 'arbol', filters.hidden.length === 0),
    caption: t('titulo'),
    lines: 2,
    rowKey: (row: Row) => row.id,
    rowName: ({ nombre }: Row) => nombre,
    rowHref: (row: Row) => `/comerciales/${row.id}`,
    search: { label: t('buscar'), placeholder: t('buscarTexto') },
  } as const;
}

function useTeamFilters() {
  const { t } = useTranslation('comerciales');
  const { estado, responsable } = useListOf(comercialesList).state;
  const { data } = useRead(comerciales.facets, {}, { staleTime: 60_000, staleWith: comerciales.list });
  const zonas = data?.zonas ?? [];
  const marcas = data?.marcas ?? [];
  const named = useNamed(RESPONSABLES, responsable ? [responsable] : []);
  return {
    options: {
      zona: zonas.map((zona) => ({ value: zona, label: zona })),
      marca: marcas.map(({ valor, nombre }) => ({ value: valor, label: nombre })),
    },
    hidden: marcas.length > 0 ? [] : ['marca'],
    searched: { responsable: { find: FIND_RESPONSABLES, named } },
    chipTexts: { estado: t(`estado-${estado}`), responsable: t('equipoDe', { nombre: named[0]?.label }) },
  };
}
