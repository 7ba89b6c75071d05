import { comerciales, comercialesList } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useList, useListOf } from '../../../trade/use-list.tsx';
import { useTeam } from '../../../trade/use-options.ts';
import { useColumnas } from './columnas.tsx';

type Row = comerciales.ComercialRow;

/** What every list of representatives has: rows, columns, filters, views and export. For `DataList`, by its `id`. */
export function useTabla(id: 'comerciales' | 'admin-comerciales') {
  const { t } = useTranslation('comerciales');
  const { sort = comercialesList.usualSort } = useListOf(comercialesList).state;
  const { table, totals } = useList(comercialesList, {
    id,
    words: t,
    read: comerciales.list,
    totals: comerciales.totales,
    exporting: comerciales.exportar,
    ...useTeamFilters(),
  });
  return {
    ...table,
    columns: useColumnas(sort === 'arbol', totals),
    caption: t('titulo'),
    lines: 2,
    rowKey: (row: Row) => row.id,
    rowName: ({ nombre }: Row) => nombre,
    rowHref: (row: Row) => `/comerciales/${row.id}`,
    search: { label: t('buscar'), placeholder: t('buscarTexto') },
  } as const;
}

/** The areas where they work, and whose teams there are. */
function useTeamFilters() {
  const { t } = useTranslation('comerciales');
  const { estado, responsable } = useListOf(comercialesList).state;
  const gente = useTeam({ left: false });
  const zonas = [...new Set(gente.flatMap(({ zona }) => zona ?? []))].toSorted((a, b) =>
    a.localeCompare(b, 'es'),
  );
  const nombre = gente.find(({ id }) => id === responsable)?.nombre ?? responsable;
  return {
    hidden: zonas.length > 0 ? [] : ['zona'],
    options: {
      zona: zonas.map((zona) => ({ value: zona, label: zona })),
      responsable: gente
        .filter(({ equipo }) => equipo > 0)
        .map((jefe) => ({ value: jefe.id, label: t('equipoDe', { nombre: jefe.nombre }) })),
    },
    chipTexts: { estado: t(`estado-${estado}`), responsable: t('equipoDe', { nombre }) },
  };
}
