import type { CuartosDeDias } from './cuartos.ts';
import { exact, minus, round, sum, times } from './exact.ts';
import { eurosPorKw, precioDelPeriodo, type TramoExceso, tramosDeExceso } from './excesos/termino.ts';
import type { Dia } from './fecha.ts';
import { fail, type Issue, ok, type Result } from './result.ts';
import { periodosDe, type Tarifa, type TipoMedida } from './tarifas.ts';
import { type Intervalo, mesesDe } from './tramos.ts';
import { checkByPeriod, checkCantidades } from './valores-por-periodo.ts';

/**
 * What was demanded in a billing period, in kW: the maximeter of each power period, its quarter-hours by day, or
 * quarter-hours of which nobody knows the day. Lists by power period, P1 first.
 */
export type DemandaFacturada =
  | { readonly tipo: 'maximetro'; readonly kw: readonly number[] }
  | { readonly tipo: 'cuartos-por-dia'; readonly dias: CuartosDeDias }
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
  /** Day whose term prices the whole period, as in a study; each day's own when absent. */
  readonly fechaPrecios?: Dia | undefined;
  /** Replaces the regulated term (unit in `PeriodoFacturado`). */
  readonly tepp?: readonly number[] | undefined;
};

/** `importe` = (`raizKw` or else `excesoKw`) × `precio` × (`kp` or else 1) × `factor`, rounded to cents. */
export type LineaExceso = {
  /** The period is 1 to 6 (1 and 2 in 2.0TD). */
  readonly periodo: number;
  /** The day is excluded. */
  readonly desde: Dia;
  /** The day is included. */
  readonly hasta: Dia;
  readonly dias: number;
  readonly potenciaKw: number;
  /** Highest quarter-hour demand of the period, which is what a maximeter holds. */
  readonly demandaKw: number;
  readonly excesoKw: number;
  /** For meter types 1–3, the root of the sum of squares of the quarter-hours above the contracted power. */
  readonly raizKw?: number;
  /** The term as it is published, in `unidad`. */
  readonly precio: number;
  /** Kp applies to meter types 1–3 until March 2025. */
  readonly kp?: number;
  readonly unidad: TramoExceso['unidad'];
  readonly factor: number;
  /** The factor as it is made up: `2 × 31/30`. */
  readonly factorTexto: string;
  readonly fuente: string;
  readonly nota?: string | undefined;
  /** The amount is in €, rounded to cents. */
  readonly importe: number;
};

type Exceso = Pick<LineaExceso, 'periodo' | 'potenciaKw' | 'demandaKw' | 'raizKw'>;

/**
 * Excess power of a billing period, a line per period with excess and per stretch with one price; for meter types 1–3
 * also per calendar month, since each month has a root of its own. Circular 3/2020 to 31 March 2025 and Circular 1/2025
 * from then on; without excess the answer is empty whatever the date, and with excess on a day without a published term
 * it is an error.
 */
export function calculateExcesos(entrada: EntradaExcesos): Result<LineaExceso[]> {
  const issue = check(entrada);
  if (issue) return { ok: false, issue };
  return entrada.tipoMedida <= 3 ? porRaices(entrada) : porMaximos(entrada);
}

function porMaximos(entrada: EntradaExcesos): Result<LineaExceso[]> {
  const excesos = excesosDe(entrada, maximosKw(entrada));
  if (excesos.length === 0) return ok([]);
  const tramos = tramosDeExceso(entrada);
  if (!tramos.ok) return tramos;
  return ok(excesos.flatMap((exceso) => tramos.value.map((tramo) => linea(exceso, tramo))));
}

function porRaices(entrada: EntradaExcesos): Result<LineaExceso[]> {
  const { demanda, desde, hasta } = entrada;
  if (demanda.tipo === 'maximetro') {
    return excesosDe(entrada, demanda.kw).length === 0 ? ok([]) : faltanCuartoshorarios('demanda');
  }
  const lineas: LineaExceso[] = [];
  for (const mes of mesesDe(desde, hasta)) {
    const excesos = excesosDelMes(entrada, mes);
    if (excesos.length === 0) continue;
    const tramos = tramosDeExceso({ ...entrada, ...mes });
    if (!tramos.ok) return tramos;
    const sinDia = demanda.tipo === 'cuartos' && mes.hasta - mes.desde < hasta - desde;
    for (const exceso of excesos) {
      for (const tramo of tramos.value) lineas.push(conNota(linea(exceso, tramo), tramo, sinDia));
    }
  }
  return ok(lineas.sort((a, b) => a.periodo - b.periodo));
}

/** Quarter-hours without their day are spread over the months by days, so that no root is ever one of several months. */
function excesosDelMes(entrada: EntradaExcesos, mes: Intervalo): Exceso[] {
  const { demanda, potenciasKw, desde, hasta } = entrada;
  const cuartos = demanda.tipo === 'cuartos' ? demanda.kwPorPeriodo : cuartosEntre(demanda, mes, potenciasKw);
  const parte = demanda.tipo === 'cuartos' ? (mes.hasta - mes.desde) / (hasta - desde) : 1;
  const maximos = cuartos.map((kw) => kw.reduce((mayor, valor) => Math.max(mayor, valor), 0));
  return excesosDe(entrada, maximos).map((exceso) => {
    const cuadrados = cuadradosDeExcesos(cuartos[exceso.periodo - 1]!, exceso.potenciaKw);
    return { ...exceso, raizKw: Math.sqrt(parte === 1 ? cuadrados : cuadrados * parte) };
  });
}

