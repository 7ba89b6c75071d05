import { puntosSuministro } from '@vatio/contract';
import { diaDeLaSemana, formatFecha as isoDe, parseFecha } from '@vatio/domain';
import { useMemo, useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { HeatMap } from '../../ui/chart/heat-map.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { DateField } from '../../ui/kit/dates/date-field.tsx';
import { type DiaConHoras, diaTipico } from './dia-tipico.ts';
import styles from './puntos.module.css';

type Props = {
  readonly cups: string;
  readonly curva: NonNullable<puntosSuministro.PuntoSuministro['curva']>;
};

const HORAS = Array.from({ length: 24 }, (_, hora) => `${hora}–${hora + 1}`);
/** How many days the heat map shows at first: more would be thinner than a row of pixels on a phone. */
const DIAS_AL_ABRIR = 60;
/** What is used in an hour. */
const KWH = { unit: 'kWh', decimals: 2 } as const;

/** The load curve as a heat map of hours by days, and the typical working day and day off. */
export function CurvaDeCarga({ cups, curva }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const [desde, setDesde] = useState(() => unosDiasAntes(curva.hasta, curva.desde));
  const [hasta, setHasta] = useState(curva.hasta);
  const query = useRead(
    puntosSuministro.curva,
    { params: { cups }, query: { desde, hasta, agrupado: 'hora' } },
    { keepPrevious: true },
  );
  const dias = useMemo(
    () => (query.data?.tramos ?? []).map(({ clave, kwh }) => ({ dia: clave, kwh })),
    [query.data],
  );

  return (
    <Card title={t('curva')}>
      <div className={styles.fechas}>
        <DateField label={t('desde')} value={desde} onChange={(fecha) => setDesde(fecha || curva.desde)} />
        <DateField label={t('hasta')} value={hasta} onChange={(fecha) => setHasta(fecha || curva.hasta)} />
        <p className="vt-note">
          {t('curvaDisponible', {
            desde: formatFecha(curva.desde),
            hasta: formatFecha(curva.hasta),
            minutos: curva.resolucion,
          })}
        </p>
      </div>
      {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton />}
      {dias.length > 0 && <Figuras dias={dias} />}
    </Card>
  );
}

function Figuras({ dias }: { dias: readonly DiaConHoras[] }) {
  const { t } = useTranslation('puntos-suministro');
  const rows = useMemo(() => dias.map(({ dia }) => formatFecha(dia)), [dias]);
  const values = useMemo(() => dias.map(({ kwh }) => kwh), [dias]);
  const series = useMemo(
    () => [
      { name: t('diaLaborable'), colour: 4 as const, values: diaTipico(dias, isLaborable) },
      { name: t('finDeSemana'), colour: 2 as const, values: diaTipico(dias, (dia) => !isLaborable(dia)) },
    ],
    [dias, t],
  );
  return (
    <>
      <HeatMap
        title={t('mapaDeCalor')}
        columns={HORAS}
        rows={rows}
        values={values}
        {...KWH}
        height={Math.min(720, 60 + dias.length * 8)}
      />
      <Chart kind="line" title={t('diaTipico')} labels={HORAS} series={series} {...KWH} height={220} />
    </>
  );
}

function isLaborable(dia: string): boolean {
  const leido = parseFecha(dia);
  return leido.ok && diaDeLaSemana(leido.value) % 6 !== 0;
}

function unosDiasAntes(hasta: string, primero: string): string {
  const leido = parseFecha(hasta);
  if (!leido.ok) return primero;
  const desde = isoDe(leido.value - DIAS_AL_ABRIR + 1);
  return desde < primero ? primero : desde;
}
