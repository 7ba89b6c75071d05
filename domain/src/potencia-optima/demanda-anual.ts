import { periodosDelDia, type Zona } from '../calendario.ts';
import { enFecha } from '../cifras-en-texto.ts';
import { type Dia, diaDe, diasDelAnio, diasDelMes, horasDelDia, partesDe } from '../fecha.ts';
import { fail, ok, type Result } from '../result.ts';
import { periodosDe, type Tarifa, type TipoMedida } from '../tarifas.ts';
import { checkByPeriod } from '../valores-por-periodo.ts';
import {
  type DemandaPeriodo,
  demandaEstimada,
  demandaPorCuartos,
  demandaPorMaximo,
} from './demanda-periodo.ts';

/** Demand, kW, of the intervals of whole civil days in the order they pass (23 or 25 hours on a clock change). */
export type CurvaPotencia = {
  /** The curve starts at its local midnight. It may belong to another year than the one studied. */
  readonly desde: Dia;
  /** Minutes of an interval; the value of an hour stands for its four quarters. */
  readonly resolucion: 15 | 60;
  /** Null is an interval without a reading. */
  readonly kw: Float64Array | readonly (number | null)[];
};

/** Twelve months of demand, or fewer: monthly maximeters by power period, or a curve. */
export type DemandaEstudio =
  | {
      readonly tipo: 'maximetros';
      readonly meses: readonly { readonly mes: number; readonly kw: readonly number[] }[];
    }
  | { readonly tipo: 'cuartos'; readonly curva: CurvaPotencia };

/** A month of demand, billed on the days and with the tables of the year studied. */
type MesDemanda = {
  /** The month is 1 to 12. */
  readonly mes: number;
  /** The day is excluded, like the opening reading of a bill. */
  readonly desde: Dia;
  /** The day is included. */
  readonly hasta: Dia;
  /** The periods come in order, P1 first. */
  readonly periodos: readonly DemandaPeriodo[];
};

export type DemandaAnual = {
  readonly meses: readonly MesDemanda[];
  /** What multiplies the excess of these months to make that of a year: 1 when the data are a year. */
  readonly escala: number;
};

type Punto = { tarifa: Tarifa; zona: Zona; tipoMedida: TipoMedida; anio: number };

/** The demand by month and period, priced as if it happened in `anio`, and how much of a year it is. */
export function readDemand(punto: Punto, demanda: DemandaEstudio): Result<DemandaAnual> {
  if (demanda.tipo === 'cuartos') return demandaDeCurva(punto, demanda.curva);
  const periodos = periodosDe(punto.tarifa, 'potencia');
  const meses: MesDemanda[] = [];
  for (const [i, { mes, kw }] of demanda.meses.entries()) {
    if (!Number.isInteger(mes) || mes < 1 || mes > 12) {
      return fail('mes-no-valido', `«${mes}» no es un mes del 1 al 12`, `demanda.meses.${i}.mes`);
    }
    if (meses.some((anterior) => anterior.mes === mes)) {
      return fail('mes-repetido', `El mes ${mes} aparece más de una vez`, `demanda.meses.${i}.mes`);
    }
    const issue = checkByPeriod(kw, periodos, `demanda.meses.${i}.kw`);
    if (issue) return { ok: false, issue };
    const desde = diaDe(punto.anio, mes, 1) - 1;
    const hasta = desde + diasDelMes(punto.anio, mes);
    meses.push({ mes, desde, hasta, periodos: kw.map(delMes(punto, desde, hasta)) });
  }
  if (meses.length === 0) return sinDemanda();
  return ok({ meses, escala: 12 / meses.length });
}

/** What a maximeter says of a period of a month: the excess itself for types 4 and 5, an estimate of it for the others. */
function delMes({ tarifa, zona, tipoMedida }: Punto, desde: Dia, hasta: Dia) {
  if (tipoMedida > 3) return demandaPorMaximo;
  const cuartos = Array.from({ length: periodosDe(tarifa, 'potencia') }, () => 0);
  for (let dia = desde + 1; dia <= hasta; dia++) {
    for (const periodo of periodosDelDia({ tarifa, zona, magnitud: 'potencia', dia }))
      cuartos[periodo - 1]! += 4;
  }
  return (kw: number, i: number) => demandaEstimada(kw, cuartos[i] ?? 0);
}

