import { periodosDelDia, type Zona } from './calendario.ts';
import { type Dia, formatFecha, horasDelDia, horasEntre, partesDe } from './fecha.ts';
import { type Magnitud, periodosDe, type Tarifa } from './tarifas.ts';

/** A load curve of whole civil days, its intervals in the order they pass (23 or 25 hours on a clock change). */
export type Curva = {
  readonly desde: Dia;
  /** Last day, included. */
  readonly hasta: Dia;
  /** Minutes of an interval. */
  readonly resolucion: 15 | 60;
  /** kWh of each interval; 0 where the file had none. */
  readonly kwh: Float64Array;
  /** Positions in `kwh` that the file did not bring. */
  readonly huecos: readonly number[];
};

/** kWh of a stretch of the curve: `periodosKwh` has P1 first. */
export type SumaCurva = { readonly totalKwh: number; readonly periodosKwh: readonly number[] };

/** Number of intervals that a curve of these days must have. */
export function intervalosEntre(desde: Dia, hasta: Dia, resolucion: 15 | 60): number {
  return horasEntre(desde, hasta + 1) * (60 / resolucion);
}

/** kWh per period of every day of the curve, with its date. */
export function sumarPorDia(
  curva: Curva,
  tarifa: Tarifa,
  zona: Zona,
  magnitud: Magnitud = 'energia',
): (SumaCurva & { dia: string })[] {
  const dias: (SumaCurva & { dia: string })[] = [];
  recorrerDias(curva, tarifa, zona, magnitud, (dia, periodosKwh) => {
    dias.push({ dia: formatFecha(dia), totalKwh: total(periodosKwh), periodosKwh: Array.from(periodosKwh) });
  });
  return dias;
}

/** kWh per period of every calendar month of the curve, as `YYYY-MM`. */
export function sumarPorMes(
  curva: Curva,
  tarifa: Tarifa,
  zona: Zona,
  magnitud: Magnitud = 'energia',
): (SumaCurva & { mes: string })[] {
  const meses = new Map<string, Float64Array>();
  let clave = '';
  let acumulado = new Float64Array(0);
  recorrerDias(curva, tarifa, zona, magnitud, (dia, periodosKwh) => {
    if (clave === '' || partesDe(dia).dia === 1) {
      clave = formatFecha(dia).slice(0, 7);
      acumulado = new Float64Array(periodosDe(tarifa, magnitud));
      meses.set(clave, acumulado);
    }
    for (let i = 0; i < acumulado.length; i++) acumulado[i]! += periodosKwh[i]!;
  });
  return Array.from(meses, ([mes, kwh]) => ({ mes, totalKwh: total(kwh), periodosKwh: Array.from(kwh) }));
}

/** kWh per period of the whole curve. */
export function sumarPorPeriodo(
  curva: Curva,
  tarifa: Tarifa,
  zona: Zona,
  magnitud: Magnitud = 'energia',
): SumaCurva {
  const suma = new Float64Array(periodosDe(tarifa, magnitud));
  recorrerDias(curva, tarifa, zona, magnitud, (_dia, periodosKwh) => {
    for (let i = 0; i < suma.length; i++) suma[i]! += periodosKwh[i]!;
  });
  return { totalKwh: total(suma), periodosKwh: Array.from(suma) };
}

/** Calls `alDia` with a shared array that the next day overwrites. */
function recorrerDias(
  curva: Curva,
  tarifa: Tarifa,
  zona: Zona,
  magnitud: Magnitud,
  alDia: (dia: Dia, periodosKwh: Float64Array) => void,
): void {
  const porHora = 60 / curva.resolucion;
  const delDia = new Float64Array(periodosDe(tarifa, magnitud));
  let posicion = 0;
  for (let dia = curva.desde; dia <= curva.hasta; dia++) {
    const periodos = periodosDelDia(tarifa, zona, magnitud, dia);
    const horas = horasDelDia(dia);
    delDia.fill(0);
    let hora = 0;
    while (hora < horas) {
      // Hours of one period come in runs; a clock-change day is valle throughout, so its last hour stands for 25.
      const periodo = periodos[Math.min(hora, 23)]!;
      let suma = 0;
      do {
        for (let i = 0; i < porHora; i++) suma += curva.kwh[posicion++]!;
        hora++;
      } while (hora < horas && periodos[Math.min(hora, 23)] === periodo);
      delDia[periodo - 1]! += suma;
    }
    alDia(dia, delDia);
  }
}

function total(kwh: Float64Array): number {
  let suma = 0;
  for (const valor of kwh) suma += valor;
  return suma;
}
