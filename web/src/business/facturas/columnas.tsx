import type { facturas } from '@vatio/contract';
import { useMemo } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { formatCups } from '../../format/cups.ts';
import { formatFecha } from '../../format/date.ts';
import { formatNumber, NO_VALUE, withSign } from '../../format/number.ts';
import { TwoLines } from '../../list/table/cell-text.tsx';
import { type Column, sumOf } from '../../list/table/columns.ts';
import type { Translate } from '../../texts/dictionary.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import { Revision, Veredicto } from './veredicto.tsx';

type Columna = Column<facturas.FacturaRow>;
type Texto = Translate<'facturas'>;

/** Columns that say the same in each row of a client. */
const OF_THE_HOUSE = ['comercial'];

/** With `restore`, each row is of the bin and can be taken out of it. */
export function useColumnas(restore: ((id: string) => void) | undefined): readonly Columna[] {
  const { t } = useTranslation('facturas');
  const sells = useSells();
  const columnas = useMemo(
    () =>
      [...deQuien(t), ...importes(t), ...porContrato(t), ...otras(t)].filter(
        ({ id }) => sells || !OF_THE_HOUSE.includes(id),
      ),
    [t, sells],
  );
  if (!restore) return columnas;
  const restoring: Columna = {
    id: 'restaurar',
    header: t('papelera'),
    cell: ({ id }) => (
      <Button small onClick={() => restore(id)}>
        {t('restaurar')}
      </Button>
    ),
  };
  return [...columnas, restoring];
}

function deQuien(t: Texto): Columna[] {
  return [
    {
      id: 'suministro',
      header: t('suministro'),
      sort: 'cliente',
      exportedWith: ['cliente', 'cups'],
      groupBy: { field: 'cliente', blank: t('sinCliente') },
      cell: ({ cliente, cups }) => (
        <TwoLines
          first={cliente?.nombre ?? t('sinCliente')}
          second={<span className="vt-code">{formatCups(cups)}</span>}
          holds="code"
        />
      ),
    },
    {
      id: 'comercializadora',
      header: t('campo-comercializadora'),
      sort: 'comercializadora',
      from: 'tablet',
      exportedWith: ['numero'],
      groupBy: { field: 'comercializadora' },
      cell: ({ comercializadora, numero }) => (
        <TwoLines first={comercializadora ?? NO_VALUE} second={numero} />
      ),
    },
    {
      id: 'hasta',
      header: t('dias'),
      sort: 'hasta',
      from: 'tablet',
      exportedWith: ['desde'],
      cell: ({ desde, hasta }) =>
        desde && hasta ? (
          <TwoLines first={formatFecha(hasta)} second={t('desdeDia', { fecha: formatFecha(desde) })} />
        ) : (
          NO_VALUE
        ),
    },
    {
      id: 'veredicto',
      header: t('campo-veredicto'),
      sort: 'veredicto',
      from: 'tablet',
      groupBy: {
        field: 'veredicto',
        name: (valor) => t(`veredicto-${valor as facturas.FacturaRow['veredicto']}`),
      },
      cell: ({ veredicto }) => <Veredicto veredicto={veredicto} />,
    },
  ];
}

function importes(t: Texto): Columna[] {
  return [
    {
      id: 'diferenciaEur',
      header: t('diferenciaEur'),
      sort: 'diferencia',
      figure: true,
      from: 'tablet',
      cell: ({ diferenciaEur }) =>
        diferenciaEur === 0 ? NO_VALUE : withSign(diferenciaEur, (eur) => formatNumber(eur, 2)),
      total: sumOf('diferenciaEur', 2),
    },
    {
      id: 'totalEur',
      header: t('totalEur'),
      sort: 'total',
      figure: true,
      cell: ({ totalEur }) => formatNumber(totalEur, 2),
      total: sumOf('totalEur', 2, 'totalMedioEur'),
    },
  ];
}

/** What each bill is beside the contract of its days, and its claim. */
function porContrato(t: Texto): Columna[] {
  return [
    {
      id: 'revision',
      header: t('campo-revision'),
      sort: 'revision',
      groupBy: {
        field: 'revision',
        name: (valor) => t(`revision-${valor as NonNullable<facturas.FacturaRow['revision']>}`),
        blank: t('sinContrato'),
      },
      cell: ({ revision, incidencia }) => (
        <TwoLines
          first={revision === null ? t('sinContrato') : <Revision revision={revision} />}
          second={incidencia && t('reclamadaEn', { codigo: incidencia.codigo })}
        />
      ),
    },
    {
      id: 'deMasEur',
      header: t('deMasEur'),
      sort: 'deMas',
      figure: true,
      cell: ({ deMasEur }) =>
        deMasEur === null ? NO_VALUE : withSign(deMasEur, (eur) => formatNumber(eur, 2)),
      total: sumOf('deMasEur', 2),
    },
    {
      id: 'antiguedad',
      header: t('campo-antiguedad'),
      sort: 'antiguedad',
      optional: true,
      groupBy: {
        field: 'antiguedad',
        name: (valor) => t(`antiguedad-${valor as NonNullable<facturas.FacturaRow['antiguedad']>}`),
      },
      cell: ({ antiguedad }) => (antiguedad === null ? NO_VALUE : t(`antiguedad-${antiguedad}`)),
    },
    {
      id: 'contrato',
      header: t('campo-contrato'),
      optional: true,
      cell: ({ contrato }) => contrato?.codigo ?? NO_VALUE,
    },
  ];
}

function otras(t: Texto): Columna[] {
  return [
    {
      id: 'fuente',
      header: t('campo-fuente'),
      sort: 'fuente',
      from: 'desktop',
      groupBy: { field: 'fuente', name: (valor) => t(`fuente-${valor as facturas.Fuente}`) },
      cell: ({ fuente }) => t(`fuente-${fuente}`),
    },
    {
      id: 'comercial',
      header: t('campo-comercial'),
      sort: 'comercial',
      optional: true,
      groupBy: { field: 'comercial' },
      cell: ({ comercial }) => comercial?.nombre ?? NO_VALUE,
    },
    {
      id: 'tarifa',
      header: t('campo-tarifa'),
      sort: 'tarifa',
      optional: true,
      cell: ({ tarifa }) => tarifa ?? NO_VALUE,
    },
    {
      id: 'fechaFactura',
      header: t('campo-fechaFactura'),
      sort: 'fechaFactura',
      optional: true,
      cell: ({ fechaFactura }) => (fechaFactura ? formatFecha(fechaFactura) : NO_VALUE),
    },
    {
      id: 'creada',
      header: t('campo-creada'),
      sort: 'creada',
      optional: true,
      cell: ({ creada }) => formatFecha(creada),
    },
  ];
}
