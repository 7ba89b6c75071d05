import type { renovaciones } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { CutText, TwoLines } from '../../../list/table/cell-text.tsx';
import { type Column, sumOf } from '../../../list/table/columns.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';

type Columna = Column<renovaciones.Renovacion>;
type Riesgo = NonNullable<renovaciones.Renovacion['riesgo']>['nivel'];

/** What a contract would be worth if it were renewed with the prices of today, and how likely it is to be lost. */
export function columnasDeValor(t: Translate<'contratos'>, represents: boolean): Columna[] {
  return [
    {
      id: 'ahorro',
      header: t('ahorroDeRenovar'),
      sort: 'ahorro',
      figure: true,
      cell: ({ valor }) => (
        <TwoLines
          first={formatNumber(valor?.ahorroAnualEur, 0)}
          second={valor?.producto ? formatNumber(valor.ahorroPct, 1) : whatOfIt(t, valor)}
        />
      ),
      total: sumOf('ahorroAnualEur', 0, 'ahorroMedioEur'),
    },
    {
      id: 'ahorroPct',
      header: t('ahorroDeRenovarPct'),
      sort: 'ahorroPct',
      figure: true,
      optional: true,
      cell: ({ valor }) => formatNumber(valor?.ahorroPct, 1),
    },
    {
      id: 'comisionDeRenovar',
      header: t('comisionDeRenovar'),
      sort: 'comisionDeRenovar',
      figure: true,
      from: 'desktop',
      cell: ({ valor }) => formatNumber(valor?.comisionEur, 2),
      total: sumOf('comisionDeRenovarEur', 0, 'comisionDeRenovarMediaEur'),
    },
    ...(represents
      ? [
          {
            id: 'tuyaDeRenovar',
            header: t('tuyaDeRenovar'),
            figure: true,
            optional: true as const,
            cell: ({ valor }: renovaciones.Renovacion) => formatNumber(valor?.tuyaEur, 2),
          },
        ]
      : []),
    {
      id: 'riesgo',
      header: t('riesgo'),
      sort: 'riesgo',
      from: 'tablet',
      cell: ({ riesgo }) => riesgo && <Badge tone={TONOS[riesgo.nivel]}>{t(`riesgo-${riesgo.nivel}`)}</Badge>,
      groupBy: { field: 'riesgo', name: (nivel) => t(`riesgo-${nivel as Riesgo}`) },
    },
    ...secundarias(t),
  ];
}

function secundarias(t: Translate<'contratos'>): Columna[] {
  return [
    {
      id: 'motivosDeRiesgo',
      header: t('motivosDeRiesgo'),
      optional: true,
      cell: ({ riesgo }) =>
        riesgo?.motivos.map((motivo) => t(`motivo-de-riesgo-${motivo}`)).join(' · ') || NO_VALUE,
    },
    {
      id: 'ofertaDeHoy',
      header: t('ofertaDeHoy'),
      optional: true,
      cell: ({ valor }) => <CutText>{whatOfIt(t, valor)}</CutText>,
    },
    {
      id: 'precioDeHoy',
      header: t('precioAhoraYHoy'),
      sort: 'precioDeHoy',
      figure: true,
      optional: true,
      cell: ({ valor }) =>
        valor?.producto
          ? `${formatNumber(valor.precioActualEurMwh, 2)} → ${formatNumber(valor.precioOfertaEurMwh, 2)}`
          : NO_VALUE,
    },
    {
      id: 'ultimoContacto',
      header: t('ultimoContacto'),
      sort: 'ultimoContacto',
      optional: true,
      cell: ({ ultimoContacto }) => formatFecha(ultimoContacto),
    },
    {
      id: 'valorado',
      header: t('valorado'),
      sort: 'valorado',
      optional: true,
      cell: ({ valor }) => formatFecha(valor?.calculado),
    },
  ];
}

/** The offer that saves so much, or why there is none. */
function whatOfIt(t: Translate<'contratos'>, valor: renovaciones.Renovacion['valor']): string {
  if (!valor) return t('sinValorar');
  const { motivo, producto } = valor;
  return motivo ?? `${producto?.comercializadora} · ${producto?.nombre}`;
}

const TONOS: Readonly<Record<Riesgo, Tone>> = { alto: 'bad', medio: 'warn', bajo: 'ok' };
