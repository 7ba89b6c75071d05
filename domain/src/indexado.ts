import { periodosDelDia, type Zona } from './calendario.ts';
import { enFecha } from './cifras-en-texto.ts';
import type { Curva } from './curva.ts';
import { type Dia, horasDelDia, horasEntre } from './fecha.ts';
import { precioRegulado } from './precios-regulados/consulta.ts';
import { fail, ok, type Result } from './result.ts';
import { periodosDe, type Tarifa } from './tarifas.ts';
import { checkByPeriod } from './valores-por-periodo.ts';

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
  readonly capacidadEurKwh?: readonly number[];
  /**
   * What the municipal rate of 1.5 % multiplies the price by: 1.015 when absent, or 1 / 0.985 where the contract charges
   * it over the gross income.
   */
  readonly factorTasaMunicipal?: number;
};

/**
 * Prices in the order the hours pass, from the first of `desde`: one an hour, or since 1 October 2025 one a quarter (96 a
 * day, 92 or 100 when the clock changes).
 */
export type SerieHoraria = {
  readonly desde: Dia;
  readonly eurKwh: Float64Array;
  /** Minutes of an interval; 60 when absent. */
  readonly resolucion?: 15 | 60;
};

/** Losses of each hour, as REE publishes them, % of the energy at the meter; in the order the hours pass. */
export type PerdidasHorarias = { readonly desde: Dia; readonly pct: Float64Array };

export type EnergiaIndexada = {
  /** P1 first. The mean price is 0 where there is no consumption. */
  readonly periodos: readonly {
    readonly energiaKwh: number;
    readonly importeEur: number;
    readonly precioEurKwh: number;
  }[];
  /** True when monthly means stood in for hourly prices. */
  readonly aproximado: boolean;
};

/** Municipal rate: 1.5 % of gross income, which indexed contracts pass on (RDLeg 2/2004 art. 24). */
const FACTOR_TASA_MUNICIPAL = 1.015;

/** Regulated part of the hourly price on a day: P1…Pn. */
type Regulado = {
  readonly perdidas: readonly number[];
  readonly capacidad: readonly number[];
  readonly peajeYCargo: readonly number[];
};

/**
 * Energy of an indexed contract, kWh and €, by hours, or by quarters where a price has quarters, each at
 * `1.015·[(PHM + Pc + SA + Dsv + GdO + POsOm)·(1 + Perd) + FE + F] + PTD + CA`, €/kWh, with the losses, capacity
 * payment, peaje and cargo of its period. Quarter-hours take the price of their hour where it has but one, and an
 * hourly reading is four equal quarters. It refuses an hour without price (`sin-precio-horario`) and a day without
 * regulated table (`sin-tabla-regulada`).
 */
export function energiaIndexadaPorCurva(entrada: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly curva: Curva;
  readonly mercado: SerieHoraria;
  readonly serviciosAjuste?: SerieHoraria;
  /** Replaces the standard coefficients for the hours that it has. */
  readonly perdidas?: PerdidasHorarias;
  readonly terminos: TerminosIndexado;
  /** False leaves PTD and CA out, for a bill that adds them as lines of their own. */
  readonly peajesIncluidos: boolean;
}): Result<EnergiaIndexada> {
  const { tarifa, zona, curva, mercado, serviciosAjuste, terminos } = entrada;
  const energia = new Float64Array(periodosDe(tarifa, 'energia'));
  const importe = new Float64Array(energia.length);
  const porHora = 60 / curva.resolucion;
  const pasos = mercado.resolucion === 15 || serviciosAjuste?.resolucion === 15 ? 4 : 1;
  let posicion = 0;
  for (let dia = curva.desde; dia <= curva.hasta; dia++) {
    const regulado = reguladoDe({ ...entrada, dia });
    if (!regulado.ok) return regulado;
    const periodos = periodosDelDia({ tarifa, zona, magnitud: 'energia', dia });
    for (let hora = 0; hora < horasDelDia(dia); hora++) {
      const p = periodos[Math.min(hora, 23)]! - 1;
      const deLaHora = { terminos, regulado: regulado.value, p, perdidaPct: perdidaDe(entrada, dia, hora) };
      for (let paso = 0; paso < pasos; paso++) {
        const phm = precioDe({ serie: mercado, dia, hora, paso });
        const ajuste = serviciosAjuste
          ? precioDe({ serie: serviciosAjuste, dia, hora, paso })
          : terminos.serviciosAjusteEurKwh;
        if (phm === undefined) return sinPrecio(dia, hora, 'mercado');
        if (ajuste === undefined) return sinPrecio(dia, hora, 'serviciosAjuste');
        const kwh = energiaDelPaso(curva.kwh.subarray(posicion, posicion + porHora), pasos, paso);
        energia[p]! += kwh;
        importe[p]! += kwh * precioEnHora(phm, ajuste, deLaHora);
      }
      posicion += porHora;
    }
  }
  return ok({ periodos: summarize(energia, importe), aproximado: false });
}

/**
 * The same with the mean market price of each period, €/kWh: an approximation, and marked so. It refuses lists
 * without one value per period, a missing mean (`sin-precio-medio`) and a day without regulated table.
 */
