import type { puntosSuministro } from '@vatio/contract';
import {
  billsExceso,
  condicionDeSuministro,
  costeDeExcesos,
  isTarifa,
  parseFecha,
  periodosConHoras,
  periodosDe,
  ZONAS,
} from '@vatio/domain';
import { useMemo } from 'react';
import { formatFecha, formatMes } from '../../format/date.ts';
import { formatKw } from '../../format/energy.ts';
import { formatNumber } from '../../format/number.ts';
import type { Translate } from '../../texts/dictionary.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { Card } from '../../ui/figures/card.tsx';
import styles from './puntos.module.css';

type Props = {
  readonly punto: puntosSuministro.PuntoSuministro;
  readonly filas: readonly puntosSuministro.Consumo[];
};

const MESES = 12;
const SCROLLS = { tabIndex: 0 } as const;

/** The maximum demand of each month compared with the contracted power, and the cost of the excess. */
export function Maximetros({ punto, filas }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const ultimas = useMemo(() => filas.slice(-MESES), [filas]);
  const costes = useMemo(() => ultimas.map((fila) => costeDelMes(punto, fila, t)), [punto, ultimas, t]);
  const [labels, series] = useMemo(
    () => [
      ultimas.map((fila) => formatMes(fila.hasta)),
      [
        {
          name: t('maximetro'),
          colour: 3 as const,
          dots: true,
          values: ultimas.map(({ maximetroKw }) => Math.max(...maximetroKw, 0) || null),
        },
        {
          name: t('contratada'),
          colour: 1 as const,
          line: true,
          values: ultimas.map(() => Math.max(...punto.potenciasKw)),
        },
      ],
    ],
    [ultimas, punto, t],
  );
  const motivos = [...new Set(costes.flatMap(({ motivo }) => motivo ?? []))];
  if (!ultimas.some((fila) => fila.maximetroKw.some((kw) => kw > 0))) return null;
  return (
    <Card title={t('maximetros')}>
      <Chart
        kind="line"
        title={t('maximetrosTitulo')}
        labels={labels}
        series={series}
        unit="kW"
        decimals={[0, 3]}
      />
      <TablaDeMaximos punto={punto} filas={ultimas} costes={costes} />
      {motivos.map((motivo) => (
        <p key={motivo} className="vt-note">
          {motivo}
        </p>
      ))}
    </Card>
  );
}

type TablaProps = {
  /** Its contracted powers are what the maxima are compared with. */
  readonly punto: puntosSuministro.PuntoSuministro;
  readonly filas: readonly puntosSuministro.Consumo[];
  /** What the excess of each of the rows costs. */
  readonly costes: readonly Coste[];
};

function TablaDeMaximos({ punto, filas, costes }: TablaProps) {
  const { t } = useTranslation('puntos-suministro');
  const periodos = punto.potenciasKw.map((kw, p) => ({ periodo: p + 1, kw }));
  return (
    <section className={styles.desplazable} aria-label={t('costeExcesos')} {...SCROLLS}>
      <table className={`vt-table ${styles.tabla}`}>
        <thead>
          <tr>
            <th scope="col">{t('hasta')}</th>
            {periodos.map(({ periodo, kw }) => (
              <th key={periodo} scope="col" data-figure>
                P{periodo} ({formatKw(kw)})
              </th>
            ))}
            <th scope="col" data-figure>
              {t('costeExcesos')}
            </th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila, i) => (
            <tr key={fila.hasta}>
              <td>{formatFecha(fila.hasta)}</td>
              {periodos.map(({ periodo, kw }) => (
                <td
                  key={periodo}
                  data-figure
                  data-exceso={(fila.maximetroKw[periodo - 1] ?? 0) > kw || undefined}
                >
                  {formatNumber(maximoMedido(punto, fila, periodo), [0, 3])}
                </td>
              ))}
              <td data-figure>{formatNumber(costes[i]?.eur, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Undefined where nothing was measured: in a period without an hour in those days, or in none at all. */
function maximoMedido(
  { tarifa, zona: nombreZona }: puntosSuministro.PuntoSuministro,
  { desde, hasta, maximetroKw }: puntosSuministro.Consumo,
  periodo: number,
): number | undefined {
  const kw = maximetroKw[periodo - 1];
  if (kw !== 0) return kw;
  if (maximetroKw.every((maximo) => maximo === 0)) return undefined;
  const dias = [parseFecha(desde), parseFecha(hasta)];
  const zona = ZONAS.find((conocida) => conocida === nombreZona);
  if (!tarifa || !isTarifa(tarifa) || !zona || !dias[0]?.ok || !dias[1]?.ok) return kw;
  const donde = { tarifa, zona, magnitud: 'potencia', desde: dias[0].value, hasta: dias[1].value } as const;
  return periodosConHoras(donde).has(periodo) ? kw : undefined;
}

type Coste = { readonly eur: number | null; readonly motivo?: string | undefined };

/** € of the excess in a month; null where it cannot be known, with the reason if there is one. */
function costeDelMes(
  punto: puntosSuministro.PuntoSuministro,
  fila: puntosSuministro.Consumo,
  t: Translate<'puntos-suministro'>,
): Coste {
  const { tarifa, tipoMedida, potenciasKw } = punto;
  const desde = parseFecha(fila.desde);
  const hasta = parseFecha(fila.hasta);
  if (!tarifa || !isTarifa(tarifa) || !desde.ok || !hasta.ok) return { eur: null };
  const { controlPotencia } = condicionDeSuministro(punto.sips?.datos);
  if (!billsExceso(tarifa, controlPotencia)) {
    return { eur: null, motivo: t(controlPotencia ? 'excesosConIcp' : 'excesosSinControl') };
  }
  const kw = Array.from({ length: periodosDe(tarifa, 'potencia') }, (_, p) => fila.maximetroKw[p] ?? 0);
  if (kw.every((maximo) => maximo === 0)) return { eur: null, motivo: t('excesosSinMaximetro') };
  const coste = costeDeExcesos({
    tarifa,
    tipoMedida,
    potenciasKw,
    demanda: { tipo: 'maximetro', kw },
    desde: desde.value,
    hasta: hasta.value,
  });
  if (coste.ok) return { eur: coste.value };
  const sinCurva = coste.issue.code === 'faltan-cuartoshorarios';
  return { eur: null, motivo: sinCurva ? t('excesosSinCurva') : coste.issue.message };
}
