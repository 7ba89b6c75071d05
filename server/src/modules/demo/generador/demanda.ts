import {
  type Curva,
  type Dia,
  diaDeLaSemana,
  diasDelMes,
  horasDelDia,
  intervalosEntre,
  partesDe,
  tipoDeDia,
  type Zona,
} from '@vatio/domain';
import type { FichaActividad } from '../datos/actividades.ts';
import { around1, intBetween, type Random } from './random.ts';

export type Suministro = {
  readonly actividad: FichaActividad;
  readonly zona: Zona;
  /** The highest hourly demand, kW, apart from a few starts of machinery. */
  readonly puntaKw: number;
  readonly resolucion: 15 | 60;
  /** The share of days on which some machine starts together with the rest. */
  readonly arranques: number;
};

/** The load curve of a supply over whole civil days, with a whole number of Wh in every interval. */
export function generateCurva({
  suministro,
  desde,
  hasta,
  random,
}: {
  readonly suministro: Suministro;
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly random: Random;
}): Curva {
  const { resolucion } = suministro;
  const kwh = new Float64Array(intervalosEntre(desde, hasta, resolucion));
  let posicion = 0;
  for (let dia = desde; dia <= hasta; dia++) {
    for (const kw of demandaDelDia(suministro, dia, random)) {
      if (resolucion === 60) {
        kwh[posicion++] = enWh(kw);
      } else {
        for (let cuarto = 0; cuarto < 4; cuarto++) kwh[posicion++] = enWh((kw / 4) * around1(random, 0.12));
      }
    }
  }
  return { desde, hasta, resolucion, kwh, huecos: [] };
}

/** The mean kW of the 23, 24 or 25 hours of a day. */
function demandaDelDia(suministro: Suministro, dia: Dia, random: Random): Float64Array {
  const { actividad, zona, puntaKw, arranques } = suministro;
  const forma = cargaDe(formaDelDia(actividad, zona, dia));
  const nivelKw = puntaKw * nivelDelMes(actividad.meses, dia) * (1 - random() * 0.14);
  const vaiven = actividad.vaiven ?? 0.12;
  const reloj = relojDe(dia);
  const demanda = new Float64Array(reloj.length);
  for (let i = 0; i < reloj.length; i++) {
    demanda[i] = nivelKw * forma[reloj[i]!]! * (1 - random() * vaiven);
  }
  if (random() < arranques) {
    const hora = intBetween(random, 8, 20);
    demanda[hora] = demanda[hora]! * (1.1 + random() * 0.25);
  }
  return demanda;
}

function formaDelDia(actividad: FichaActividad, zona: Zona, dia: Dia): string {
  const { mes, dia: numero } = partesDe(dia);
  const verano = mes >= 5 && mes <= 9 ? actividad.formaVerano : undefined;
  const forma = verano ?? actividad.forma;
  const cuando = mes * 100 + numero;
  const cerrado = actividad.cierres?.some(([desde, hasta]) => cuando >= desde && cuando <= hasta);
  if (cerrado) return forma.festivo;
  if (diaDeLaSemana(dia) === 6) return forma.sabado;
  return tipoDeDia(zona, dia) === 'D' ? forma.festivo : forma.laborable;
}

/** The demand of an idle supply, as a share of its peak. */
const REPOSO = 0.02;
const cargas = new Map<string, Float64Array>();

/** Reads a shape written in digits as shares of the peak by clock hour. */
function cargaDe(forma: string): Float64Array {
  let carga = cargas.get(forma);
  if (!carga) {
    carga = Float64Array.from(forma, (cifra) => REPOSO + ((1 - REPOSO) * Number(cifra)) / 9);
    cargas.set(forma, carga);
  }
  return carga;
}

/** The factor of a month holds at its middle and approaches its neighbours' at both ends. */
function nivelDelMes(meses: readonly number[], dia: Dia): number {
  const { anio, mes, dia: numero } = partesDe(dia);
  const desdeElMedio = (numero - 0.5) / diasDelMes(anio, mes) - 0.5;
  const propio = meses[mes - 1]!;
  const vecino = meses[(mes - 1 + (desdeElMedio < 0 ? 11 : 1)) % 12]!;
  return propio + (vecino - propio) * Math.abs(desdeElMedio);
}

const RELOJ = Array.from({ length: 24 }, (_, hora) => hora);
const RELOJ_DE_MARZO = RELOJ.filter((hora) => hora !== 2);
const RELOJ_DE_OCTUBRE = RELOJ.flatMap((hora) => (hora === 2 ? [2, 2] : [hora]));

/** The clock hours of a day in the order they pass: 2 is skipped in March and comes twice in October. */
function relojDe(dia: Dia): readonly number[] {
  const horas = horasDelDia(dia);
  return horas === 24 ? RELOJ : horas === 23 ? RELOJ_DE_MARZO : RELOJ_DE_OCTUBRE;
}

/** Meters register whole Wh. */
export function enWh(kwh: number): number {
  return Math.round(kwh * 1000) / 1000;
}