export function energiaIndexadaPorMedias(entrada: {
  readonly tarifa: Tarifa;
  /** Day whose regulated tables apply. */
  readonly dia: Dia;
  readonly consumosKwh: readonly number[];
  /** Mean market price of each period, €/kWh. */
  readonly mediasEurKwh: readonly number[];
  readonly terminos: TerminosIndexado;
  /** False leaves PTD and CA out, for a bill that adds them as lines of their own. */
  readonly peajesIncluidos: boolean;
}): Result<EnergiaIndexada> {
  const { tarifa, consumosKwh, mediasEurKwh, terminos } = entrada;
  const cuantos = periodosDe(tarifa, 'energia');
  if (mediasEurKwh.length !== cuantos || consumosKwh.length !== cuantos) {
    return fail('numero-de-periodos', `${tarifa} lleva ${cuantos} periodos de energía`, 'mediasEurKwh');
  }
  const falta = mediasEurKwh.findIndex((media) => !Number.isFinite(media));
  if (falta >= 0) {
    return fail('sin-precio-medio', `Falta el precio medio de P${falta + 1}`, `mediasEurKwh.${falta}`);
  }
  const regulado = reguladoDe(entrada);
  if (!regulado.ok) return regulado;
  const importe = consumosKwh.map(
    (kwh, p) =>
      kwh *
      precioEnHora(mediasEurKwh[p]!, terminos.serviciosAjusteEurKwh, {
        p,
        terminos,
        regulado: regulado.value,
      }),
  );
  return ok({ periodos: summarize(consumosKwh, importe), aproximado: true });
}

/** kWh of a step of an hour: all of its readings, one of them, or the fourth part of its only one. */
function energiaDelPaso(lecturas: Float64Array, pasos: number, paso: number): number {
  if (pasos === lecturas.length) return lecturas[paso]!;
  if (pasos > lecturas.length) return lecturas[0]! / pasos;
  return lecturas.reduce((suma, kwh) => suma + kwh, 0);
}

/** What an hour multiplies its market price by; `p` is its period, from 0. */
type CondicionesDeHora = {
  readonly p: number;
  readonly terminos: TerminosIndexado;
  readonly regulado: Regulado;
  /** Replaces the standard coefficient. */
  readonly perdidaPct?: number | undefined;
};

function precioEnHora(
  phm: number,
  ajuste: number,
  { p, terminos: t, regulado, perdidaPct }: CondicionesDeHora,
): number {
  const enBarras =
    phm + regulado.capacidad[p]! + ajuste + t.desviosEurKwh + t.garantiasOrigenEurKwh + t.operadoresEurKwh;
  const conPerdidas = enBarras * (1 + (perdidaPct ?? regulado.perdidas[p]!) / 100);
  const factor = t.factorTasaMunicipal ?? FACTOR_TASA_MUNICIPAL;
  return factor * (conPerdidas + t.fneeEurKwh + t.margenEurKwh) + regulado.peajeYCargo[p]!;
}

function reguladoDe(entrada: {
  readonly tarifa: Tarifa;
  readonly dia: Dia;
  readonly terminos: TerminosIndexado;
  readonly peajesIncluidos: boolean;
}): Result<Regulado> {
  const { tarifa, dia, terminos, peajesIncluidos } = entrada;
  const perdidas = precioRegulado('perdidas', tarifa, dia);
  if (!perdidas.ok) return perdidas;
  const capacidad = terminos.capacidadEurKwh
    ? ok({ valores: terminos.capacidadEurKwh })
    : precioRegulado('pago-capacidad', tarifa, dia);
  if (!capacidad.ok) return capacidad;
  const cuantos = periodosDe(tarifa, 'energia');
  const issue = checkByPeriod(capacidad.value.valores, cuantos, 'terminos.capacidadEurKwh');
  if (issue) return { ok: false, issue };
  const peajeYCargo = peajesIncluidos ? peajeYCargoDe(tarifa, dia) : ok(new Array<number>(cuantos).fill(0));
  if (!peajeYCargo.ok) return peajeYCargo;
  return ok({
    perdidas: perdidas.value.valores,
    capacidad: capacidad.value.valores,
    peajeYCargo: peajeYCargo.value,
  });
}

function peajeYCargoDe(tarifa: Tarifa, dia: Dia): Result<number[]> {
  const peaje = precioRegulado('peaje-energia', tarifa, dia);
  if (!peaje.ok) return peaje;
  const cargo = precioRegulado('cargo-energia', tarifa, dia);
  if (!cargo.ok) return cargo;
  return ok(peaje.value.valores.map((valor, p) => valor + cargo.value.valores[p]!));
}

function perdidaDe(
  { perdidas }: { readonly perdidas?: PerdidasHorarias },
  dia: Dia,
  hora: number,
): number | undefined {
  const pct = perdidas?.pct[horasEntre(perdidas.desde, dia) + hora];
  return pct === undefined || Number.isNaN(pct) ? undefined : pct;
}

/** The price of a step of an hour; a series of hours has one for all of it. */
function precioDe({
  serie,
  dia,
  hora,
  paso,
}: {
  readonly serie: SerieHoraria;
  readonly dia: Dia;
  readonly hora: number;
  readonly paso: number;
}): number | undefined {
  const horas = horasEntre(serie.desde, dia) + hora;
  const precio = serie.eurKwh[serie.resolucion === 15 ? horas * 4 + paso : horas];
  return precio === undefined || Number.isNaN(precio) ? undefined : precio;
}

function sinPrecio(dia: Dia, hora: number, serie: string) {
  const cuando = `${enFecha(dia)}, hora ${hora + 1}`;
  return fail('sin-precio-horario', `Falta el precio horario del ${cuando}`, serie);
}

function summarize(energia: ArrayLike<number>, importe: ArrayLike<number>): EnergiaIndexada['periodos'] {
  return Array.from(energia, (energiaKwh, p) => ({
    energiaKwh,
    importeEur: importe[p]!,
    precioEurKwh: energiaKwh === 0 ? 0 : importe[p]! / energiaKwh,
  }));
}
