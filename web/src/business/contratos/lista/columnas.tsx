import type { contratos } from '@vatio/contract';
import { useMemo } from 'react';
import { useRepresents, useSells } from '../../../data/use-ability.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import { type Column, sumOf } from '../../../list/table/columns.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useOwnColumns } from '../../../trade/own-fields/use-own-columns.tsx';
import { tagsColumn } from '../../../trade/tags/tags.tsx';
import { isForAdministration } from '../accion/sign-and-request.ts';
import { CuatroRelojes } from '../relojes.tsx';
import { columnaComercial } from './columna-comercial.ts';
import { columnasDeFechas } from './columnas-de-fechas.ts';
import { Fin } from './fin.tsx';
import styles from './lista.module.css';
import { NombreDeCliente } from './nombre-de-cliente.tsx';
import { useEdicionDeFin } from './use-edicion.ts';

type Columna = Column<contratos.ContratoRow>;

export function useColumnas(): readonly Columna[] {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const propias = useOwnColumns<contratos.ContratoRow>('contrato');
  const represents = useRepresents();
  const edicionDeFin = useEdicionDeFin();
  return useMemo(
    () => [
      ...identificacion(t, vende),
      {
        id: 'relojes',
        header: t('relojes'),
        cell: (fila) => (
          <CuatroRelojes
            relojes={fila.relojes}
            more={represents && isForAdministration(fila) ? t('esperaAdministracion') : undefined}
          />
        ),
      },
      {
        id: 'consumo',
        header: t('consumoMwh'),
        sort: 'consumo',
        figure: true,
        from: 'desktop',
        cell: ({ consumoAnualKwh }) => enMwh(consumoAnualKwh),
        total: { name: 'consumoAnualKwh', average: 'consumoMedioKwh', text: enMwh },
      },
      {
        id: 'fin',
        header: t('fin'),
        sort: 'fin',
        cell: (fila) => <Fin contrato={fila} />,
        edit: edicionDeFin,
      },
      ...(vende ? [columnaComision(t('comisionEur'))] : []),
      ...(represents ? [columnaTuya(t('tuComisionEur'))] : []),
      ...(vende ? [columnaComercial<contratos.ContratoRow>(t)] : []),
      ...(vende ? [tagsColumn<contratos.ContratoRow>(t('etiquetas'), NO_VALUE)] : []),
      ...propias,
      ...secundarias(t),
    ],
    [t, vende, propias, represents, edicionDeFin],
  );
}

/** Which contract it is: whose, for which supply and of which product. */
function identificacion(t: Translate<'contratos'>, vende: boolean): Columna[] {
  return [
    {
      id: 'codigo',
      header: t('codigo'),
      sort: 'codigo',
      cell: ({ codigo, comercial }) => (
        <TwoLines
          first={<span className={styles.codigo}>{codigo}</span>}
          second={vende ? (comercial?.nombre ?? t('sinComercial')) : undefined}
        />
      ),
    },
    {
      id: 'cliente',
      header: t('clienteYCups'),
      sort: 'cliente',
      cell: (fila) => (
        <TwoLines
          first={<NombreDeCliente de={fila} />}
          second={<span className="vt-code">{formatCups(fila.cups)}</span>}
          holds="code"
        />
      ),
      groupBy: { field: 'cliente' },
    },
    {
      id: 'producto',
      header: t('producto'),
      sort: 'comercializadora',
      from: 'desktop',
      cell: ({ producto }) => (
        <TwoLines first={producto.comercializadora} second={`${producto.nombre} · ${producto.tarifa}`} />
      ),
      groupBy: { field: 'comercializadora' },
    },
  ];
}

function enMwh(kwh: number): string {
  return formatNumber(kwh / 1000, 1);
}

function columnaComision(header: string): Columna {
  return {
    id: 'comision',
    header,
    sort: 'comision',
    figure: true,
    from: 'desktop',
    cell: ({ comisionEur }) => formatNumber(comisionEur, 2),
    total: sumOf('comisionEur', 2, 'comisionMediaEur'),
  };
}

/** The user's own part of the commission. */
function columnaTuya(header: string): Columna {
  return {
    id: 'tuya',
    header,
    figure: true,
    from: 'desktop',
    cell: ({ tuyaEur }) => formatNumber(tuyaEur, 2),
    total: sumOf('tuyaEur', 2),
  };
}

/** Columns that are hidden until the user chooses them. */
function secundarias(t: (key: string) => string): Columna[] {
  return [
    {
      id: 'tarifa',
      header: t('tarifa'),
      sort: 'tarifa',
      optional: true,
      cell: ({ producto }) => producto.tarifa,
      groupBy: { field: 'tarifa' },
    },
    ...(['Firma', 'Activacion'] as const).map(
      (cual): Columna => ({
        id: `fecha${cual}`,
        header: t(`fecha${cual}`),
        sort: cual.toLowerCase(),
        optional: true,
        cell: (fila) => formatFecha(fila[`fecha${cual}`]),
      }),
    ),
    ...columnasDeFechas(t),
    {
      id: 'creado',
      header: t('creado'),
      sort: 'creado',
      optional: true,
      cell: ({ creado }) => formatFecha(creado),
    },
  ];
}
