import type { Zona } from '../calendario.ts';
import { enFecha } from '../cifras-en-texto.ts';
import type { Curva } from '../curva.ts';
import type { Fecha } from '../fecha.ts';
import { createSumas, type SerieHoraria } from '../indexado/sumas.ts';
import { type Issue, ok, type Result } from '../result.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';

/** By what the hours of a supply are known: its curve, the profile of REE for its tariff, or all alike in a period. */
export const FUENTES_DE_HORAS = ['curva', 'perfil', 'plano'] as const;

/**
 * The day-ahead market of the year of a study as a supply met it. The price of an indexed product is linear in the market's,
 * with the same terms for all the hours of a period, so a mean weighted by what was used in each hour gives the amount of
 * pricing them one by one.
 */
export type MercadoDelSuministro = {
  /** €/kWh of each period, P1 first. */
  readonly mediasEurKwh: readonly number[];
  readonly fuente: (typeof FUENTES_DE_HORAS)[number];
  readonly desde: Fecha;
  /** The last day is included. */
  readonly hasta: Fecha;
};

/**
 * The mean market price of each period, €/kWh, weighted by the kWh of a curve; the plain one where it has none in that period.
 * It refuses hours without price (`sin-precio-horario`).
 */
export function mediasDeMercado(entrada: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly curva: Curva;
  readonly mercado: SerieHoraria;
}): Result<number[]> {
  const propias = sumOf(entrada);
  if (!propias.ok) return propias;
  if (propias.value.every(({ kwh }) => kwh > 0))
    return ok(propias.value.map(({ kwh, mercado }) => mercado / kwh));
  const { curva } = entrada;
  const llanas = sumOf({ ...entrada, curva: { ...curva, kwh: new Float64Array(curva.kwh.length).fill(1) } });
  if (!llanas.ok) return llanas;
  return ok(
    propias.value.map((suma, p) => {
      const { kwh, mercado } = suma.kwh > 0 ? suma : llanas.value[p]!;
      return kwh === 0 ? 0 : mercado / kwh;
    }),
  );
}

function sumOf(entrada: Parameters<typeof mediasDeMercado>[0]) {
  const { tarifa, curva } = entrada;
  const sinPerdidas = { perdidas: new Array<number>(periodosDe(tarifa, 'energia')).fill(0) };
  const sumas = createSumas({ ...entrada, ajuste: 0 });
  for (let dia = curva.desde; dia <= curva.hasta; dia++) sumas.addDia(dia, sinPerdidas);
  return sumas.issue() ?? ok(sumas.take());
}

const SEGUN: Readonly<Record<MercadoDelSuministro['fuente'], string>> = {
  curva: 'con su curva de carga',
  perfil: 'sin curva, con el perfil de REE de su tarifa',
  plano: 'sin curva ni perfil de REE, con el mismo consumo en todas las horas de cada periodo',
};

/** What the reader of a study has to know of its indexed offers. */
export function avisoDeMercado({ fuente, desde, hasta }: MercadoDelSuministro): Issue {
  return {
    code: 'indexado-hora-a-hora',
    message: `Los indexados se calculan hora a hora ${SEGUN[fuente]}, a los precios del mercado diario del ${enFecha(desde)} al ${enFecha(hasta)}: los que vengan serán otros`,
  };
}
