import { enFecha } from '../cifras-en-texto.ts';
import { type Curva, intervalosEntre } from '../curva.ts';
import { type Dia, horasDelDia } from '../fecha.ts';
import { fail, ok, type Result } from '../result.ts';
import { minutosTranscurridos } from './cambio-de-hora.ts';
import type { Energia } from './formato.ts';
import { type InformeCurva, reportCurva } from './informe-de-curva.ts';
import type { LecturaCurva } from './registro.ts';

export type OpcionesMontaje = {
  /** Which of the energies of the readings; by default the one taken from the grid. */
  readonly energia?: Energia;
  /** kWh of an interval over which a reading is reported as absurd; by default, from the readings themselves. */
  readonly limiteKwh?: number;
};

export type CurvaMontada = { readonly curva: Curva; readonly informe: InformeCurva };

/** Takes the readings of one supply point, in any order, and then puts them in their place. */
export type Montador = {
  add(lectura: LecturaCurva): void;
  assemble(): Result<CurvaMontada>;
};

/** What the curve keeps of a reading until its whole day is known. */
type LecturaDelDia = {
  readonly finMin: number;
  readonly verano: boolean | null;
  readonly kwh: number | null;
  readonly estimada: boolean | null;
};

/** A longer stretch is a mistaken year in some date. */
const MAX_DIAS = 15 * 366;

/**
 * Makes one load curve, kWh by interval, of readings in any order. It refuses an empty one (`curva-vacia`), hours
 * mixed with quarter-hours (`curva-mezclada`) and more than 15 years between its ends (`curva-demasiado-larga`).
 */
export function assembleCurva(
  lecturas: Iterable<LecturaCurva>,
  opciones: OpcionesMontaje = {},
): Result<CurvaMontada> {
  const montador = createAssembler(opciones);
  for (const lectura of lecturas) montador.add(lectura);
  return montador.assemble();
}

/**
 * One curve for each supply point or facility, kWh by interval, each with the refusals of `assembleCurva`; the key
 * is its CUPS, or its CIL, or '' when the file has none.
 */
export function assembleCurvas(
  lecturas: Iterable<LecturaCurva>,
  opciones: OpcionesMontaje = {},
): Map<string, Result<CurvaMontada>> {
  const montadores = new Map<string, Montador>();
  for (const lectura of lecturas) {
    const clave = claveDe(lectura);
    let montador = montadores.get(clave);
    if (!montador) {
      montador = createAssembler(opciones);
      montadores.set(clave, montador);
    }
    montador.add(lectura);
  }
  return new Map(Array.from(montadores, ([clave, montador]) => [clave, montador.assemble()]));
}

/** A reading belongs to the facility where there is one, otherwise to the supply point. */
export function claveDe(lectura: LecturaCurva): string {
  return lectura.cil ?? lectura.cups ?? '';
}

/** Takes the readings of one curve as they come; `montar` answers as `assembleCurva` does. */
export function createAssembler({ energia = 'activa', limiteKwh }: OpcionesMontaje = {}): Montador {
  const dias = new Map<Dia, LecturaDelDia[]>();
  const resoluciones = new Set<15 | 60>();
  return {
    add(lectura) {
      resoluciones.add(lectura.resolucion);
      const { finMin, verano, estimada } = lectura;
      const delDia = dias.get(lectura.dia);
      const nueva = { finMin, verano, estimada, kwh: lectura[`${energia}Kwh`] };
      if (delDia) delDia.push(nueva);
      else dias.set(lectura.dia, [nueva]);
    },
    assemble() {
      const [resolucion, otra] = resoluciones;
      if (!resolucion) return fail('curva-vacia', 'No hay lecturas con que hacer la curva');
      if (otra) return fail('curva-mezclada', 'Hay lecturas horarias y cuartohorarias mezcladas');
      return place(dias, resolucion, limiteKwh);
    },
  };
}

function place(
  dias: ReadonlyMap<Dia, LecturaDelDia[]>,
  resolucion: 15 | 60,
  limiteKwh: number | undefined,
): Result<CurvaMontada> {
  let [desde, hasta] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const dia of dias.keys()) [desde, hasta] = [Math.min(desde, dia), Math.max(hasta, dia)];
  if (hasta - desde > MAX_DIAS) {
    const motivo = `Las lecturas van del ${enFecha(desde)} al ${enFecha(hasta)}: alguna fecha está mal`;
    return fail('curva-demasiado-larga', motivo, 'fecha');
  }
  const sitios = new Array<LecturaDelDia | undefined>(intervalosEntre(desde, hasta, resolucion));
  let duplicadas = 0;
  const fuera: LecturaDelDia[] = [];
  for (let dia = desde, primero = 0; dia <= hasta; dia++) {
    const minutosDelDia = horasDelDia(dia) * 60;
    const delDia = dias.get(dia) ?? [];
    const finales = minutosTranscurridos(delDia, minutosDelDia);
    for (const [i, lectura] of delDia.entries()) {
      const fin = finales[i];
      if (lectura.kwh === null) continue;
      if (fin === null || fin === undefined) {
        fuera.push(lectura);
        continue;
      }
      const sitio = primero + fin / resolucion - 1;
      if (sitios[sitio]) duplicadas++;
      sitios[sitio] = lectura;
    }
    primero += minutosDelDia / resolucion;
  }
  const kwh = Float64Array.from(sitios, (lectura) => lectura?.kwh ?? 0);
  const huecos = Array.from(sitios.keys()).filter((sitio) => sitios[sitio] === undefined);
  const curva: Curva = { desde, hasta, resolucion, kwh, huecos };
  return ok({ curva, informe: reportCurva(curva, sitios, { duplicadas, fuera, limiteKwh }) });
}
