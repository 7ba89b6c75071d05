import { exact, over, round, sum, times } from './exact.ts';
import type { Fees } from './producto.ts';

/** The earnings of a study's fees over its days, €, each part rounded half-up to cents. */
export type Comision = {
  readonly energiaEur: number;
  readonly potenciaEur: number;
  readonly totalEur: number;
};

/**
 * Fee-based commission, €: Σ kWh · fee / 1000 for energy (€/MWh) and Σ kW · fee · días / 365 for power (€/kW·año).
 * The power fee counts once for every period, so it grows with their number. It checks nothing: the fees are the
 * house's own agreement, which no law fixes.
 */
export function comisionPorFees(entrada: {
  readonly consumosKwh: readonly number[];
  readonly potenciasKw: readonly number[];
  readonly dias: number;
  readonly fees: Fees;
}): Comision {
  const { consumosKwh, potenciasKw, dias, fees } = entrada;
  const energia = over(times(sum(consumosKwh), fees.feeEnergiaEurMwh), 1000);
  const potencia = over(times(times(sum(potenciasKw), fees.feePotenciaEurKwAnio), dias), 365);
  const [energiaEur, potenciaEur] = [round(energia), round(potencia)];
  return { energiaEur, potenciaEur, totalEur: round(sum([exact(energiaEur), potenciaEur])) };
}
