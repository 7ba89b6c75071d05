import type { puntosSuministro } from '@vatio/contract';
import { useMemo } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { formatCups } from '../../format/cups.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { formatPlace } from '../../format/place.ts';
import { TwoLines } from '../../list/table/cell-text.tsx';
import { type Column, sumOf } from '../../list/table/columns.ts';
import type { Translate } from '../../texts/dictionary.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useOwnColumns } from '../../trade/own-fields/use-own-columns.tsx';
import { tagsColumn } from '../../trade/tags/tags.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';

type Row = puntosSuministro.PuntoSuministroRow;
type Texto = Translate<'puntos-suministro'>;

export function useColumnas(): readonly Column<Row>[] {
  const { t } = useTranslation('puntos-suministro');
  const vende = useSells();
  const propias = useOwnColumns<Row>('punto-suministro');
  return useMemo(
    () => [
      {
        id: 'cups',
        header: 'CUPS',
        sort: 'cups',
        width: '27ch',
        cell: ({ cups }) => <span className="vt-code">{formatCups(cups)}</span>,
      },
      ...clienteYLugar(t),
      ...suministro(t),
      {
        id: 'contrato',
        header: t('contrato'),
        from: 'desktop',
        cell: ({ conContrato }) => (
          <Badge tone={conContrato ? 'ok' : 'idle'}>
            {conContrato ? t('conContrato') : t('sinContrato')}
          </Badge>
        ),
      },
      ...(vende ? [tagsColumn<Row>(t('etiquetas'), NO_VALUE)] : []),
      ...propias,
    ],
    [t, vende, propias],
  );
}

/** Whose supply it is, and where. */
function clienteYLugar(t: Texto): Column<Row>[] {
  return [
    {
      id: 'cliente',
      header: t('cliente'),
      sort: 'cliente',
      groupBy: { field: 'cliente', blank: t('sinCliente') },
      cell: ({ cliente, clienteBloqueado, direccion }) => (
        <TwoLines
          first={
            <>
              {cliente?.nombre ?? <span className="vt-soft">{t('sinCliente')}</span>}{' '}
              {clienteBloqueado && <Badge tone="warn">{t('bloqueado')}</Badge>}
            </>
          }
          second={direccion}
        />
      ),
    },
    {
      id: 'municipio',
      header: t('municipio'),
      sort: 'municipio',
      groupBy: { field: 'municipio' },
      from: 'tablet',
      cell: ({ municipio, provincia, codigoPostal }) =>
        formatPlace({ municipio: municipio ?? codigoPostal, provincia }),
    },
  ];
}

/** What is supplied: tariff, power and energy. */
function suministro(t: Texto): Column<Row>[] {
  return [
    {
      id: 'tarifa',
      header: t('tarifa'),
      sort: 'tarifa',
      cell: ({ tarifa }) => (tarifa ? <Badge tone="accent">{tarifa}</Badge> : NO_VALUE),
      groupBy: { field: 'tarifa' },
    },
    {
      id: 'potencia',
      header: t('potenciaMaxima'),
      figure: true,
      from: 'tablet',
      cell: ({ potenciasKw }) =>
        formatNumber(potenciasKw.length > 0 ? Math.max(...potenciasKw) : null, [0, 3]),
    },
    {
      id: 'consumo',
      header: t('consumoAnual'),
      sort: 'consumo',
      figure: true,
      cell: ({ consumoAnualKwh }) => formatNumber(consumoAnualKwh),
      total: sumOf('consumoAnualKwh', 0, 'consumoMedioKwh'),
    },
  ];
}
