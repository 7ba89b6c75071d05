import type { Zona } from './calendario.ts';
import type { ControlDePotencia } from './control-de-potencia.ts';
import { round } from './exact.ts';
import { type AvisoPotencia, avisosDePotencia } from './potencia-optima/avisos.ts';
import {
  type CostePeriodo,
  costeExcesos,
  costeFijo,
  costesPorPeriodo,
  costeTotal,
  demandaMaximaKw,
} from './potencia-optima/coste.ts';
import { type CambioDePotencia, cambioDePotencia } from './potencia-optima/coste-del-cambio.ts';
import { type CurvaPotencia, type DemandaEstudio, readDemand } from './potencia-optima/demanda-anual.ts';
import { type ResumenPotencia, summarizeDetalle } from './potencia-optima/detalle.ts';
import {
  enRejilla,
  type Limites,
  limitesDePotencia,
  limitesSinCortes,
  meetsLimits,
  type PeticionLimites,
} from './potencia-optima/limites.ts';
import { type Intervalo, minimoAscendente, minimoConvexo } from './potencia-optima/orden-ascendente.ts';
import { precioPotenciaAnual } from './potencia-optima/precio-anual.ts';
import { type Issue, ok, type Result } from './result.ts';
import { periodosDe } from './tarifas.ts';
import { checkByPeriod } from './valores-por-periodo.ts';

export type EntradaPotenciaOptima = PeticionLimites & {
  readonly zona: Zona;
  /** Contracted powers today. */
  readonly potenciasKw: readonly number[];
  /** Year whose tables and calendar of months price the demand. */
  readonly anio: number;
  readonly demanda: DemandaEstudio;
  /**
   * With an ICP no excess is billed and no power may be below the highest demand, which would be cut off; as with a
   * maximeter when absent, and the notices of a 2.0TD say so.
   */
  readonly controlPotencia?: ControlDePotencia | undefined;
  /** The powers proposed are multiples of it: 0.1 kW in 2.0TD and 1 kW in the rest unless said. */
  readonly pasoKw?: number | undefined;
  /** Price of the power by period, €/kW·año; regulated peaje + cargo of `anio` when absent. */
  readonly precioPotenciaEurKwAnio?: readonly number[] | undefined;
  /** Representative's fee on power, €/kW·año, on top of the price; one figure for all periods or one each. */
  readonly feePotenciaEurKwAnio?: number | readonly number[] | undefined;
};

/** The powers of least cost among those that the measured demand never goes above. */
export type PotenciaPrudente = {
  readonly potenciasKw: readonly number[];
  readonly costeEur: number;
  /** What it costs more than the optimum in a year. */
  readonly masQueOptimaEur: number;
  /** What it saves against today's powers; below zero where it costs more. */
  readonly ahorroAnualEur: number;
};

export type PotenciaOptima = ResumenPotencia & {
  readonly avisos: readonly AvisoPotencia[];
  /** Null where the optimum is above all the demand itself, and where no lawful powers are. */
  readonly prudente: PotenciaPrudente | null;
  /** What changing to the optimum costs; null where it is what is contracted. */
  readonly cambio: CambioDePotencia | null;
};

/** A change that saves less than half a cent is none. */
const AHORRO_MINIMO_EUR = 0.005;

/**
 * The contracted powers, kW, of least yearly cost, € (power + excess, with the excess rule of `tipoMedida`: Circular
 * 3/2020, Circular 1/2025) among the multiples of the step that respect tariff, order and limits. The answer is
 * exact, not a heuristic: each period costs a convex function of its power. When today's powers are lawful and
 * nothing is cheaper, they are the answer. It refuses a wrong year, step or list of powers, a demand without data or
 * with an impossible one, limits that no power meets, and a year without regulated table (`sin-tabla-regulada`).
 */
export function optimizePotencia(entrada: EntradaPotenciaOptima): Result<PotenciaOptima> {
  const issue = check(entrada);
  if (issue) return { ok: false, issue };
  const precios = preciosEurKwAnio(entrada);
  if (!precios.ok) return precios;
  const demanda = readDemand(entrada, entrada.demanda);
  if (!demanda.ok) return demanda;
  const costes = costesPorPeriodo(entrada, precios.value, demanda.value);
  if (!costes.ok) return costes;
  const legales = limitesDePotencia(entrada);
  if (!legales.ok) return legales;
  const pasoKw = pasoDe(entrada);
  const maximasKw = costes.value.map(demandaMaximaKw);
  const limites = sinCortes(entrada, legales.value, maximasKw);
  const rejilla = enRejilla(limites, pasoKw, Math.max(...maximasKw));
  if (!rejilla.ok) return rejilla;

  const actualesKw = entrada.potenciasKw;
  const mejoresKw = minimise({
    costes: costes.value,
    rejilla: rejilla.value,
    ascendente: limites.ascendente,
    pasoKw,
  });
  const mejora = costeTotal(costes.value, actualesKw) - costeTotal(costes.value, mejoresKw);
  const optimaKw =
    meetsLimits(limites, actualesKw) && mejora < AHORRO_MINIMO_EUR ? [...actualesKw] : mejoresKw;
  const { demanda: datos } = entrada;
  const avisos = avisosDePotencia({
    tarifa: entrada.tarifa,
    tipoMedida: entrada.tipoMedida,
    actualesKw,
    optimaKw,
    maximasKw,
    pasoKw,
    actualesValidas: meetsLimits(legales.value, actualesKw),
    controlPotencia: entrada.controlPotencia,
    conDerechos: entrada.maximoKw !== undefined,
    parteDelAnio: 1 / demanda.value.escala,
    estimada: datos.tipo === 'maximetros' && entrada.tipoMedida <= 3,
    horasSinDato: datos.tipo === 'cuartos' ? horasSinDato(datos.curva) : 0,
    datosHorarios: datos.tipo === 'cuartos' && datos.curva.resolucion === 60,
  });
  const resumen = summarizeDetalle(costes.value, actualesKw, optimaKw);
  const { tarifa, maximoKw } = entrada;
  const derechosKw = maximoKw === undefined ? undefined : Math.max(...[maximoKw].flat());
  const cambio = cambioDePotencia({ ...resumen, tarifa, actualesKw, nuevasKw: optimaKw, derechosKw });
  const sinExcesos = { legales: legales.value, costes: costes.value, maximasKw, pasoKw };
  return ok({ ...resumen, avisos, prudente: prudenteDe(resumen, sinExcesos), cambio });
}

