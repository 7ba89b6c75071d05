import { fail, type Issue, ok, type Result } from '../result.ts';
import { periodosDe, type Tarifa, type TipoMedida } from '../tarifas.ts';
import { checkByPeriod } from '../valores-por-periodo.ts';
import type { Intervalo } from './orden-ascendente.ts';

/** Powers travel in W: one is the least that can be contracted, and the least by which a limit is passed. */
const UN_VATIO_KW = 0.001;

/** Highest contracted power of each meter type, kW (RD 1110/2007 art. 6). */
const CLASES: Record<TipoMedida, Intervalo> = {
  5: { min: UN_VATIO_KW, max: 15 },
  4: { min: 15 + UN_VATIO_KW, max: 50 },
  3: { min: 50 + UN_VATIO_KW, max: 450 },
  2: { min: 450 + UN_VATIO_KW, max: 10_000 - UN_VATIO_KW },
  1: { min: 10_000, max: Infinity },
};

export type PeticionLimites = {
  readonly tarifa: Tarifa;
  readonly tipoMedida: TipoMedida;
  /** Keeps the highest power inside the meter type, and with it the formula of the excess. */
  readonly mantenerTipoMedida?: boolean | undefined;
  /** One figure for all periods or one each. */
  readonly minimoKw?: number | readonly number[] | undefined;
  /** Rights of extension, or the BIE's maximum; one figure for all periods or one each. */
  readonly maximoKw?: number | readonly number[] | undefined;
};

/** kW between which each power may lie, both included, and whether the powers must rise from period to period. */
export type Limites = { readonly periodos: readonly Intervalo[]; readonly ascendente: boolean };

/** P1 first, kW. */
type DemandaConIcp = {
  readonly maximasKw: readonly number[];
  readonly actualesKw: readonly number[];
  readonly pasoKw: number;
};

/** The 2.0TD's two powers are free of each other; the other tariffs ask for P1 ≤ … ≤ P6 (Circular 3/2020). */
export function needsOrder(tarifa: Tarifa): boolean {
  return tarifa !== '2.0TD';
}

/** Whether no power, kW from P1 on, is below that of the period before it. */
export function areInOrder(potenciasKw: readonly number[]): boolean {
  return potenciasKw.every((kw, i) => i === 0 || kw >= potenciasKw[i - 1]!);
}

/**
 * Limits of each contracted power, kW, of the tariff and meter type (Circular 3/2020 art. 6, RD 1110/2007 art. 6)
 * and of the request together; where the powers must rise, each limit also binds its neighbours. It refuses
 * requested limits without one value per period, and those that no power can meet (`limites-incompatibles`).
 */
export function limitesDePotencia(peticion: PeticionLimites): Result<Limites> {
  const { tarifa, tipoMedida, mantenerTipoMedida } = peticion;
  const periodos = periodosDe(tarifa, 'potencia');
  const pedidos = limitesPedidos(peticion, periodos);
  if (!pedidos.ok) return pedidos;
  const { minimos, maximos } = pedidos.value;
  const clampPotencia = (i: number, { min, max }: Intervalo) => {
    minimos[i] = Math.max(minimos[i]!, min);
    maximos[i] = Math.min(maximos[i]!, max);
  };
  const clase = mantenerTipoMedida ? CLASES[tipoMedida] : { min: UN_VATIO_KW, max: Infinity };
  const deTarifa = limitesDeTarifa(tarifa);
  for (let i = 0; i < periodos; i++) {
    clampPotencia(i, { min: UN_VATIO_KW, max: Math.min(deTarifa.max, clase.max) });
  }
  // The highest power is what the tariff and the meter type look at: the last one where they rise.
  clampPotencia(periodos - 1, { min: Math.max(deTarifa.min, clase.min), max: Infinity });
  const ascendente = needsOrder(tarifa);
  if (ascendente) propagate(minimos, maximos);
  const imposible = minimos.findIndex((min, i) => min > maximos[i]!);
  if (imposible >= 0) return incompatibles(imposible);
  return ok({ ascendente, periodos: minimos.map((min, i) => ({ min, max: maximos[i]! })) });
}