function sinDemanda() {
  return fail('sin-demanda', 'Hace falta al menos un mes de maxímetros o un día de curva', 'demanda');
}

/** Values of one calendar month of the curve, in lists by power period. */
type Trozo = {
  readonly primero: Dia;
  ultimo: Dia;
  readonly kw: number[][];
  /** How many intervals each period has, with a reading or without. */
  readonly intervalos: number[];
};

function demandaDeCurva(punto: Punto, curva: CurvaPotencia): Result<DemandaAnual> {
  const trozos = splitCurva(punto, curva);
  if (!trozos.ok) return trozos;
  const conLecturas = trozos.value.filter(hasEachPeriodo);
  if (conLecturas.length === 0) return sinDemanda();
  const cuartosPorIntervalo = curva.resolucion / 15;
  const meses = conLecturas.map(({ primero, ultimo, kw, intervalos }) => ({
    ...diasEn(punto.anio, primero, ultimo),
    periodos: kw.map((valores, p) => {
      // An interval without a reading is taken to be like the others of its month and period.
      const veces = valores.length === 0 ? 1 : (intervalos[p] ?? 0) / valores.length;
      const delPeriodo = demandaPorCuartos(valores, cuartosPorIntervalo * veces);
      return punto.tipoMedida <= 3 ? delPeriodo : demandaPorMaximo(delPeriodo.maximaKw);
    }),
  }));
  const dias = meses.reduce((suma, { desde, hasta }) => suma + hasta - desde, 0);
  return ok({ meses, escala: diasDelAnio(punto.anio) / dias });
}

/** Of a month with a period that nobody read there is nothing to say: it counts as one that is missing. */
function hasEachPeriodo({ kw, intervalos }: Trozo): boolean {
  return kw.every((valores, p) => valores.length > 0 || intervalos[p] === 0);
}

function splitCurva({ tarifa, zona }: Punto, { desde, resolucion, kw }: CurvaPotencia): Result<Trozo[]> {
  const trozos: Trozo[] = [];
  const porHora = 60 / resolucion;
  let posicion = 0;
  for (let dia = desde; posicion < kw.length; dia++) {
    const horas = horasDelDia(dia);
    if (posicion + horas * porHora > kw.length) {
      return fail('curva-incompleta', `La curva termina a mitad del ${enFecha(dia)}`, 'demanda.curva.kw');
    }
    if (dia === desde || partesDe(dia).dia === 1) {
      const vacios = Array.from({ length: periodosDe(tarifa, 'potencia') }, (): number[] => []);
      trozos.push({ primero: dia, ultimo: dia, kw: vacios, intervalos: vacios.map(() => 0) });
    }
    const trozo = trozos.at(-1)!;
    trozo.ultimo = dia;
    const periodos = periodosDelDia({ tarifa, zona, magnitud: 'potencia', dia });
    for (let i = 0; i < horas * porHora; i++) {
      // The 25th hour of October's clock change is valle, as the whole of that Sunday.
      const periodo = periodos[Math.min(Math.floor(i / porHora), 23)]! - 1;
      const valor = kw[posicion++]!;
      trozo.intervalos[periodo]!++;
      if (valor === null) continue;
      if (!(valor >= 0 && valor < Infinity)) {
        const message = `El ${enFecha(dia)} trae ${valor}, que no es una potencia`;
        return fail('cantidad-no-valida', message, `demanda.curva.kw.${posicion - 1}`);
      }
      trozo.kw[periodo]!.push(valor);
    }
  }
  return ok(trozos);
}

/** The days of the year studied that stand for those of the curve: a whole month is a whole month in both. */
function diasEn(anio: number, primero: Dia, ultimo: Dia): Pick<MesDemanda, 'mes' | 'desde' | 'hasta'> {
  const real = partesDe(primero);
  const suyos = diasDelMes(anio, real.mes);
  const fin = partesDe(ultimo).dia;
  const completo = fin === diasDelMes(real.anio, real.mes);
  const inicio = Math.min(real.dia, suyos);
  return {
    mes: real.mes,
    desde: diaDe(anio, real.mes, inicio) - 1,
    hasta: diaDe(anio, real.mes, completo ? suyos : Math.min(fin, suyos)),
  };
}
