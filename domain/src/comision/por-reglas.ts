import { conUnidad, enEuros, enPorCiento } from '../cifras-en-texto.ts';
import { comisionPorFees } from '../comision.ts';
import { exact, over, round, times } from '../exact.ts';
import { type CasoComision, chooseRegla, type ReglaComision, type ReglaDescartada } from './regla.ts';
import { type Parte, splitComision } from './reparto.ts';

/** What a sale earns, for whom and why, as it is frozen when the contract begins. */
export type ComisionCalculada = {
  readonly totalEur: number;
  /** As it was that day; null when no rule serves. */
  readonly regla: ReglaComision | null;
  readonly porQue: string;
  /** The sum that gives the total, in words. */
  readonly calculo: string;
  readonly descartadas: readonly ReglaDescartada[];
  /** Whose percents they are: the rule's own or the representative's plan's. */
  readonly repartoDe: 'regla' | 'plan';
  readonly partes: readonly Parte[];
  readonly empresaEur: number;
};

/** `linea` is the seller and those above, in order; empty when the sale is nobody's. */
export function calculateComision(entrada: {
  readonly reglas: readonly ReglaComision[];
  readonly caso: CasoComision;
  readonly linea: readonly { readonly id: string; readonly nombre: string }[];
  readonly repartoDelPlan: readonly number[];
}): ComisionCalculada {
  const { reglas, caso, linea, repartoDelPlan } = entrada;
  const { regla, porQue, descartadas } = chooseRegla(reglas, caso);
  const { totalEur, calculo } = regla
    ? importeDe(regla, caso)
    : { totalEur: 0, calculo: `Sin regla: ${enEuros(0)}` };
  const { partes, empresaEur } = splitComision(totalEur, regla?.reparto ?? repartoDelPlan, linea);
  const repartoDe = regla?.reparto ? 'regla' : 'plan';
  return { totalEur, regla, porQue, calculo, descartadas, repartoDe, partes, empresaEur };
}

function importeDe(
  { tipo, valor }: ReglaComision,
  caso: CasoComision,
): { readonly totalEur: number; readonly calculo: string } {
  switch (tipo) {
    case 'fija':
      return { totalEur: round(valor), calculo: `${enEuros(round(valor))} por contrato` };
    case 'por-mwh': {
      const totalEur = round(over(times(exact(caso.consumoAnualKwh), valor), 1000));
      const mwh = conUnidad({ valor: caso.consumoAnualKwh / 1000, unidad: 'MWh' });
      return {
        totalEur,
        calculo: `${mwh} al año × ${conUnidad({ valor, unidad: '€/MWh', maximo: 6, minimo: 2 })}`,
      };
    }
    case 'porcentaje-fee': {
      const fees = comisionPorFees({
        consumosKwh: [caso.consumoAnualKwh],
        potenciasKw: caso.potenciasKw,
        dias: 365,
        fees: { energiaEurMwh: caso.feeEnergiaEurMwh, potenciaEurKwAnio: caso.feePotenciaEurKwAnio },
      });
      const totalEur = round(over(times(exact(fees.totalEur), valor), 100));
      return { totalEur, calculo: `${enPorCiento(valor)} de ${enEuros(fees.totalEur)} de fees al año` };
    }
  }
}
