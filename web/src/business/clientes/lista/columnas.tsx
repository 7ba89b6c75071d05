import type { clientes } from '@vatio/contract';
import { useMemo } from 'react';
import { useSells } from '../../../data/use-ability.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { formatPlace } from '../../../format/place.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import { type Column, sumOf } from '../../../list/table/columns.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useOwnColumns } from '../../../trade/own-fields/use-own-columns.tsx';
import { ProximoContacto } from '../../../trade/proximo-contacto.tsx';
import { tagsColumn } from '../../../trade/tags/tags.tsx';
import { Estado } from './estado.tsx';
import { useEdicion } from './use-edicion.ts';

type Row = clientes.ClienteRow;
type Texto = Translate<'clientes'>;

/** `hasBrands`: the house has several, so that each client says theirs. */
export function useColumnas(hasBrands: boolean): readonly Column<Row>[] {
  const { t } = useTranslation('clientes');
  const edicion = useEdicion();
  const vende = useSells();
  const propias = useOwnColumns<Row>('cliente');
  return useMemo(
    () => [
      {
        id: 'nombre',
        header: t('nombre'),
        sort: 'nombre',
        cell: ({ nombre, nif }) => (
          <TwoLines
            first={nombre}
            second={<span className={nif ? 'vt-code' : undefined}>{nif ?? t('sinNif')}</span>}
          />
        ),
      },
      ...contacto(t, edicion),
      {
        id: 'comercial',
        header: t('comercial'),
        sort: 'comercial',
        from: 'tablet',
        cell: ({ comercial }) => comercial?.nombre ?? <span className="vt-soft">{t('sinComercial')}</span>,
        groupBy: { field: 'comercial', blank: t('sinComercial') },
      },
      ...(hasBrands ? [columnaMarca(t)] : []),
      ...(vende ? [columnaContacto(t)] : []),
      ...suministro(t),
      {
        id: 'estado',
        header: t('estado'),
        cell: ({ estado }) => <Estado estado={estado} />,
        groupBy: { field: 'estado', name: (estado) => t(`estado-${estado as clientes.Estado}`) },
      },
      ...(vende ? [tagsColumn<Row>(t('etiquetas'), NO_VALUE)] : []),
      ...propias,
      {
        id: 'tipo',
        header: t('tipo'),
        optional: true,
        cell: ({ tipo }) => t(`tipo-${tipo}`),
        groupBy: { field: 'tipo', name: (tipo) => t(`tipo-${tipo as Row['tipo']}`) },
      },
      {
        id: 'creado',
        header: t('creado'),
        sort: 'creado',
        optional: true,
        cell: ({ creado }) => formatFecha(creado),
      },
    ],
    [t, edicion, vende, propias, hasBrands],
  );
}

/** How to reach the client, which can be edited in the list. */
function contacto(t: Texto, edicion: ReturnType<typeof useEdicion>): Column<Row>[] {
  return [
    {
      id: 'email',
      header: t('email'),
      from: 'tablet',
      yields: true,
      cell: ({ email }) => email ?? NO_VALUE,
      edit: edicion('email'),
    },
    {
      id: 'telefono',
      header: t('telefono'),
      from: 'desktop',
      cell: ({ telefono }) => <span className="vt-figure">{telefono ?? NO_VALUE}</span>,
      edit: edicion('telefono'),
    },
    {
      id: 'municipio',
      header: t('municipio'),
      sort: 'municipio',
      optional: true,
      cell: formatPlace,
      groupBy: { field: 'municipio' },
      edit: edicion('municipio'),
    },
  ];
}

/** The column stands only in a house of several brands. */
function columnaMarca(t: Texto): Column<Row> {
  return {
    id: 'marca',
    header: t('campo-marca'),
    from: 'desktop',
    cell: ({ marca }) => marca?.nombre ?? NO_VALUE,
  };
}

function columnaContacto(t: Texto): Column<Row> {
  return {
    id: 'proximoContacto',
    header: t('proximoContacto'),
    sort: 'proximoContacto',
    from: 'desktop',
    yields: true,
    cell: (cliente) => (
      <ProximoContacto cliente={cliente} proximo={cliente.proximoContacto} area="clientes" />
    ),
  };
}

/** How much the client is supplied with, and the sums of it. */
function suministro(t: Texto): Column<Row>[] {
  return [
    {
      id: 'puntos',
      header: t('seccion-puntos'),
      sort: 'puntos',
      figure: true,
      cell: ({ puntos }) => formatNumber(puntos),
      total: sumOf('puntos'),
    },
    {
      id: 'conContrato',
      header: t('conContrato'),
      figure: true,
      optional: true,
      cell: ({ puntosConContrato }) => formatNumber(puntosConContrato),
      total: sumOf('puntosConContrato'),
    },
    {
      id: 'consumo',
      header: t('consumoKwh'),
      sort: 'consumo',
      figure: true,
      cell: ({ consumoAnualKwh }) => formatNumber(consumoAnualKwh),
      total: sumOf('consumoAnualKwh', 0, 'consumoMedioKwh'),
    },
  ];
}
