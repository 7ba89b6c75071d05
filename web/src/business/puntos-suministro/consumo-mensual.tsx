import { IconBolt, IconPencil } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { puntosSuministro } from '@vatio/contract';
import { isTarifa, periodosDe } from '@vatio/domain';
import { useMemo, useState } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { formatFecha, formatMes } from '../../format/date.ts';
import { formatKwh } from '../../format/energy.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { EditarConsumo } from './editar-consumo.tsx';
import styles from './puntos.module.css';

type Props = {
  readonly punto: puntosSuministro.PuntoSuministro;
  readonly consumos: UseQueryResult<{ filas: puntosSuministro.Consumo[] }, Error>;
};

/** How many billing periods are drawn: two years tell the season from the trend. */
const MESES_DIBUJADOS = 24;

export function ConsumoMensual({ punto, consumos }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const vende = useSells();
  const [editada, setEditada] = useState<puntosSuministro.Consumo | 'nueva'>();
  const filas = consumos.data?.filas;
  return (
    <Card
      title={t('consumo')}
      actions={
        vende &&
        punto.tarifa && (
          <Button small icon={IconPencil} onClick={() => setEditada('nueva')}>
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
          <TablaConsumos
            filas={filas}
            periodos={numeroDePeriodos(punto)}
            onEdit={vende ? setEditada : undefined}
          />
        </>
      )}
      {editada && (
        <EditarConsumo
          punto={punto}
          fila={editada === 'nueva' ? undefined : editada}
          onClose={() => setEditada(undefined)}
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
    <Chart
      kind="bar"
      stacked
      title={t('consumoPorPeriodo')}
      labels={labels}
      series={series}
      format={formatKwh}
    />
  );
}

function TablaConsumos({
  filas,
  periodos,
  onEdit,
}: Filas & { onEdit: ((fila: puntosSuministro.Consumo) => void) | undefined }) {
  const { t } = useTranslation('puntos-suministro');
  const numeros = Array.from({ length: periodos }, (_, p) => p);
  return (
    <details className={styles.detalle}>
      <summary>{t('verLecturas', { count: filas.length })}</summary>
      <section className={styles.desplazable} aria-label={t('lecturas')} tabIndex={-1}>
        <table className={styles.tabla}>
          <thead>
            <tr>
              <th scope="col">{t('desde')}</th>
              <th scope="col">{t('hasta')}</th>
              {numeros.map((p) => (
                <th key={p} scope="col" data-figure>
                  P{p + 1} (kWh)
                </th>
              ))}
              <th scope="col" data-figure>
                {t('total')} (kWh)
              </th>
              <th scope="col">{t('fuente')}</th>
              {onEdit && (
                <th scope="col">
                  <span className="vt-hidden">{t('acciones')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {filas.toReversed().map((fila) => (
              <tr key={`${fila.desde} ${fila.hasta}`}>
                <td>{formatFecha(fila.desde)}</td>
                <td>{formatFecha(fila.hasta)}</td>
                {numeros.map((p) => (
                  <td key={p} data-figure>
                    {formatNumber(fila.activaKwh[p])}
                  </td>
                ))}
                <td data-figure>{formatNumber(fila.activaKwh.reduce((a, b) => a + b, 0))}</td>
                <td>
                  <Badge tone={fila.fuente === 'manual' ? 'warn' : 'idle'}>
                    {t(`fuente-${fila.fuente}`)}
                  </Badge>
                </td>
                {onEdit && (
                  <td>
                    <Button small look="quiet" onClick={() => onEdit(fila)}>
                      {t('corregir')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
