import type { Comision, Fees, ImportesDeVenta } from '@vatio/domain';
import { formatFecha } from '../../../format/date.ts';
import { formatEur, formatEurMwh, formatKw, formatKwh } from '../../../format/energy.ts';
import { formatNumber, formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './comparacion.module.css';
import type { Parte } from './desglose.ts';
import { formulaDe, fuentesDe, notasDe } from './formula.ts';

/** The lines behind a figure, each as a multiplication for a calculator, and their sum. */
export function FormulaDeLineas({ partes, totalEur }: { partes: readonly Parte[]; totalEur: number }) {
  const { t } = useTranslation('analisis');
  if (partes.length === 0) return <p>{t('sinLineas')}</p>;
  return (
    <>
      <ol className={`vt-stack vt-gap-8 ${styles.formulas}`}>
        {partes.map(({ linea, desde, hasta }, indice) => (
          <li key={`${linea.concepto}-${linea.periodo}-${desde}-${String(indice)}`}>
            <span className={styles.dias}>
              {desde && `${formatFecha(desde)} – ${formatFecha(hasta)}`}
              {linea.periodo !== undefined && ` · P${linea.periodo}`}
              {linea.texto && ` · ${linea.texto}`}
            </span>
            <span className="vt-figure">{formulaDe(linea)}</span>
          </li>
        ))}
      </ol>
      {partes.length > 1 && <Resultado texto={t('sumaDeLineas', { count: partes.length })} eur={totalEur} />}
      {fuentesDe(partes).map((fuente) => (
        <p key={fuente} className={styles.fuente}>
          {t('fuente', { fuente })}
        </p>
      ))}
      {notasDe(partes).map((nota) => (
        <p key={nota} className={styles.fuente}>
          {nota}
        </p>
      ))}
    </>
  );
}

type Sumando = { readonly texto: string; readonly eur: number };

/** A sum or difference of figures that are on screen too. */
export function FormulaDeSuma({ sumandos, totalEur }: { sumandos: readonly Sumando[]; totalEur: number }) {
  const { t } = useTranslation('analisis');
  return (
    <>
      <ul className={`vt-list ${styles.sumandos}`}>
        {sumandos.map(({ texto, eur }) => (
          <li key={texto}>
            <span>{texto}</span>
            <span className="vt-figure">{formatEur(eur)}</span>
          </li>
        ))}
      </ul>
      <Resultado texto={t('suma')} eur={totalEur} />
    </>
  );
}

type AhorroProps = {
  readonly actualEur: number;
  readonly ofertaEur: number;
  readonly ahorroEur: number;
  readonly ahorroAnualEur: number;
  readonly dias: number;
};

/** The saving: today's total minus that of the offer, scaled to a year. */
export function FormulaDeAhorro({ actualEur, ofertaEur, ahorroEur, ahorroAnualEur, dias }: AhorroProps) {
  const { t } = useTranslation('analisis');
  return (
    <ol className={`vt-stack vt-gap-8 ${styles.formulas}`}>
      <li>
        <span className={styles.dias}>{t('ahorroDe', { dias })}</span>
        <span className="vt-figure">
          {formatEur(actualEur)} − {formatEur(ofertaEur)} = {formatEur(ahorroEur)}
        </span>
      </li>
      <li>
        <span className={styles.dias}>{t('ahorroAnual')}</span>
        <span className="vt-figure">
          {formatEur(ahorroEur)} × 365/{dias} = {formatEur(ahorroAnualEur)}
        </span>
      </li>
    </ol>
  );
}

type ComisionProps = {
  readonly comision: Comision;
  readonly fees: Fees;
  readonly consumoKwh: number;
  readonly potenciasKw: readonly number[];
  readonly dias: number;
  /** What the offer leaves by today's rules, where these are known. */
  readonly ganancia: ImportesDeVenta | undefined;
};

/**
 * How much the fees add up to over every kWh and the power of every period, and how much of it belongs to the house and
 * to the user.
 */
export function FormulaDeComision(props: ComisionProps) {
  const { comision, fees, consumoKwh, potenciasKw, dias, ganancia } = props;
  const { t } = useTranslation('analisis');
  const kw = potenciasKw.reduce((suma, potencia) => suma + potencia, 0);
  const sumados = potenciasKw.map((potencia) => formatNumber(potencia, [0, 3])).join(' + ');
  return (
    <>
      <ol className={`vt-stack vt-gap-8 ${styles.formulas}`}>
        <li>
          <span className={styles.dias}>{t('feeEnergia')}</span>
          <span className="vt-figure">
            {formatKwh(consumoKwh, 2)} × {formatEurMwh(fees.feeEnergiaEurMwh)} / 1000 ={' '}
            {formatEur(comision.energiaEur)}
          </span>
        </li>
        <li>
          <span className={styles.dias}>
            {t('feePotencia')} · {sumados} = {formatKw(kw)}
          </span>
          <span className="vt-figure">
            {formatKw(kw)} × {formatWithUnit(fees.feePotenciaEurKwAnio, '€/kW·año', 2)} × {dias}/365 ={' '}
            {formatEur(comision.potenciaEur)}
          </span>
        </li>
      </ol>
      <Resultado texto={t('comisionGenerada')} eur={comision.totalEur} />
      {ganancia && (
        <>
          <p className={styles.fuente}>{ganancia.sinRegla ? t('sinRegla') : ganancia.calculo}</p>
          {ganancia.sinRegla || <Resultado texto={t('comisionDeLaCasa')} eur={ganancia.casaEur} />}
        </>
      )}
      {ganancia && !ganancia.sinRegla && ganancia.tuyaEur !== null && (
        <>
          <p className={styles.fuente}>
            {t('tuParte', { pct: formatWithUnit(ganancia.tuyaPct, '%', [0, 2]) })}
          </p>
          <Resultado texto={t('tuComision')} eur={ganancia.tuyaEur} />
        </>
      )}
    </>
  );
}

function Resultado({ texto, eur }: { texto: string; eur: number }) {
  return (
    <p className={styles.resultado}>
      <span>{texto}</span>
      <span className="vt-figure">{formatEur(eur)}</span>
    </p>
  );
}
