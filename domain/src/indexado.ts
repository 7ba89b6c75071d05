import type { Zona } from './calendario.ts';
import type { Curva } from './curva.ts';
import type { Dia } from './fecha.ts';
import { createSumas, type PerdidasHorarias, type SerieHoraria } from './indexado/sumas.ts';
import {
  type FuentePorTermino,
  type ImportePorTermino,
  importesDe,
  type Regulado,
  reguladoDe,
  type SumasDeHoras,
  TERMINOS_DEL_PRECIO,
  type TerminoDelPrecio,
  type TerminosIndexado,
} from './indexado/terminos.ts';
import { fail, ok, type Result } from './result.ts';
import { periodosDe, type Tarifa } from './tarifas.ts';

export type { PerdidasHorarias, SerieHoraria } from './indexado/sumas.ts';
export {
  type ImportePorTermino,
  TERMINOS_DEL_PRECIO,
  type TerminoDelPrecio,
  type TerminosIndexado,
} from './indexado/terminos.ts';

export type EnergiaIndexada = {
  /** P1 first. The mean price is 0 where there is no consumption. */
  readonly periodos: readonly {
    readonly energiaKwh: number;
    readonly importeEur: number;
    readonly precioEurKwh: number;
  }[];
  readonly terminos: ImportePorTermino;
  /** The regulation behind the terms that have one; that of each stretch where it changes. */
  readonly fuentes: FuentePorTermino;
  /** True when monthly means stood in for hourly prices. */
  readonly aproximado: boolean;
};

type EntradaPorCurva = {
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
};

/**
 * Energy of an indexed contract, kWh and €, by hours, or by quarters where a price has quarters, each at
 * `1.015·[(PHM + Pc + SA + Dsv + GdO + POsOm)·(1 + Perd) + FE + F] + PTD + CA`, €/kWh, with the losses, capacity
 * payment, peaje and cargo of its period. Quarter-hours take the price of their hour where it has but one, and an
 * hourly reading is four equal quarters. It refuses hours without price (`sin-precio-horario`), naming the first, and a
 * day without regulated table (`sin-tabla-regulada`).
 */
export function energiaIndexadaPorCurva(entrada: EntradaPorCurva): Result<EnergiaIndexada> {
  const { tarifa, curva, terminos, serviciosAjuste } = entrada;
  const cuenta = createCuenta(periodosDe(tarifa, 'energia'), terminos);
  const sumas = createSumas({ ...entrada, ajuste: serviciosAjuste ?? terminos.serviciosAjusteEurKwh });
  let regulado: Regulado | undefined;
  for (let dia = curva.desde; dia <= curva.hasta; dia++) {
    if (!regulado || dia > regulado.hasta) {
      if (regulado) cuenta.add(sumas.take(), regulado);
      const deEseDia = reguladoDe({ ...entrada, dia });
      if (!deEseDia.ok) return deEseDia;
      regulado = deEseDia.value;
    }
    sumas.addDia(dia, regulado);
  }
  const falta = sumas.issue();
  if (falta) return falta;
  if (regulado) cuenta.add(sumas.take(), regulado);
  return ok({ ...cuenta.total(), aproximado: false });
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
  const cuenta = createCuenta(cuantos, terminos);
  cuenta.add(
    consumosKwh.map((kwh, p) => {
      const [mercado, ajuste] = [kwh * mediasEurKwh[p]!, kwh * terminos.serviciosAjusteEurKwh];
      const perdida = regulado.value.perdidas[p]!;
      return {
        kwh,
        mercado,
        ajuste,
        kwhPerdidos: kwh * perdida,
        mercadoPerdido: mercado * perdida,
        ajustePerdido: ajuste * perdida,
      };
    }),
    regulado.value,
  );
  return ok({ ...cuenta.total(), aproximado: true });
}

/** Adds up what each period and each term comes to, stretch after stretch of regulated tables. */
function createCuenta(cuantos: number, terminos: TerminosIndexado) {
  const energia = new Float64Array(cuantos);
  const importe = new Float64Array(cuantos);
  const porTermino = Object.fromEntries(TERMINOS_DEL_PRECIO.map((nombre) => [nombre, 0])) as Record<
    keyof ImportePorTermino,
    number
  >;
  const fuentes: Partial<Record<TerminoDelPrecio, string>> = {};
  return {
    add(porPeriodo: readonly SumasDeHoras[], regulado: Regulado): void {
      for (const nombre of TERMINOS_DEL_PRECIO) {
        const [previa, fuente] = [fuentes[nombre], regulado.fuentes[nombre]];
        if (fuente === undefined || previa?.endsWith(fuente)) continue;
        fuentes[nombre] = previa === undefined ? fuente : `${previa}; ${fuente}`;
      }
      for (const [p, sumas] of porPeriodo.entries()) {
        const importes = importesDe(sumas, { p, regulado, terminos });
        energia[p]! += sumas.kwh;
        for (const nombre of TERMINOS_DEL_PRECIO) {
          importe[p]! += importes[nombre];
          porTermino[nombre] += importes[nombre];
        }
      }
    },
    total() {
      const periodos = Array.from(energia, (energiaKwh, p) => ({
        energiaKwh,
        importeEur: importe[p]!,
        precioEurKwh: energiaKwh === 0 ? 0 : importe[p]! / energiaKwh,
      }));
      return { periodos, terminos: porTermino, fuentes };
    },
  };
}
