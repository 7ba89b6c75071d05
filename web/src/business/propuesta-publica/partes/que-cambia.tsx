import type { PuntoPropuesto } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { type ComparedRow, SideBySide } from '../../../ui/figures/side-by-side.tsx';
import styles from '../propuesta-publica.module.css';

/** The supplier, the term, the powers and the prices of the offer beside today's. */
export function QueCambia({ punto }: { punto: PuntoPropuesto }) {
  const { t } = useTranslation('propuesta-publica');
  const datos = useDatos(punto);
  const {
    precioEnergiaEurKwh,
    precioActualEnergiaEurKwh,
    precioPotenciaEurKwAnio,
    precioActualPotenciaEurKwAnio,
    precioFijoEurMes,
    precioActualFijoEurMes,
  } = punto;
  const notas = [...punto.avisos, ...punto.supuestos.pendientes];
  return (
    <>
      <dl className={`vt-facts ${styles.datos}`}>
        {datos.map(([titulo, valor]) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>
              <bdi>{valor}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Precios
        titulo={`${t('energia')} (€/kWh)`}
        antes={precioActualEnergiaEurKwh}
        despues={precioEnergiaEurKwh}
      />
      {precioFijoEurMes === undefined ? (
        <Precios
          titulo={`${t('potencia')} (€/kW·año)`}
          antes={precioActualPotenciaEurKwAnio}
          despues={precioPotenciaEurKwAnio}
        />
      ) : (
        <Precios
          titulo={`${t('terminoFijo')} (€/mes)`}
          antes={[precioActualFijoEurMes ?? 0]}
          despues={[precioFijoEurMes]}
        />
      )}
      <p className={`vt-note ${styles.nota}`}>
        {t(punto.peajesIncluidos ? 'conPeajes' : 'sinPeajes')} {punto.aproximado && t('indexado')}
      </p>
      {notas.length > 0 && (
        <ul className={styles.notas}>
          {notas.map((nota) => (
            <li key={nota}>{nota}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function useDatos(punto: PuntoPropuesto): readonly (readonly [string, string])[] {
  const { t } = useTranslation('propuesta-publica');
  const { potenciasKw, potenciaPropuestaKw, duracionMeses, permanencia, prorroga, renovable } = punto;
  const { preciosHasta } = punto;
  const kw = (potencias: readonly number[]) =>
    `${potencias.map((una) => formatNumber(una, [0, 3])).join(' / ')}\u00a0kW`;
  return [
    [t('comercializadora'), punto.comercializadora],
    [t('producto'), punto.producto],
    [t('precio'), t(`tipo-${punto.tipo}`)],
    [t('duracion'), t('meses', { count: duracionMeses })],
    [t('alAcabar'), t(prorroga ? 'seProrroga' : 'noSeProrroga')],
    [t('permanencia'), t(permanencia ? 'conPermanencia' : 'sinPermanencia')],
    [t('origen'), t(renovable ? 'renovable' : 'noRenovable')],
    ...(potenciasKw.length === 0
      ? []
      : [
          [
            t('potenciaContratada'),
            potenciaPropuestaKw
              ? `${kw(potenciasKw)} → ${kw(potenciaPropuestaKw)}`
              : t('igual', { kw: kw(potenciasKw) }),
          ] as const,
        ]),
    [t('distribuidora'), t('mismaDistribuidora', { distribuidora: punto.distribuidora ?? '' })],
    ...(preciosHasta ? [[t('preciosALaVenta'), formatFecha(preciosHasta)] as const] : []),
  ];
}

type PreciosProps = {
  readonly titulo: string;
  readonly antes: readonly number[];
  readonly despues: readonly number[];
};

function Precios({ titulo, antes, despues }: PreciosProps) {
  const { t } = useTranslation('propuesta-publica');
  const rows = despues.map((precio, i): ComparedRow => {
    const actual = antes[i] ?? 0;
    return {
      key: `P${i + 1}`,
      // Gas has one price, which is of no period.
      title: despues.length === 1 ? t('precio') : `P${i + 1}`,
      weight: 'plain',
      before: { amount: actual },
      after: { amount: precio },
      change: precio - actual,
      decimals: 6,
    };
  });
  return (
    <>
      <h4 className={styles.precios}>{titulo}</h4>
      <SideBySide
        caption={titulo}
        heads={{
          concept: t(despues.length === 1 ? 'concepto' : 'periodo'),
          before: t('hoy'),
          after: t('oferta'),
          change: t('diferencia'),
        }}
        rows={rows}
      />
    </>
  );
}
