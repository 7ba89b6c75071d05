import { calendarioAnual, type Zona } from './calendario.ts';
import {
  anioDe,
  type Dia,
  diaDe,
  diasDelMes,
  formatFecha,
  horasDelDia,
  horasEntre,
  partesDe,
} from './fecha.ts';
import { type Magnitud, periodosDe, type Tarifa } from './tarifas.ts';

/** A load curve of whole civil days, its intervals in the order they pass (23 or 25 hours on a clock change). */
export type Curva = {
  readonly desde: Dia;
  /** The last day is included. */
  readonly hasta: Dia;
  /** The length of an interval in minutes. */
  readonly resolucion: 15 | 60;
  /** The kWh of each interval; 0 where the file had none. */
  readonly kwh: Float64Array;
  /** The positions in `kwh` that the file did not bring. */
  readonly huecos: readonly number[];
};

/** The sums of a stretch of the curve in kWh; `periodosKwh` has P1 first. */
export type SumaCurva = { readonly totalKwh: number; readonly periodosKwh: readonly number[] };

/** Number of intervals that a curve of these days must have. */
export function intervalosEntre(desde: Dia, hasta: Dia, resolucion: 15 | 60): number {
  return horasEntre(desde, hasta + 1) * (60 / resolucion);
}

/** Some days of a curve, all of which it has; `hasta` is included. */
export function cutCurva(curva: Curva, desde: Dia, hasta: Dia): Curva {
  const { resolucion } = curva;
  const primera = intervalosEntre(curva.desde, desde - 1, resolucion);
  const cuantos = intervalosEntre(desde, hasta, resolucion);
  return {
    desde,
    hasta,
    resolucion,
    kwh: curva.kwh.subarray(primera, primera + cuantos),
    huecos: curva.huecos.flatMap((i) => (i >= primera && i < primera + cuantos ? i - primera : [])),
  };
}

/** kWh per period of every day of the curve, with its date. */
export function sumByDay({
  curva,
  tarifa,
  zona,
  magnitud = 'energia',
}: {
  readonly curva: Curva;
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud?: Magnitud;
}): (SumaCurva & { dia: string })[] {
  const dias: (SumaCurva & { dia: string })[] = [];
  walkYears({
    curva,
    tarifa,
    zona,
    magnitud,
    alTramo: (tramo) => {
      let { hora, posicion } = tramo;
      for (let dia = tramo.desde; dia <= tramo.hasta; dia++) {
        const suma = new Float64Array(periodosDe(tarifa, magnitud));
        const horas = horasDelDia(dia);
        posicion = accumulate({
          curva,
          periodos: tramo.periodos,
          primeraHora: hora,
          horas,
          primeraPosicion: posicion,
          suma,
        });
        hora += horas;
        dias.push({ dia: formatFecha(dia), ...summarize(suma) });
      }
    },
  });
  return dias;
}

/** kWh per period of every calendar month of the curve, as `YYYY-MM`. */
export function sumByMonth({
  curva,
  tarifa,
  zona,
  magnitud = 'energia',
}: {
  readonly curva: Curva;
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud?: Magnitud;
}): (SumaCurva & { mes: string })[] {
  const meses: (SumaCurva & { mes: string })[] = [];
  walkYears({
    curva,
    tarifa,
    zona,
    magnitud,
    alTramo: (tramo) => {
      let { hora, posicion, desde } = tramo;
      while (desde <= tramo.hasta) {
        const { anio, mes } = partesDe(desde);
        const siguiente = Math.min(diaDe(anio, mes, diasDelMes(anio, mes)), tramo.hasta) + 1;
        const suma = new Float64Array(periodosDe(tarifa, magnitud));
        const horas = horasEntre(desde, siguiente);
        posicion = accumulate({
          curva,
          periodos: tramo.periodos,
          primeraHora: hora,
          horas,
          primeraPosicion: posicion,
          suma,
        });
        meses.push({ mes: formatFecha(desde).slice(0, 7), ...summarize(suma) });
        hora += horas;
        desde = siguiente;
      }
    },
  });
  return meses;
}

/** kWh per period of the whole curve. */
export function sumByPeriod({
  curva,
  tarifa,
  zona,
  magnitud = 'energia',
}: {
  readonly curva: Curva;
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud?: Magnitud;
}): SumaCurva {
  const suma = new Float64Array(periodosDe(tarifa, magnitud));
  walkYears({
    curva,
    tarifa,
    zona,
    magnitud,
    alTramo: ({ periodos, desde, hasta, hora, posicion }) => {
      accumulate({
        curva,
        periodos,
        primeraHora: hora,
        horas: horasEntre(desde, hasta + 1),
        primeraPosicion: posicion,
        suma,
      });
    },
  });
  return summarize(suma);
}

/** The days of a curve that fall in one year, with that year's calendar. */
type TramoAnual = {
  readonly periodos: Uint8Array;
  readonly desde: Dia;
  readonly hasta: Dia;
  /** First hour of the stretch in `periodos`, and its first interval in the curve. */
  readonly hora: number;
  readonly posicion: number;
};

function walkYears({
  curva,
  tarifa,
  zona,
  magnitud,
  alTramo,
}: {
  readonly curva: Curva;
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud: Magnitud;
  readonly alTramo: (tramo: TramoAnual) => void;
}): void {
  let desde = curva.desde;
  while (desde <= curva.hasta) {
    const anio = anioDe(desde);
    const hasta = Math.min(diaDe(anio, 12, 31), curva.hasta);
    alTramo({
      periodos: calendarioAnual({ tarifa, zona, magnitud, anio }),
      desde,
      hasta,
      hora: horasEntre(diaDe(anio, 1, 1), desde),
      posicion: intervalosEntre(curva.desde, desde - 1, curva.resolucion),
    });
    desde = hasta + 1;
  }
}

/** Adds `horas` hours of the curve into `suma` by period, and gives the position after the last one. */
function accumulate({
  curva: { kwh, resolucion },
  periodos,
  primeraHora,
  horas,
  primeraPosicion,
  suma,
}: {
  readonly curva: Curva;
  readonly periodos: Uint8Array;
  readonly primeraHora: number;
  readonly horas: number;
  readonly primeraPosicion: number;
  readonly suma: Float64Array;
}): number {
  let posicion = primeraPosicion;
  const fin = primeraHora + horas;
  for (let hora = primeraHora; hora < fin; ) {
    // Hours of one period come in runs: their sum stays in a register, and quarters are added in pairs.
    const periodo = periodos[hora]!;
    let parcial = 0;
    do {
      if (resolucion === 15) {
        parcial += kwh[posicion]! + kwh[posicion + 1]! + (kwh[posicion + 2]! + kwh[posicion + 3]!);
        posicion += 4;
      } else {
        parcial += kwh[posicion++]!;
      }
      hora++;
    } while (hora < fin && periodos[hora] === periodo);
    suma[periodo - 1]! += parcial;
  }
  return posicion;
}

function summarize(suma: Float64Array): SumaCurva {
  const periodosKwh = Array.from(suma);
  return { totalKwh: periodosKwh.reduce((total, kwh) => total + kwh, 0), periodosKwh };
}
