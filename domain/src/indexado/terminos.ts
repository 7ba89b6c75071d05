import type { Dia } from '../fecha.ts';
import { precioRegulado } from '../precios-regulados/consulta.ts';
import { ok, type Result } from '../result.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';
import { checkByPeriod } from '../valores-por-periodo.ts';

/** Fixed terms of a pass-through contract, €/kWh. */
export type TerminosIndexado = {
  /** Adjustment services, when no hourly series is given. */
  readonly serviciosAjusteEurKwh: number;
  readonly desviosEurKwh: number;
  readonly garantiasOrigenEurKwh: number;
  /** Fees of the system and market operators. */
  readonly operadoresEurKwh: number;
  /** Contribution to the Fondo Nacional de Eficiencia Energética. */
  readonly fneeEurKwh: number;
  readonly margenEurKwh: number;
  /** Capacity payment by period; the dated table when absent. */
  readonly capacidadEurKwh?: readonly number[] | undefined;
  /**
   * What the municipal rate of 1.5 % multiplies the price by: 1.015 when absent, or 1 / 0.985 where the contract charges
   * it over the gross income.
   */
  readonly factorTasaMunicipal?: number | undefined;
};

/** The pieces of the hourly price, in the order of its formula. */
export const TERMINOS_DEL_PRECIO = [
  'mercado',
  'serviciosAjuste',
  'capacidad',
  'desvios',
  'garantiasOrigen',
  'operadores',
  'perdidas',
  'fnee',
  'margen',
  'tasaMunicipal',
  'peajes',
  'cargos',
] as const;

export type TerminoDelPrecio = (typeof TERMINOS_DEL_PRECIO)[number];

/** What each piece of the price comes to, €; together they are the amount. */
export type ImportePorTermino = Readonly<Record<TerminoDelPrecio, number>>;

/** Municipal rate: 1.5 % of gross income, which indexed contracts pass on (RDLeg 2/2004 art. 24). */
const FACTOR_TASA_MUNICIPAL = 1.015;

/** Regulated part of the hourly price, P1…Pn; the losses are per one. */
export type Regulado = {
  readonly perdidas: readonly number[];
  readonly capacidad: readonly number[];
  readonly peajes: readonly number[];
  readonly cargos: readonly number[];
  /** The last day on which all of it holds. */
  readonly hasta: Dia;
  /** The regulation that fixes each of its terms, for those that no contract states. */
  readonly fuentes: FuentePorTermino;
};

export type FuentePorTermino = Readonly<Partial<Record<TerminoDelPrecio, string>>>;

/**
 * What the hours of one period add up to before the terms that are the same in all of them: kWh, kWh × €/kWh of what
 * changes by the hour, and the same three times the losses of their hour, per one.
 */
export type SumasDeHoras = {
  readonly kwh: number;
  readonly mercado: number;
  readonly ajuste: number;
  readonly kwhPerdidos: number;
  readonly mercadoPerdido: number;
  readonly ajustePerdido: number;
};

/** The formula over the sums of the hours of period `p`, from 0: it is linear in each hour, so it holds for their sum. */
export function importesDe(
  sumas: SumasDeHoras,
  {
    p,
    regulado,
    terminos: t,
  }: { readonly p: number; readonly regulado: Regulado; readonly terminos: TerminosIndexado },
): ImportePorTermino {
  const { kwh } = sumas;
  const capacidad = regulado.capacidad[p]!;
  const fijos = capacidad + t.desviosEurKwh + t.garantiasOrigenEurKwh + t.operadoresEurKwh;
  const perdidas = sumas.mercadoPerdido + sumas.ajustePerdido + fijos * sumas.kwhPerdidos;
  const gravado =
    sumas.mercado + sumas.ajuste + fijos * kwh + perdidas + (t.fneeEurKwh + t.margenEurKwh) * kwh;
  return {
    mercado: sumas.mercado,
    serviciosAjuste: sumas.ajuste,
    capacidad: capacidad * kwh,
    desvios: t.desviosEurKwh * kwh,
    garantiasOrigen: t.garantiasOrigenEurKwh * kwh,
    operadores: t.operadoresEurKwh * kwh,
    perdidas,
    fnee: t.fneeEurKwh * kwh,
    margen: t.margenEurKwh * kwh,
    tasaMunicipal: ((t.factorTasaMunicipal ?? FACTOR_TASA_MUNICIPAL) - 1) * gravado,
    peajes: regulado.peajes[p]! * kwh,
    cargos: regulado.cargos[p]! * kwh,
  };
}

/** What the tables of a day say of the hourly price; it refuses a day that one of them does not reach. */
export function reguladoDe({
  tarifa,
  dia,
  terminos,
  peajesIncluidos,
}: {
  readonly tarifa: Tarifa;
  readonly dia: Dia;
  readonly terminos: TerminosIndexado;
  readonly peajesIncluidos: boolean;
}): Result<Regulado> {
  const cuantos = periodosDe(tarifa, 'energia');
  const sinTabla = (valores: readonly number[]) =>
    ok({ valores, hasta: Number.POSITIVE_INFINITY, fuente: undefined });
  const perdidas = precioRegulado('perdidas', tarifa, dia);
  if (!perdidas.ok) return perdidas;
  const capacidad = terminos.capacidadEurKwh
    ? sinTabla(terminos.capacidadEurKwh)
    : precioRegulado('pago-capacidad', tarifa, dia);
  if (!capacidad.ok) return capacidad;
  const issue = checkByPeriod(capacidad.value.valores, cuantos, 'terminos.capacidadEurKwh');
  if (issue) return { ok: false, issue };
  const ninguno = sinTabla(new Array<number>(cuantos).fill(0));
  const peajes = peajesIncluidos ? precioRegulado('peaje-energia', tarifa, dia) : ninguno;
  if (!peajes.ok) return peajes;
  const cargos = peajesIncluidos ? precioRegulado('cargo-energia', tarifa, dia) : ninguno;
  if (!cargos.ok) return cargos;
  return ok({
    perdidas: perdidas.value.valores.map((pct) => pct / 100),
    capacidad: capacidad.value.valores,
    peajes: peajes.value.valores,
    cargos: cargos.value.valores,
    hasta: Math.min(...[perdidas, capacidad, peajes, cargos].map(({ value }) => value.hasta)),
    fuentes: {
      perdidas: perdidas.value.fuente,
      ...(capacidad.value.fuente !== undefined && { capacidad: capacidad.value.fuente }),
      ...(peajes.value.fuente !== undefined && { peajes: peajes.value.fuente }),
      ...(cargos.value.fuente !== undefined && { cargos: cargos.value.fuente }),
    },
  });
}
