import { IconBolt, IconPencil } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { puntosSuministro } from '@vatio/contract';
import { isTarifa, periodosDe } from '@vatio/domain';
import { useMemo, useState } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { formatMes } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { EditConsumo } from './edit-consumo.tsx';
import { TablaDeLecturas } from './tabla-de-lecturas.tsx';

type Props = {
  readonly punto: puntosSuministro.PuntoSuministro;
  readonly consumos: UseQueryResult<{ filas: puntosSuministro.Consumo[] }, Error>;
};

/** How many billing periods are drawn: two years tell the season from the trend. */
const MESES_DIBUJADOS = 24;

export function ConsumoMensual({ punto, consumos }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const vende = useSells();
  const [edited, setEdited] = useState<puntosSuministro.Consumo | 'nueva'>();
  const filas = consumos.data?.filas;
  return (
    <Card
      title={t('consumoPorMes')}
      actions={
        vende &&
        punto.tarifa && (
          <Button small icon={IconPencil} onClick={() => setEdited('nueva')}>
            {t('anadirConsumo')}
          </Button>
        )
      }
    >
      {consumos.error && <ErrorState error={consumos.error} onRetry={consumos.refetch} />}
      {consumos.isPending && <Skeleton />}
      {filas?.length === 0 && (
        <EmptyState
          icon={IconBolt}
          title={t('sinConsumos')}
          text={t(vende ? 'sinConsumosTexto' : 'sinConsumosCliente')}
        />
      )}
      {filas && filas.length > 0 && (
        <>
          <Grafico filas={filas.slice(-MESES_DIBUJADOS)} periodos={numeroDePeriodos(punto)} />
          <TablaDeLecturas
            filas={filas}
            periodos={numeroDePeriodos(punto)}
            onEdit={vende ? setEdited : undefined}
          />
        </>
      )}
      {edited && (
        <EditConsumo
          punto={punto}
          fila={edited === 'nueva' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

function numeroDePeriodos({ tarifa }: puntosSuministro.PuntoSuministro): number {
  return tarifa && isTarifa(tarifa) ? periodosDe(tarifa, 'energia') : 6;
}

type Filas = { readonly filas: readonly puntosSuministro.Consumo[]; readonly periodos: number };

function Grafico({ filas, periodos }: Filas) {
  const { t } = useTranslation('puntos-suministro');
  const [labels, series] = useMemo(
    () => [
      filas.map((fila) => formatMes(fila.hasta)),
      Array.from({ length: periodos }, (_, p) => ({
        name: `P${p + 1}`,
        colour: (p + 1) as 1 | 2 | 3 | 4 | 5 | 6,
        values: filas.map((fila) => fila.activaKwh[p] ?? 0),
      })),
    ],
    [filas, periodos],
  );
  return (
    <Chart kind="bar" stacked title={t('consumoPorPeriodo')} labels={labels} series={series} unit="kWh" />
  );
}