function prudenteDe(
  { optimaKw, costeOptimoEur, costeActualEur }: ResumenPotencia,
  {
    legales,
    costes,
    maximasKw,
    pasoKw,
  }: {
    readonly legales: Limites;
    readonly costes: readonly CostePeriodo[];
    readonly maximasKw: readonly number[];
    readonly pasoKw: number;
  },
): PotenciaPrudente | null {
  const covers = (potenciasKw: readonly number[]) => potenciasKw.every((kw, i) => kw >= maximasKw[i]!);
  if (covers(optimaKw)) return null;
  const limites = limitesSinCortes(legales, { maximasKw, actualesKw: optimaKw, pasoKw });
  const rejilla = enRejilla(limites, pasoKw, Math.max(...maximasKw));
  if (!rejilla.ok) return null;
  const potenciasKw = minimise({ costes, rejilla: rejilla.value, ascendente: limites.ascendente, pasoKw });
  if (!covers(potenciasKw)) return null;
  const costeEur = round(costeTotal(costes, potenciasKw));
  return {
    potenciasKw,
    costeEur,
    masQueOptimaEur: round(costeEur - costeOptimoEur),
    ahorroAnualEur: round(costeActualEur - costeEur),
  };
}

function sinCortes(entrada: EntradaPotenciaOptima, limites: Limites, maximasKw: readonly number[]): Limites {
  if (entrada.controlPotencia !== 'icp') return limites;
  const { potenciasKw: actualesKw } = entrada;
  return limitesSinCortes(limites, { maximasKw, actualesKw, pasoKw: pasoDe(entrada) });
}

function horasSinDato({ kw, resolucion }: CurvaPotencia): number {
  let intervalos = 0;
  for (const valor of kw) if (valor === null) intervalos++;
  return Math.ceil((intervalos * resolucion) / 60);
}

function check(entrada: EntradaPotenciaOptima): Issue | undefined {
  const periodos = periodosDe(entrada.tarifa, 'potencia');
  if (!Number.isInteger(entrada.anio)) {
    return { code: 'anio-no-valido', message: `«${entrada.anio}» no es un año`, part: 'anio' };
  }
  const pasoKw = pasoDe(entrada);
  if (!(pasoKw >= 0.001 && pasoKw < Infinity)) {
    return {
      code: 'paso-no-valido',
      message: 'El paso no puede ser menor que 0,001 kW (1 W)',
      part: 'pasoKw',
    };
  }
  return checkByPeriod(entrada.potenciasKw, periodos, 'potenciasKw');
}

function pasoDe({ tarifa, pasoKw }: EntradaPotenciaOptima): number {
  return pasoKw ?? (tarifa === '2.0TD' ? 0.1 : 1);
}

function preciosEurKwAnio(entrada: EntradaPotenciaOptima): Result<number[]> {
  const { tarifa, anio, precioPotenciaEurKwAnio, feePotenciaEurKwAnio: fee = 0 } = entrada;
  const periodos = periodosDe(tarifa, 'potencia');
  const base = precioPotenciaEurKwAnio ? ok(precioPotenciaEurKwAnio) : precioPotenciaAnual(tarifa, anio);
  if (!base.ok) return base;
  const fees = typeof fee === 'number' ? base.value.map(() => fee) : fee;
  const issue =
    checkByPeriod(base.value, periodos, 'precioPotenciaEurKwAnio') ??
    checkByPeriod(fees, periodos, 'feePotenciaEurKwAnio');
  return issue ? { ok: false, issue } : ok(base.value.map((precio, i) => round(precio + fees[i]!, 9)));
}

function minimise({
  costes,
  rejilla,
  ascendente,
  pasoKw,
}: {
  readonly costes: readonly CostePeriodo[];
  readonly rejilla: readonly Intervalo[];
  readonly ascendente: boolean;
  readonly pasoKw: number;
}): number[] {
  // Takes off the binary noise of k × 0.1.
  const enKw = (k: number) => round(k * pasoKw, 6);
  const coste = (i: number, k: number) => {
    const kw = enKw(k);
    return costeFijo(costes[i]!, kw) + costeExcesos(costes[i]!, kw);
  };
  const mejores = ascendente
    ? minimoAscendente(coste, rejilla)
    : rejilla.map((intervalo, i) => minimoConvexo((k) => coste(i, k), intervalo));
  return mejores.map(enKw);
}
