import type { liquidaciones } from '@vatio/contract';
import { useMemo } from 'react';
import { formatFecha, formatMes } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { type Column, sumOf } from '../../../list/table/columns.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Estado } from '../estado.tsx';

type Columna = Column<liquidaciones.LiquidacionRow>;

export function useColumnas(): readonly Columna[] {
  const { t } = useTranslation('liquidaciones');
  return useMemo(
    () => [
      { id: 'codigo', header: t('codigo'), cell: ({ codigo }) => codigo },
      { id: 'mes', header: t('mes'), sort: 'mes', cell: ({ mes }) => formatMes(mes) },
      {
        id: 'comercial',
        header: t('comercial'),
        sort: 'comercial',
        cell: ({ comercial }) => comercial.nombre,
      },
      { id: 'estado', header: t('estado'), sort: 'estado', cell: ({ estado }) => <Estado estado={estado} /> },
      {
        id: 'lineas',
        header: t('lineas'),
        figure: true,
        from: 'tablet',
        cell: ({ lineas }) => formatNumber(lineas),
        total: sumOf('lineas'),
      },
      {
        id: 'disputadas',
        header: t('disputadas'),
        from: 'tablet',
        cell: ({ disputadas }) =>
          disputadas > 0 && <Badge tone="warn">{t('enDisputa', { count: disputadas })}</Badge>,
      },
      ...importes(t),
      {
        id: 'pagada',
        header: t('pagadaEl'),
        from: 'desktop',
        cell: ({ pagadaEl }) => formatFecha(pagadaEl),
      },
    ],
    [t],
  );
}

/** What is paid, and what of it is taken back or settled by hand. */
function importes(t: Translate<'liquidaciones'>): Columna[] {
  return [
    {
      id: 'decomisiones',
      header: t('decomisionesEur'),
      figure: true,
      optional: true,
      cell: ({ decomisionesEur }) => formatNumber(decomisionesEur, 2),
      total: sumOf('decomisionesEur', 2),
    },
    {
      id: 'ajustes',
      header: t('ajustesEur'),
      figure: true,
      optional: true,
      cell: ({ ajustesEur }) => formatNumber(ajustesEur, 2),
      total: sumOf('ajustesEur', 2),
    },
    {
      id: 'total',
      header: t('totalEur'),
      sort: 'total',
      figure: true,
      cell: ({ totalEur }) => formatNumber(totalEur, 2),
      total: sumOf('totalEur', 2, 'totalMedioEur'),
    },
  ];
}
