import type { informes } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import { Chart, type Series } from '../../ui/chart/chart.tsx';
import { useNombres } from './use-nombres.ts';

/** More bars are not told apart, nor more colours. */
const MOST_BARS = 24;
const MOST_SERIES = 6;
const HEIGHT_OF_BAR = 30;

type Props = { readonly consulta: informes.Consulta; readonly informe: informes.Informe };

/** The report as a chart: months stand in a line, and names lie one under another. */
export function Grafico({ consulta, informe }: Props) {
  const { t } = useTranslation('informes');
  const { medida, valor, unidad, signo } = useNombres();
  const { columnas, celdas, antes, nombres } = informe;
  const filas = informe.filas.slice(0, MOST_BARS);
  const naming = { fuente: consulta.fuente, nombres };
  const byMonth = consulta.filas === 'mes';
  const shown = columnas.slice(0, MOST_SERIES);
  const series: Series[] =
    shown.length > 0
      ? shown.map((columna, j) => ({
          name: valor(naming, consulta.columnas ?? '', columna.valor),
          values: filas.map((_, i) => celdas[i]![j]!.ahora),
        }))
      : [
          { name: t('ahora'), values: filas.map(({ total }) => total.ahora), colour: 3 },
          ...(antes
            ? [{ name: t('antes'), values: filas.map(({ total }) => total.antes), colour: 6 as const }]
            : []),
        ];
  const isSum = !['pct', 'dias'].includes(unidad(consulta));
  const left = Math.max(informe.filas.length - filas.length, 0) + informe.masFilas;
  const more = Math.max(columnas.length - shown.length, 0) + informe.masColumnas;
  const unit = signo(consulta);
  return (
    <>
      <Chart
        kind="bar"
        lying={!byMonth}
        stacked={shown.length > 0 && isSum}
        title={medida(consulta.medida)}
        labels={filas.map((fila) => valor(naming, consulta.filas, fila.valor))}
        series={series}
        {...(unit && { unit })}
        decimals={[0, 1]}
        height={byMonth ? 320 : Math.max(160, filas.length * HEIGHT_OF_BAR + 80)}
      />
      {left + more > 0 && <p className="vt-note">{t('enTabla', { filas: left, columnas: more })}</p>}
    </>
  );
}
