import type { extractos } from '@vatio/contract';
import { formatFecha, formatMes } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import { type Column, sumOf } from '../../../list/table/columns.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';

type Columna = Column<extractos.ExtractoRow>;

type Options = {
  /** Takes a statement out of the bin, when it is the bin that is shown. */
  readonly restore: ((extracto: extractos.ExtractoRow) => void) | undefined;
};

export function useColumnas({ restore }: Options): readonly Columna[] {
  const { t } = useTranslation('extractos');
  const restoring: Columna = {
    id: 'restaurar',
    header: t('papelera'),
    cell: (extracto) => (
      <Button small onClick={() => restore?.(extracto)}>
        {t('restaurar')}
      </Button>
    ),
  };
  return [
    {
      id: 'codigo',
      header: t('campo-codigo'),
      sort: 'codigo',
      cell: ({ codigo, fichero }) => <TwoLines first={codigo} second={fichero} />,
    },
    {
      id: 'comercializadora',
      header: t('campo-comercializadora'),
      sort: 'comercializadora',
      cell: ({ comercializadora }) => comercializadora,
      groupBy: { field: 'comercializadora' },
    },
    { id: 'mes', header: t('campo-mes'), sort: 'mes', cell: ({ mes }) => formatMes(mes) },
    {
      id: 'lineas',
      header: t('campo-lineas'),
      figure: true,
      from: 'tablet',
      cell: ({ lineas }) => formatNumber(lineas),
      total: sumOf('lineas'),
    },
    {
      id: 'importe',
      header: t('pagadoEur'),
      sort: 'importe',
      figure: true,
      cell: ({ importeEur }) => formatNumber(importeEur, 2),
      total: sumOf('importeEur', 2, 'importeMedioEur'),
    },
    {
      id: 'pendiente',
      header: t('pendienteEur'),
      sort: 'pendiente',
      figure: true,
      cell: ({ pendienteEur }) => formatNumber(pendienteEur, 2),
      total: sumOf('pendienteEur', 2),
    },
    {
      id: 'importado',
      header: t('campo-importado'),
      sort: 'importado',
      from: 'desktop',
      cell: ({ importado }) => formatFecha(importado),
    },
    ...(restore ? [restoring] : []),
  ];
}
