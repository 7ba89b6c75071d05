import type { BodyOf, calculos } from '@vatio/contract/endpoints';
import {
  type CurvaPotencia,
  type Dia,
  horasEntre,
  periodosDelDia,
  type Tarifa,
  type Zona,
} from '@vatio/domain';
import { issueProblem } from '../../platform/issues.ts';
import { diaDelCampo, instanteLocal } from './instantes.ts';

type DeFactura = NonNullable<BodyOf<typeof calculos.factura>['cuartoshorarios']>;
type DePotencia = NonNullable<BodyOf<typeof calculos.potenciaOptima>['cuartoshorarios']>;
type ConInstante = readonly { readonly instante: string; readonly kw: number }[];

/** A quarter-hour with its day and its power period, from 1. */
export type CuartoSituado = { readonly dia: Dia; readonly periodo: number; readonly kw: number };

type Punto = { readonly tarifa: Tarifa; readonly zona: Zona; readonly part: string };

/** The quarter-hours with their day; undefined when they came as lists by period, which do not tell it. */
export function cuartosSituados(cuartos: DeFactura, punto: Punto): CuartoSituado[] | undefined {
  if (!Array.isArray(cuartos)) return seguidos(cuartos, punto);
  return conInstantes(cuartos) ? conInstante(cuartos, punto) : undefined;
}

function seguidos(
  { desde, kw }: Extract<DeFactura, { readonly desde: string }>,
  { tarifa, zona, part }: Punto,
): CuartoSituado[] {
  const situados: CuartoSituado[] = [];
  let dia = diaDelCampo(desde, `${part}.desde`);
  for (let inicio = 0; inicio < kw.length; dia++) {
    const delDia = periodosDelDia({ tarifa, zona, magnitud: 'potencia', dia });
    const cuantos = horasEntre(dia, dia + 1) * 4;
    kw.slice(inicio, inicio + cuantos).forEach((valor, i) => {
      situados.push({ dia, periodo: delDia[Math.min(Math.floor(i / 4), 23)]!, kw: valor });
    });
    inicio += cuantos;
  }
  return situados;
}

function conInstante(cuartos: ConInstante, { tarifa, zona, part }: Punto): CuartoSituado[] {
  return cuartos.map(({ instante, kw }, i) => {
    const { dia, minuto } = instanteLocal(instante, `${part}.${i}.instante`);
    const periodo = periodosDelDia({ tarifa, zona, magnitud: 'potencia', dia })[Math.floor(minuto / 60)]!;
    return { dia, periodo, kw };
  });
}

function conInstantes(cuartos: readonly unknown[]): cuartos is ConInstante {
  return cuartos.length > 0 && !Array.isArray(cuartos[0]);
}

/** The quarter-hours as one curve from a local midnight on; those that are missing count as no demand. */
export function comoCurva(cuartos: DePotencia, primerDia: Dia): CurvaPotencia {
  if (!Array.isArray(cuartos)) {
    return {
      desde: diaDelCampo(cuartos.desde, 'cuartoshorarios.desde'),
      resolucion: cuartos.resolucion,
      kw: cuartos.kw,
    };
  }
  if (!conInstantes(cuartos) || typeof cuartos[0] === 'number') {
    return { desde: primerDia, resolucion: 15, kw: cuartos as readonly number[] };
  }
  const instantes = cuartos.map(({ instante }, i) =>
    instanteLocal(instante, `cuartoshorarios.${i}.instante`),
  );
  const desde = Math.min(...instantes.map(({ dia }) => dia));
  const hasta = Math.max(...instantes.map(({ dia }) => dia));
  if (hasta - desde > 366) {
    const message = 'La curva abarca más de un año';
    throw issueProblem({ code: 'curva-demasiado-larga', message, part: 'cuartoshorarios' });
  }
  const kw = new Float64Array(horasEntre(desde, hasta + 1) * 4);
  instantes.forEach(({ dia, minuto }, i) => {
    const posicion = horasEntre(desde, dia) * 4 + Math.floor(minuto / 15);
    kw[posicion] = Math.max(kw[posicion]!, cuartos[i]!.kw);
  });
  return { desde, resolucion: 15, kw };
}