/** The limits as multiples of the step; `techo` (kW) stands for having none, as nothing above it can be cheaper. */
export function enRejilla(limites: Limites, pasoKw: number, techo: number): Result<Intervalo[]> {
  const tope = limites.periodos.reduce((mayor, { min }) => Math.max(mayor, min), techo);
  const intervalos = limites.periodos.map(({ min, max }) => ({
    min: Math.ceil(min / pasoKw - 1e-9),
    max: Math.min(Math.floor(max / pasoKw + 1e-9), Math.ceil(tope / pasoKw - 1e-9)),
  }));
  const imposible = intervalos.findIndex(({ min, max }) => min > max);
  return imposible < 0 ? ok(intervalos) : incompatibles(imposible);
}

/**
 * The same limits with the powers that an ICP does not cut, kW: in each period the highest demand, or the contracted power
 * where none was measured. A demand above what can be contracted asks for all that can.
 */
export function limitesSinCortes(
  { periodos, ascendente }: Limites,
  { maximasKw, actualesKw, pasoKw }: DemandaConIcp,
): Limites {
  const minimos: number[] = [];
  const maximos = periodos.map(({ max }) => max);
  for (const [i, { min, max }] of periodos.entries()) {
    const maxima = maximasKw[i]! > 0 ? maximasKw[i]! : toStep(actualesKw[i]!, pasoKw);
    minimos.push(Math.max(min, Math.min(maxima, toStep(max, pasoKw))));
  }
  if (ascendente) propagate(minimos, maximos);
  return { ascendente, periodos: minimos.map((min, i) => ({ min, max: maximos[i]! })) };
}

/** The largest multiple of the step that is not above a power, kW. */
function toStep(potenciaKw: number, pasoKw: number): number {
  return potenciaKw === Infinity ? potenciaKw : Math.floor(potenciaKw / pasoKw + 1e-9) * pasoKw;
}

/** Whether powers in kW, P1 first, lie within the limits and rise where they must. */
export function meetsLimits(limites: Limites, potenciasKw: readonly number[]): boolean {
  const dentro = limites.periodos.every(
    ({ min, max }, i) => potenciasKw[i]! >= min && potenciasKw[i]! <= max,
  );
  return dentro && (!limites.ascendente || areInOrder(potenciasKw));
}

/** Limits on the highest power (`min`) and on every power (`max`), kW. */
export function limitesDeTarifa(tarifa: Tarifa): Intervalo {
  if (tarifa === '2.0TD') return { min: UN_VATIO_KW, max: 15 };
  const soloMasDe15 = tarifa === '3.0TD' || tarifa === '3.0TDVE';
  return { min: soloMasDe15 ? 15 + UN_VATIO_KW : UN_VATIO_KW, max: Infinity };
}

function limitesPedidos({ minimoKw = 0, maximoKw = Infinity }: PeticionLimites, periodos: number) {
  const porPeriodo = (limite: number | readonly number[]) =>
    typeof limite === 'number' ? new Array<number>(periodos).fill(limite) : [...limite];
  const minimos = porPeriodo(minimoKw);
  const maximos = porPeriodo(maximoKw);
  const finitos = maximos.map((max) => (max === Infinity ? 0 : max));
  const issue: Issue | undefined =
    checkByPeriod(minimos, periodos, 'minimoKw') ?? checkByPeriod(finitos, periodos, 'maximoKw');
  return issue ? { ok: false as const, issue } : ok({ minimos, maximos });
}

function propagate(minimos: number[], maximos: number[]): void {
  for (let i = 1; i < minimos.length; i++) minimos[i] = Math.max(minimos[i]!, minimos[i - 1]!);
  for (let i = maximos.length - 2; i >= 0; i--) maximos[i] = Math.min(maximos[i]!, maximos[i + 1]!);
}

function incompatibles(indice: number) {
  return fail(
    'limites-incompatibles',
    `Ninguna potencia de P${indice + 1} cumple a la vez los límites pedidos, los de la tarifa y el orden de periodos`,
    'minimoKw',
  );
}
