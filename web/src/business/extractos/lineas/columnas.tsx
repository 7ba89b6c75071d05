import type { extractos } from '@vatio/contract';
import { useMemo } from 'react';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha, formatMes } from '../../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import { type Column, sumOf } from '../../../list/table/columns.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Link } from '../../../ui/nav/link.tsx';
import { EstadoDeLinea } from '../estado.tsx';

type Columna = Column<extractos.Linea>;

export function useColumnas(): readonly Columna[] {
  const { t } = useTranslation('extractos');
  return useMemo(
    () => [
      {
        id: 'estado',
        header: t('campo-estado'),
        sort: 'estado',
        cell: ({ estado }) => <EstadoDeLinea estado={estado} />,
        groupBy: { field: 'estado', name: (estado) => t(`estado-${estado as extractos.Linea['estado']}`) },
      },
      {
        id: 'cliente',
        header: t('clienteYCups'),
        sort: 'cliente',
        groupBy: { field: 'cliente', blank: t('deNadie') },
        cell: ({ cliente, cups }) => (
          <TwoLines
            first={cliente?.nombre ?? t('deNadie')}
            second={<span className="vt-code">{formatCups(cups)}</span>}
            holds="code"
          />
        ),
      },
      {
        id: 'contrato',
        header: t('campo-contrato'),
        from: 'tablet',
        cell: ({ contrato }) =>
          contrato ? <Link to={`/contratos/${contrato.id}`}>{contrato.codigo}</Link> : NO_VALUE,
      },
      ...importes(t),
      ...secundarias(t),
    ],
    [t],
  );
}

/** What was expected, what came and what is left. */
function importes(t: Translate<'extractos'>): Columna[] {
  return [
    {
      id: 'esperado',
      header: t('esperadoEur'),
      figure: true,
      from: 'tablet',
      cell: ({ esperadoEur }) => formatNumber(esperadoEur, 2),
      total: sumOf('esperadoEur', 2),
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
      id: 'diferencia',
      header: t('diferenciaEur'),
      sort: 'diferencia',
      figure: true,
      optional: true,
      cell: ({ diferenciaEur }) => formatNumber(diferenciaEur, 2),
      total: sumOf('diferenciaEur', 2),
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
      id: 'vencimiento',
      header: t('campo-vencimiento'),
      sort: 'vencimiento',
      from: 'desktop',
      cell: ({ vencimiento }) => (vencimiento ? formatFecha(vencimiento) : NO_VALUE),
    },
  ];
}

function secundarias(t: Translate<'extractos'>): Columna[] {
  return [
    {
      id: 'reclamacion',
      header: t('campo-reclamacion'),
      from: 'desktop',
      cell: ({ reclamacion }) =>
        reclamacion ? (
          <Link to={`/extractos/reclamaciones/${reclamacion.id}`}>{reclamacion.codigo}</Link>
        ) : (
          NO_VALUE
        ),
    },
    {
      id: 'extracto',
      header: t('campo-extracto'),
      sort: 'mes',
      optional: true,
      cell: ({ extracto, mes }) => <TwoLines first={extracto.codigo} second={formatMes(mes)} />,
      groupBy: { field: 'extracto' },
    },
    {
      id: 'comercializadora',
      header: t('campo-comercializadora'),
      sort: 'comercializadora',
      optional: true,
      cell: ({ comercializadora }) => comercializadora,
      groupBy: { field: 'comercializadora' },
    },
    {
      id: 'comercial',
      header: t('campo-comercial'),
      sort: 'comercial',
      groupBy: { field: 'comercial' },
      optional: true,
      cell: ({ comercial }) => comercial?.nombre ?? NO_VALUE,
    },
    {
      id: 'filas',
      header: t('filasDelFichero'),
      optional: true,
      cell: ({ filas }) => filas.map((fila) => formatNumber(fila)).join(', ') || NO_VALUE,
    },
    {
      id: 'referencia',
      header: t('campo-referencia'),
      optional: true,
      cell: ({ referencia }) => referencia ?? NO_VALUE,
    },
  ];
}
