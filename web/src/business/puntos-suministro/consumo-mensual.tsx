import { IconBolt, IconPencil } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { puntosSuministro } from '@vatio/contract';
import { isTarifaDeSuministro, periodosDe } from '@vatio/domain';
import { useMemo, useState } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { formatMes } from '../../format/date.ts';
import { formatEnergia } from '../../format/energy.ts';
import { formatWithUnit } from '../../format/number.ts';
import type { Translate } from '../../texts/dictionary.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import type { SeriesColour } from '../../ui/chart/palette.ts';
import { SmallBars } from '../../ui/chart/small-bars.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { RadioGroup } from '../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { EditConsumo } from './edit-consumo.tsx';
import styles from './puntos.module.css';
import { TablaDeLecturas } from './tabla-de-lecturas.tsx';

type Props = {
  readonly punto: puntosSuministro.PuntoSuministro;
  readonly consumos: UseQueryResult<{ filas: puntosSuministro.Consumo[] }, Error>;
};

/** A year of billing periods, which is compared with the one before. */
const MESES = 12;

/** The energy of each billing period as one hero chart: the last year against the one before, or by period. */
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
          <Grafico filas={filas.slice(-2 * MESES)} periodos={numeroDePeriodos(punto)} />
          {numeroDePeriodos(punto) > 1 && (
            <PorPeriodo filas={filas.slice(-MESES)} periodos={numeroDePeriodos(punto)} />
          )}
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
  return tarifa && isTarifaDeSuministro(tarifa) ? periodosDe(tarifa, 'energia') : 6;
}

type Filas = { readonly filas: readonly puntosSuministro.Consumo[]; readonly periodos: number };

const VISTAS = ['ano', 'periodos'] as const;
type Vista = (typeof VISTAS)[number];

function Grafico({ filas, periodos }: Filas) {
  const { t } = useTranslation('puntos-suministro');
  const [vista, setVista] = useState<Vista>('ano');
  const drawn = useMemo(
    () => (vista === 'ano' ? yearOverYear(filas, t) : byPeriod(filas, periodos)),
    [vista, filas, periodos, t],
  );
  return (
    <div className="vt-stack vt-gap-12">
      {periodos > 1 && (
        <RadioGroup
          look="buttons"
          labelHidden
          label={t('verComo')}
          value={vista}
          onChange={setVista}
          options={VISTAS.map((una) => ({ value: una, label: t(`vista-${una}`) }))}
        />
      )}
      <Chart
        kind="bar"
        stacked={vista === 'periodos'}
        title={t(vista === 'ano' ? 'consumoFrenteAlAnterior' : 'consumoPorPeriodo')}
        unit="kWh"
        height={320}
        {...drawn}
      />
    </div>
  );
}

/** The last twelve billing periods, each beside the one of a year before where it is known. */
function yearOverYear(filas: Filas['filas'], t: Translate<'puntos-suministro'>) {
  const last = filas.slice(-MESES);
  const before = last.map((_, at) => filas[filas.length - last.length - MESES + at]);
  const series = { name: t('ultimos12'), colour: 3 as const, values: last.map(energiaDe) };
  return {
    labels: last.map(({ hasta }) => formatMes(hasta)),
    series: before.some(Boolean)
      ? [
          {
            name: t('anteriores12'),
            colour: 6 as const,
            values: before.map((fila) => (fila ? energiaDe(fila) : null)),
          },
          series,
        ]
      : [series],
  };
}

function byPeriod(filas: Filas['filas'], periodos: number) {
  return {
    labels: filas.map(({ hasta }) => formatMes(hasta)),
    series: Array.from({ length: periodos }, (_, p) => ({
      name: `P${p + 1}`,
      colour: colourOf(p),
      values: filas.map(({ activaKwh }) => activaKwh[p] ?? 0),
    })),
  };
}

/** A year of each period: its energy, its share, and its months in small. */
function PorPeriodo({ filas, periodos }: Filas) {
  const { t } = useTranslation('puntos-suministro');
  const total = filas.reduce((suma, fila) => suma + energiaDe(fila), 0);
  const years = Array.from({ length: periodos }, (_, p) => {
    const values = filas.map(({ activaKwh }) => activaKwh[p] ?? 0);
    return { p, values, kwh: values.reduce((a, b) => a + b, 0) };
  });
  return (
    <ul className={`vt-tiles ${styles.multiples}`} aria-label={t('porPeriodo')}>
      {years
        .filter(({ kwh }) => kwh > 0)
        .map(({ p, values, kwh }) => (
          <li key={p}>
            <p>
              <strong>P{p + 1}</strong> <span>{formatWithUnit((100 * kwh) / total, '%', 0)}</span>
            </p>
            <p className="vt-figure">{formatEnergia(kwh)}</p>
            <SmallBars
              title={t('periodoPorMes', { periodo: `P${p + 1}` })}
              values={values}
              colour={colourOf(p)}
            />
          </li>
        ))}
    </ul>
  );
}

function energiaDe({ activaKwh }: puntosSuministro.Consumo): number {
  return activaKwh.reduce((suma, kwh) => suma + kwh, 0);
}

/** The colour of a period, from 0. */
function colourOf(p: number): SeriesColour {
  return (p + 1) as SeriesColour;
}
