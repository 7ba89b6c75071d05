import { exact, minus, round, sum, times } from './exact.ts';
import { eurosPorKw, precioDelPeriodo, type TramoExceso, tramosDeExceso } from './excesos/termino.ts';
import type { Dia } from './fecha.ts';
import { fail, type Issue, ok, type Result } from './result.ts';
import { periodosDe, type Tarifa, type TipoMedida } from './tarifas.ts';
import { revisarCantidades, revisarPorPeriodo } from './valores-por-periodo.ts';

/** What was demanded in a billing period: the maximeter of each power period, or its quarter-hours, in kW. */
export type DemandaFacturada =
  | { readonly tipo: 'maximetro'; readonly kw: readonly number[] }
  | { readonly tipo: 'cuartos'; readonly kwPorPeriodo: readonly (readonly number[])[] };

export type EntradaExcesos = {
  readonly tarifa: Tarifa;
  readonly tipoMedida: TipoMedida;
  readonly potenciasKw: readonly number[];
  readonly demanda: DemandaFacturada;
  /** Reading day that opens the billing period, excluded. */
  readonly desde: Dia;
  /** Reading day that closes it, included. */
  readonly hasta: Dia;
  /** Own price of the term instead of the regulated one (unit in `PeriodoFacturado`). */
  readonly tepp?: readonly number[] | undefined;
};

/** `importe` = (`raizKw` or else `excesoKw`) × `precio` × (`kp` or else 1) × `factor`, rounded to cents. */
export type LineaExceso = {
  /** 1 to 6 (1 and 2 in 2.0TD). */
  readonly periodo: number;
  /** Excluded. */
  readonly desde: Dia;
  /** Included. */
  readonly hasta: Dia;
  readonly dias: number;
  readonly potenciaKw: number;
  /** Highest quarter-hour demand of the period, which is what a maximeter holds. */
  readonly demandaKw: number;
  readonly excesoKw: number;
  /** Meter types 1–3: root of the sum of squares of the quarter-hours above the contracted power. */
  readonly raizKw?: number;
  /** Term as published, in `unidad`. */
  readonly precio: number;
  /** Meter types 1–3 to March 2025. */
  readonly kp?: number;
  readonly unidad: TramoExceso['unidad'];
  readonly factor: number;
  /** How the factor comes about: `2 × 31/30`. */
  readonly factorTexto: string;
  readonly fuente: string;
  /** €. */
  readonly importe: number;
};

type Exceso = Pick<LineaExceso, 'periodo' | 'potenciaKw' | 'demandaKw' | 'raizKw'>;

/**
 * Excess power of a billing period, a line per period with excess and per stretch with one price.
 * Circular 3/2020 to 31 March 2025 and Circular 1/2025 from then on; without excess the answer is empty whatever
 * the date, and with excess on a day without a published term it is an error.
 */
export function calcularExcesos(entrada: EntradaExcesos): Result<LineaExceso[]> {
  const issue = revisar(entrada);
  if (issue) return { ok: false, issue };
  const excesos = excesosPorPeriodo(entrada);
  if (excesos.length === 0) return ok([]);
  if (entrada.tipoMedida <= 3 && entrada.demanda.tipo === 'maximetro')
    return faltanCuartoshorarios('demanda');
  const tramos = tramosDeExceso(entrada);
  if (!tramos.ok) return tramos;
  return ok(excesos.flatMap((exceso) => tramos.value.map((tramo) => linea(exceso, tramo))));
}

/** What the excess of a billing period costs, €: the sum of its lines. */
export function costeDeExcesos(entrada: EntradaExcesos): Result<number> {
  const lineas = calcularExcesos(entrada);
  return lineas.ok ? ok(round(sum(lineas.value.map((linea) => linea.importe)))) : lineas;
}

export function faltanCuartoshorarios(part: string) {
  return fail(
    'faltan-cuartoshorarios',
    'Los excesos de un punto de medida tipo 1, 2 o 3 se calculan con la curva cuartohoraria; el maxímetro no basta',
    part,
  );
}

function revisar(entrada: EntradaExcesos): Issue | undefined {
  const { demanda, tepp } = entrada;
  const periodos = periodosDe(entrada.tarifa, 'potencia');
  const deLaDemanda = () => {
    if (demanda.tipo === 'maximetro') return revisarPorPeriodo(demanda.kw, periodos, 'demanda.kw');
    const longitudes = demanda.kwPorPeriodo.map((kw) => kw.length);
    return (
      revisarPorPeriodo(longitudes, periodos, 'demanda.kwPorPeriodo') ??
      demanda.kwPorPeriodo
        .map((kw, i) => revisarCantidades(kw, `demanda.kwPorPeriodo.${i}`))
        .find((issue) => issue !== undefined)
    );
  };
  if (entrada.hasta <= entrada.desde) {
    return {
      code: 'fechas-no-validas',
      message: 'La lectura final debe ser posterior a la inicial',
      part: 'hasta',
    };
  }
  return (
    revisarPorPeriodo(entrada.potenciasKw, periodos, 'potenciasKw') ??
    deLaDemanda() ??
    (tepp && revisarPorPeriodo(tepp, tepp.length === 1 ? 1 : periodos, 'tepp'))
  );
}

function excesosPorPeriodo({ tipoMedida, potenciasKw, demanda }: EntradaExcesos): Exceso[] {
  const excesos: Exceso[] = [];
  potenciasKw.forEach((potenciaKw, i) => {
    const cuartos = demanda.tipo === 'cuartos' ? demanda.kwPorPeriodo[i]! : [demanda.kw[i]!];
    const demandaKw = cuartos.reduce((mayor, kw) => Math.max(mayor, kw), 0);
    if (demandaKw <= potenciaKw) return;
    const exceso = { periodo: i + 1, potenciaKw, demandaKw };
    excesos.push(tipoMedida <= 3 ? { ...exceso, raizKw: raizDeExcesos(cuartos, potenciaKw) } : exceso);
  });
  return excesos;
}

/** √Σ(Pd − Pc)² over the quarter-hours with Pd > Pc, in kW. */
function raizDeExcesos(cuartosKw: readonly number[], potenciaKw: number): number {
  let cuadrados = 0;
  for (const kw of cuartosKw) if (kw > potenciaKw) cuadrados += (kw - potenciaKw) ** 2;
  return Math.sqrt(cuadrados);
}

function linea(exceso: Exceso, tramo: TramoExceso): LineaExceso {
  const i = exceso.periodo - 1;
  const { multiplicador, numerador, denominador } = tramo.factor;
  const diferencia = minus(exact(exceso.demandaKw), exceso.potenciaKw);
  const facturado = exceso.raizKw === undefined ? diferencia : exact(exceso.raizKw);
  const tiempo =
    numerador === denominador ? '1' : denominador === 1 ? `${numerador}` : `${numerador}/${denominador}`;
  return {
    ...exceso,
    desde: tramo.desde,
    hasta: tramo.hasta,
    dias: tramo.dias,
    excesoKw: round(diferencia, 6),
    precio: precioDelPeriodo(tramo.precios, i),
    ...(tramo.kp && { kp: tramo.kp[i]! }),
    unidad: tramo.unidad,
    factor: (multiplicador * numerador) / denominador,
    factorTexto: multiplicador === 1 ? tiempo : `${multiplicador} × ${tiempo}`,
    fuente: tramo.fuente,
    importe: round(times(eurosPorKw(tramo, i), facturado)),
  };
}