function cuartosEntre(demanda: DemandaFacturada, mes: Intervalo, potenciasKw: readonly number[]): number[][] {
  const cuartos = potenciasKw.map((): number[] => []);
  if (demanda.tipo !== 'cuartos-por-dia') return cuartos;
  for (let dia = mes.desde + 1; dia <= mes.hasta; dia++) {
    demanda.dias.get(dia)?.forEach((kw, i) => {
      for (const valor of kw) cuartos[i]!.push(valor);
    });
  }
  return cuartos;
}

const NOTA_PARTE_DE_MES =
  'Una parte de mes se prorratea por sus días sobre los del mes: ninguna norma encontrada lo fija';
const NOTA_SIN_DIA =
  'Los cuartos de hora llegaron sin su día y se reparten por días entre los meses: con su instante, cada mes tendría los suyos';

function conNota(exceso: LineaExceso, { regla, factor }: TramoExceso, sinDia: boolean): LineaExceso {
  const parteDeMes = regla.tiempo === 'mes' && factor.numerador < factor.denominador;
  if (!parteDeMes && !sinDia) return exceso;
  const notas = [exceso.nota, parteDeMes ? NOTA_PARTE_DE_MES : undefined, sinDia ? NOTA_SIN_DIA : undefined];
  const nota = notas.filter((texto) => texto !== undefined).join('. ');
  return { ...exceso, nota };
}

/**
 * What the excess of a billing period costs, €: the sum of the lines of `calculateExcesos`, with its refusals: wrong
 * days, amounts or number of periods, `faltan-cuartoshorarios` for meter types 1–3, and a day without a published
 * term (Circular 3/2020, and Circular 1/2025 from 1 April 2025).
 */
export function costeDeExcesos(entrada: EntradaExcesos): Result<number> {
  const lineas = calculateExcesos(entrada);
  return lineas.ok ? ok(round(sum(lineas.value.map((linea) => linea.importe)))) : lineas;
}

function faltanCuartoshorarios(part: string) {
  return fail(
    'faltan-cuartoshorarios',
    'Los excesos de un punto de medida tipo 1, 2 o 3 se calculan con la curva cuartohoraria; el maxímetro no basta',
    part,
  );
}

function check(entrada: EntradaExcesos): Issue | undefined {
  const { demanda, tepp } = entrada;
  const periodos = periodosDe(entrada.tarifa, 'potencia');
  const deLosCuartos = (kwPorPeriodo: readonly (readonly number[])[], part: string) => {
    const longitudes = kwPorPeriodo.map((kw) => kw.length);
    return (
      checkByPeriod(longitudes, periodos, part) ??
      kwPorPeriodo.map((kw, i) => checkCantidades(kw, `${part}.${i}`)).find((issue) => issue !== undefined)
    );
  };
  const deLaDemanda = () => {
    if (demanda.tipo === 'maximetro') return checkByPeriod(demanda.kw, periodos, 'demanda.kw');
    if (demanda.tipo === 'cuartos') return deLosCuartos(demanda.kwPorPeriodo, 'demanda.kwPorPeriodo');
    for (const kwPorPeriodo of demanda.dias.values()) {
      const issue = deLosCuartos(kwPorPeriodo, 'demanda.dias');
      if (issue) return issue;
    }
    return undefined;
  };
  if (entrada.hasta <= entrada.desde) {
    return {
      code: 'fechas-no-validas',
      message: 'La lectura final debe ser posterior a la inicial',
      part: 'hasta',
    };
  }
  return (
    checkByPeriod(entrada.potenciasKw, periodos, 'potenciasKw') ??
    deLaDemanda() ??
    (tepp && checkByPeriod(tepp, tepp.length === 1 ? 1 : periodos, 'tepp'))
  );
}

/** The periods whose highest demand is over the contracted power. */
function excesosDe({ potenciasKw }: EntradaExcesos, maximosKw: readonly number[]): Exceso[] {
  const excesos: Exceso[] = [];
  potenciasKw.forEach((potenciaKw, i) => {
    const demandaKw = maximosKw[i]!;
    if (demandaKw > potenciaKw) excesos.push({ periodo: i + 1, potenciaKw, demandaKw });
  });
  return excesos;
}

/** What the maximeter of each period holds: its highest quarter-hour of the days billed. */
function maximosKw({ demanda, potenciasKw, desde, hasta }: EntradaExcesos): readonly number[] {
  if (demanda.tipo === 'maximetro') return demanda.kw;
  const cuartos =
    demanda.tipo === 'cuartos' ? demanda.kwPorPeriodo : cuartosEntre(demanda, { desde, hasta }, potenciasKw);
  return cuartos.map((kw) => kw.reduce((mayor, valor) => Math.max(mayor, valor), 0));
}

/** Σ(Pd − Pc)² over the quarter-hours with Pd > Pc, in kW². */
function cuadradosDeExcesos(cuartosKw: readonly number[], potenciaKw: number): number {
  let cuadrados = 0;
  for (const kw of cuartosKw) if (kw > potenciaKw) cuadrados += (kw - potenciaKw) ** 2;
  return cuadrados;
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
    ...(tramo.nota === undefined ? {} : { nota: tramo.nota }),
    importe: round(times(eurosPorKw(tramo, i), facturado)),
  };
}
