import type { contratos, renovaciones } from '@vatio/contract';
import { useMemo } from 'react';
import { useRepresents, useSells } from '../../../data/use-ability.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatNumber } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import { type Column, sumOf } from '../../../list/table/columns.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ProximoContacto } from '../../../trade/proximo-contacto.tsx';
import { columnaComercial } from '../lista/columna-comercial.ts';
import { columnasDeFechas } from '../lista/columnas-de-fechas.ts';
import { Fin } from '../lista/fin.tsx';
import styles from '../lista/lista.module.css';
import { NombreDeCliente } from '../lista/nombre-de-cliente.tsx';
import { columnasDeValor } from './columnas-de-valor.tsx';
import { EnMarcha } from './en-marcha.tsx';
import { SiguientePaso } from './siguiente-paso.tsx';

export function useColumnasRenovacion(
  onRenew: (contrato: contratos.ContratoRow) => void,
): readonly Column<renovaciones.Renovacion>[] {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const represents = useRepresents();
  return useMemo(
    () => [
      ...identificacion(t, vende),
      { id: 'fin', header: t('fin'), sort: 'fin', cell: (fila) => <Fin contrato={fila} /> },
      {
        id: 'consumo',
        header: t('consumoMwh'),
        sort: 'consumo',
        figure: true,
        optional: true,
        cell: ({ consumoAnualKwh }) => enMwh(consumoAnualKwh),
        total: { name: 'consumoAnualKwh', average: 'consumoMedioKwh', text: enMwh },
      },
      columnaImporte(t('importeAnualEur')),
      columnaTarifa(t('tarifa')),
      ...columnasDeFechas<renovaciones.Renovacion>(t),
      ...(vende ? [columnaComercial<renovaciones.Renovacion>(t)] : []),
      ...(represents ? [columnaTuya(t('tuComisionEur'))] : []),
      ...(vende ? columnasDeValor(t, represents) : []),
      { id: 'enMarcha', header: t('yaEnMarcha'), cell: (fila) => <EnMarcha renovacion={fila} /> },
      ...(vende
        ? [
            columnaContacto(t('proximoContacto')),
            {
              id: 'paso',
              header: t('siguientePaso'),
              from: 'screen' as const,
              cell: (fila: renovaciones.Renovacion) => (
                <SiguientePaso renovacion={fila} onRenew={() => onRenew(fila)} />
              ),
            },
          ]
        : []),
    ],
    [t, vende, represents, onRenew],
  );
}

/** Which contract ends: whose, for which supply and of which product. */
function identificacion(t: Translate<'contratos'>, vende: boolean): Column<renovaciones.Renovacion>[] {
  return [
    {
      id: 'codigo',
      header: t('contrato'),
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
      optional: true,
      sort: 'comercializadora',
      from: 'desktop',
      cell: ({ producto }) => (
        <TwoLines first={producto.comercializadora} second={`${producto.nombre} · ${producto.tarifa}`} />
      ),
      groupBy: { field: 'comercializadora' },
    },
  ];
}

function columnaTarifa(header: string): Column<renovaciones.Renovacion> {
  return {
    id: 'tarifa',
    header,
    optional: true,
    cell: ({ producto }) => producto.tarifa,
    groupBy: { field: 'tarifa' },
  };
}

function enMwh(kwh: number): string {
  return formatNumber(kwh / 1000, 1);
}

function columnaContacto(header: string): Column<renovaciones.Renovacion> {
  return {
    id: 'proximoContacto',
    header,
    sort: 'proximoContacto',
    optional: true,
    cell: ({ cliente, proximoContacto }) => (
      <ProximoContacto cliente={cliente} proximo={proximoContacto} area="contratos" />
    ),
  };
}

function columnaTuya(header: string): Column<renovaciones.Renovacion> {
  return {
    id: 'tuya',
    header,
    figure: true,
    from: 'desktop',
    cell: ({ tuyaEur }) => formatNumber(tuyaEur, 2),
  };
}

function columnaImporte(header: string): Column<renovaciones.Renovacion> {
  return {
    id: 'importe',
    header,
    figure: true,
    optional: true,
    cell: ({ importeAnualEur }) => formatNumber(importeAnualEur, 0),
    total: sumOf('importeAnualEur', 0, 'importeMedioEur'),
  };
}
