import type { BodyOf, calculos } from '@vatio/contract/endpoints';
import {
  type Curva,
  type Dia,
  diaTrasHoras,
  enCifra,
  enFecha,
  horasDelDia,
  horasEntre,
  type SerieHoraria,
} from '@vatio/domain';
import { issueProblem } from '../../platform/issues.ts';
import { diaDelCampo } from './instantes.ts';

type CurvaDada = NonNullable<BodyOf<typeof calculos.indexado>['curva']>;
type SerieDada = NonNullable<BodyOf<typeof calculos.indexado>['mercado']>;

/** A curve of a body, whole days of it; refused where a reading is missing or its last day is cut. */
export function curvaDada({ desde, kwh, resolucion }: CurvaDada): Curva {
  const inicio = diaDelCampo(desde, 'curva.desde');
  const porHora = 60 / resolucion;
  const falta = kwh.indexOf(null);
  if (falta >= 0) {
    const { dia, hora } = diaTrasHoras(inicio, Math.floor(falta / porHora));
    const message = `Falta la lectura del ${enFecha(dia)}, hora ${hora + 1}`;
    throw issueProblem({ code: 'sin-lectura', message, part: `curva.kwh.${falta}` });
  }
  const hasta = diaTrasHoras(inicio, Math.ceil(kwh.length / porHora) - 1).dia;
  checkLastDay({ inicio, hasta, porHora, lecturas: kwh.length });
  return { desde: inicio, hasta, resolucion, kwh: Float64Array.from(kwh as number[]), huecos: [] };
}

function checkLastDay({
  inicio,
  hasta,
  porHora,
  lecturas,
}: {
  readonly inicio: Dia;
  readonly hasta: Dia;
  readonly porHora: number;
  readonly lecturas: number;
}): void {
  const sobran = lecturas - horasEntre(inicio, hasta) * porHora;
  const delDia = horasDelDia(hasta) * porHora;
  if (sobran === delDia) return;
  const cambio = Array.from({ length: hasta - inicio + 1 }, (_, i) => inicio + i).find(
    (dia) => horasDelDia(dia) !== 24,
  );
  const aviso = cambio === undefined ? '' : `; el ${enFecha(cambio)} tiene ${horasDelDia(cambio)} horas`;
  const message = `La curva va por días enteros, y del ${enFecha(hasta)} trae ${enCifra(sobran)} de sus ${delDia} lecturas${aviso}`;
  throw issueProblem({ code: 'curva-incompleta', message, part: 'curva.kwh' });
}

/** A series of a body, €/MWh, as the domain takes it. */
export function serieDada({ desde, eurMwh, resolucion }: SerieDada, campo: string): SerieHoraria {
  return {
    desde: diaDelCampo(desde, `${campo}.desde`),
    eurKwh: Float64Array.from(eurMwh, (precio) => (precio === null ? Number.NaN : precio / 1000)),
    resolucion,
  };
}
