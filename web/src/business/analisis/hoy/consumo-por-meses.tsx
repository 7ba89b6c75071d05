import { formatFecha as fechaDe } from '@vatio/domain';
import { useMemo } from 'react';
import { formatMes } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Chart, type Series } from '../../../ui/chart/chart.tsx';
import type { ConsumoEstudiado } from './consumo-estudiado.ts';

const COLORES = [1, 2, 3, 4, 5, 6] as const;

/** The twelve months that the study adds up, by period. */
export function ConsumoPorMeses({ consumo }: { consumo: ConsumoEstudiado }) {
  const { t } = useTranslation('analisis');
  const { filas, activaKwh } = consumo;
  const etiquetas = useMemo(() => filas.map(({ hasta }) => formatMes(fechaDe(hasta))), [filas]);
  const series = useMemo(
    () =>
      activaKwh.map(
        (_, p): Series => ({
          name: `P${p + 1}`,
          colour: COLORES[p],
          values: filas.map((fila) => fila.activaKwh[p] ?? 0),
        }),
      ),
    [filas, activaKwh],
  );
  return (
    <Chart
      kind="bar"
      stacked
      title={t('consumoPorMeses')}
      labels={etiquetas}
      series={series}
      unit="kWh"
      height={220}
    />
  );
}
