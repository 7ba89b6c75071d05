import {
  type Curva,
  calendarioAnual,
  type Dia,
  diaDe,
  diasDelMes,
  horasEntre,
  partesDe,
  periodosDe,
  round,
  sumByPeriod,
  type Tarifa,
  type Zona,
} from '@vatio/domain';

/** A civil day with all its readings, in Wh. */
export type DiaCompleto = { readonly dia: Dia; readonly resolucion: 15 | 60; readonly wh: readonly number[] };

/**
 * The consumption of a month, or of the rest of one, by period; `desde` is the eve of its first day, as in a
 * bill.
 */
export type MesDeCurva = {
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly activaKwh: number[];
  /** kW; only where the curve is in quarter-hours. */
  readonly maximetroKw: number[];
};

/**
 * The months, or the parts of them without bills, whose every day has a curve. `facturado` says whether a bill
 * contains a day: a bill is worth more than the sum of a curve.
 */
export function mesesDeCurva({
  dias,
  tarifa,
  zona,
  facturado,
}: {
  readonly dias: readonly DiaCompleto[];
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly facturado: (dia: Dia) => boolean;
}): MesDeCurva[] {
  return porMeses(dias.filter(({ dia }) => !facturado(dia))).flatMap(({ primero, delMes }) => {
    const { anio, mes } = partesDe(primero);
    const todos = Array.from({ length: diasDelMes(anio, mes) }, (_, i) => primero + i);
    if (delMes.length < todos.filter((dia) => !facturado(dia)).length) return [];
    return seguidos(delMes).map((tramo) => {
      const desde = tramo[0]!.dia;
      const hasta = desde + tramo.length - 1;
      return {
        desde: desde - 1,
        hasta,
        activaKwh: addDays({ desde, hasta, dias: tramo, tarifa, zona }),
        maximetroKw: maximos({ anio, primero: desde, dias: tramo, tarifa, zona }),
      };
    });
  });
}

/** Splits the days, which come in order, into runs without a gap. */
function seguidos(dias: readonly DiaCompleto[]): DiaCompleto[][] {
  const tramos: DiaCompleto[][] = [];
  for (const dia of dias) {
    const ultimo = tramos.at(-1);
    if (ultimo?.at(-1)?.dia === dia.dia - 1) ultimo.push(dia);
    else tramos.push([dia]);
  }
  return tramos;
}

/** Groups the days, which come in order, by the first day of their month. */
function porMeses(dias: readonly DiaCompleto[]): { primero: Dia; delMes: DiaCompleto[] }[] {
  const meses: { primero: Dia; delMes: DiaCompleto[] }[] = [];
  for (const dia of dias) {
    const { anio, mes } = partesDe(dia.dia);
    const primero = diaDe(anio, mes, 1);
    const ultimo = meses.at(-1);
    if (ultimo?.primero === primero) ultimo.delMes.push(dia);
    else meses.push({ primero, delMes: [dia] });
  }
  return meses;
}

/** The kWh of each period over days that follow each other, both ends included. */
export function addDays({
  desde,
  hasta,
  dias,
  tarifa,
  zona,
}: {
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly dias: readonly DiaCompleto[];
  readonly tarifa: Tarifa;
  readonly zona: Zona;
}): number[] {
  const kwh = Float64Array.from(dias.flatMap(porHoras), (wh) => wh / 1000);
  const curva: Curva = { desde, hasta, resolucion: 60, kwh, huecos: [] };
  return sumByPeriod({ curva, tarifa, zona }).periodosKwh.map((suma) => round(suma, 3));
}

function porHoras({ wh, resolucion }: DiaCompleto): readonly number[] {
  if (resolucion === 60) return wh;
  return Array.from(
    { length: wh.length / 4 },
    (_, hora) => wh[hora * 4]! + wh[hora * 4 + 1]! + wh[hora * 4 + 2]! + wh[hora * 4 + 3]!,
  );
}

function maximos({
  anio,
  primero,
  dias,
  tarifa,
  zona,
}: {
  readonly anio: number;
  readonly primero: Dia;
  readonly dias: readonly DiaCompleto[];
  readonly tarifa: Tarifa;
  readonly zona: Zona;
}): number[] {
  if (dias.some(({ resolucion }) => resolucion === 60)) return [];
  const periodos = calendarioAnual({ tarifa, zona, magnitud: 'potencia', anio });
  const maximosKw = new Array<number>(periodosDe(tarifa, 'potencia')).fill(0);
  const primeraHora = horasEntre(diaDe(anio, 1, 1), primero);
  for (const [cuarto, wh] of dias.flatMap((dia) => dia.wh).entries()) {
    const periodo = periodos[primeraHora + Math.floor(cuarto / 4)]! - 1;
    // The Wh of a quarter-hour, in kW.
    maximosKw[periodo] = Math.max(maximosKw[periodo]!, (wh * 4) / 1000);
  }
  return maximosKw;
}
