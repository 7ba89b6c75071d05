import {
  areInOrder,
  type Issue,
  limitesDePotencia,
  meetsLimits,
  type Tarifa,
  type TipoMedida,
} from '@vatio/domain';
import { formatKw } from '../../../format/energy.ts';

type Punto = {
  readonly tarifa: Tarifa;
  readonly tipoMedida: TipoMedida;
  /** The extension rights of the supply, kW; null when unknown. */
  readonly derechosKw: number | null;
};

/** Checks the powers typed for a study: the order of the periods and the limits of the tariff. */
export function checkPotencia(
  { tarifa, tipoMedida, derechosKw }: Punto,
  potenciasKw: readonly (number | null)[],
): Issue | undefined {
  const code = 'potencia-no-valida';
  const vacia = potenciasKw.indexOf(null);
  if (vacia >= 0) return { code, message: `Falta la potencia de P${vacia + 1}` };
  const dadas = potenciasKw.map((kw) => kw ?? 0);
  const limites = limitesDePotencia({ tarifa, tipoMedida, maximoKw: derechosKw ?? undefined });
  if (!limites.ok) return limites.issue;
  if (limites.value.ascendente && !areInOrder(dadas)) {
    const baja = dadas.findIndex((kw, p) => kw < (dadas[p - 1] ?? 0));
    return {
      code,
      message: `P${baja + 1} no puede ser menor que P${baja}: la ${tarifa} exige P1 ≤ P2 ≤ … ≤ P6`,
    };
  }
  if (meetsLimits(limites.value, dadas)) return undefined;
  const fuera = limites.value.periodos.findIndex(({ min, max }, p) => dadas[p]! < min || dadas[p]! > max);
  const limite = limites.value.periodos[fuera];
  const rango =
    limite?.max === Infinity
      ? `al menos ${formatKw(limite.min)}`
      : `entre ${formatKw(limite?.min)} y ${formatKw(limite?.max)}`;
  return { code, message: `P${fuera + 1} ha de ser ${rango}` };
}
