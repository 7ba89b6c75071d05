import { conUnidad, enEuros, enPorCiento } from '../cifras-en-texto.ts';
import { comisionPorFees } from '../comision.ts';
import { exact, over, round, times } from '../exact.ts';
import { type CasoComision, chooseRegla, type ReglaComision, type ReglaDescartada } from './regla.ts';
import { type Parte, splitComision } from './reparto.ts';

/** The earnings of a sale, for whom and why, as they are frozen when the contract begins. */
export type ComisionCalculada = {
  readonly totalEur: number;
  /** The rule as it was that day; null when no rule matched. */
  readonly regla: ReglaComision | null;
  readonly porQue: string;
  /** The calculation of the total, as a sentence. */
  readonly calculo: string;
  readonly descartadas: readonly ReglaDescartada[];
  /** The shares come from the rule itself or from the representative's plan. */
  readonly repartoDe: 'regla' | 'plan';
  readonly partes: readonly Parte[];
  readonly empresaEur: number;
};

/** `linea` is the seller and those above, in order; empty when nobody sold. Amounts are € rounded to cents. */
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
        fees: caso,
      });
      const totalEur = round(over(times(exact(fees.totalEur), valor), 100));
      return { totalEur, calculo: `${enPorCiento(valor)} de ${enEuros(fees.totalEur)} de fees al año` };
    }
  }
}
