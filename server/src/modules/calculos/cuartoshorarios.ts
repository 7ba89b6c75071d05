import type { BodyOf, calculos } from '@vatio/contract';
import {
  type CurvaPotencia,
  type Dia,
  horasEntre,
  periodosDe,
  periodosDelDia,
  type Tarifa,
  type Zona,
} from '@vatio/domain';
import { issueProblem } from '../../platform/issues.ts';
import { diaDelCampo, instanteLocal } from './instantes.ts';

type DeFactura = NonNullable<BodyOf<typeof calculos.factura>['cuartoshorarios']>;
type DePotencia = NonNullable<BodyOf<typeof calculos.potenciaOptima>['cuartoshorarios']>;
type ConInstante = readonly { readonly instante: string; readonly kw: number }[];

/** Quarter-hour demands grouped by power period, whichever of the three shapes they came in. */
export function porPeriodos(cuartos: DeFactura, tarifa: Tarifa, zona: Zona): number[][] {
  if (Array.isArray(cuartos)) return conInstantes(cuartos) ? agrupar(cuartos, tarifa, zona) : cuartos;
  const periodos = vacios(tarifa);
  let dia = diaDelCampo(cuartos.desde, 'cuartoshorarios.desde');
  let inicio = 0;
  while (inicio < cuartos.kw.length) {
    const delDia = periodosDelDia(tarifa, zona, 'potencia', dia);
    const cuantos = horasEntre(dia, dia + 1) * 4;
    cuartos.kw.slice(inicio, inicio + cuantos).forEach((kw, i) => {
      periodos[delDia[Math.min(Math.floor(i / 4), 23)]! - 1]!.push(kw);
    });
    inicio += cuantos;
    dia++;
  }
  return periodos;
}

function agrupar(cuartos: ConInstante, tarifa: Tarifa, zona: Zona): number[][] {
  const periodos = vacios(tarifa);
  cuartos.forEach(({ instante, kw }, i) => {
    const { dia, minuto } = instanteLocal(instante, `cuartoshorarios.${i}.instante`);
    const periodo = periodosDelDia(tarifa, zona, 'potencia', dia)[Math.floor(minuto / 60)]!;
    periodos[periodo - 1]!.push(kw);
  });
  return periodos;
}

function vacios(tarifa: Tarifa): number[][] {
  return Array.from({ length: periodosDe(tarifa, 'potencia') }, () => []);
}

function conInstantes(cuartos: readonly unknown[]): cuartos is ConInstante {
  return cuartos.length > 0 && !Array.isArray(cuartos[0]);
}

/** The quarter-hours as one curve that starts at a local midnight; those not given count as no demand. */
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
