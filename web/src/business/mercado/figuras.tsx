import { useMemo } from 'react';
import { formatFecha, monthNames } from '../../format/date.ts';
import { readFormatLanguage } from '../../format/language.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { HeatMap } from '../../ui/chart/heat-map.tsx';
import { type Agrupacion, horasConDato, mediasDe, type Serie } from './medias.ts';
import styles from './mercado.module.css';

const DIAS = Array.from({ length: 31 }, (_, i) => String(i + 1));

type Props = { readonly serie: Serie; readonly anio: number; readonly por: Agrupacion };

/** The means of a year, and on which days of it hours are missing. */
export function Figuras({ serie, anio, por }: Props) {
  const { t } = useTranslation('mercado');
  const meses = useMemo(() => monthNames(readFormatLanguage()).map((mes) => mes.slice(0, 3)), []);
  const medias = useMemo(() => mediasDe(serie, por, anio), [serie, por, anio]);
  // A chart puts its first row at the bottom.
  const horas = useMemo(() => horasConDato(serie, anio).reverse(), [serie, anio]);
  const filas = useMemo(() => [...meses].reverse(), [meses]);
  const labels = medias.claves.map((clave) => labelOf(clave, por, meses));
  const series = [{ name: serie.nombre, values: medias.valores }];
  const unit = serie.unidad === 'coeficiente' ? undefined : serie.unidad;
  return (
    <div className={styles.figuras}>
      <h3 className={styles.titulo}>{t('media', { por: t(`por-${por}`) })}</h3>
      <Chart
        kind={por === 'mes' || por === 'periodo' ? 'bar' : 'line'}
        title={t('media', { por: t(`por-${por}`) })}
        labels={labels}
        series={series}
        {...(unit && { unit })}
        decimals={unit ? 2 : 6}
        height={260}
      />
      {por === 'periodo' && <p className="vt-note">{t('deQuePeriodos')}</p>}
      <h3 className={styles.titulo}>{t('horasConDato')}</h3>
      <HeatMap
        title={t('horasConDato')}
        columns={DIAS}
        rows={filas}
        values={horas}
        unit="h"
        decimals={0}
        height={300}
      />
      <p className="vt-note">{t('huecos', { count: serie.huecos.length })}</p>
    </div>
  );
}

function labelOf(clave: string, por: Agrupacion, meses: readonly string[]): string {
  if (por === 'mes') return meses[Number(clave) - 1]!;
  if (por === 'hora') return `${clave}–${Number(clave) + 1}`;
  return por === 'dia' ? formatFecha(clave) : clave;
}
