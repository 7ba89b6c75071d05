import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodoDe, ZONAS, type Zona } from './calendario.ts';
import { type Curva, intervalosEntre, sumByDay, sumByMonth, sumByPeriod } from './curva.ts';
import { cambiosDeHora, diaDe, formatFecha, horasDelDia } from './fecha.ts';
import { type Magnitud, periodosDe, TARIFAS, type Tarifa } from './tarifas.ts';

/** A curve whose intervals carry whole numbers, so that sums in any order are exact. */
function curvaDe(
  desde: number,
  hasta: number,
  resolucion: 15 | 60,
  valor: (i: number) => number = () => 1,
): Curva {
  const kwh = Float64Array.from({ length: intervalosEntre(desde, hasta, resolucion) }, (_, i) => valor(i));
  return { desde, hasta, resolucion, kwh, huecos: [] };
}

type Fila = { readonly fecha: string; readonly periodo: number; readonly kwh: number };

/** One interval after another, each with its clock hour: 2:00 is missing in March and comes twice in October. */
function classify(curva: Curva, tarifa: Tarifa, zona: Zona, magnitud: Magnitud): Fila[] {
  const filas: Fila[] = [];
  let i = 0;
  for (let dia = curva.desde; dia <= curva.hasta; dia++) {
    const horas = Array.from({ length: 24 }, (_, hora) => hora);
    if (horasDelDia(dia) === 23) horas.splice(2, 1);
    if (horasDelDia(dia) === 25) horas.splice(2, 0, 2);
    for (const hora of horas) {
      for (let cuarto = 0; cuarto < 60; cuarto += curva.resolucion) {
        const periodo = periodoDe({ tarifa, zona, magnitud, dia, hora });
        filas.push({ fecha: formatFecha(dia), periodo, kwh: curva.kwh[i++]! });
      }
    }
  }
  expect(i).toBe(curva.kwh.length);
  return filas;
}

function sum(filas: readonly Fila[], periodos: number) {
  const periodosKwh = new Array<number>(periodos).fill(0);
  for (const { periodo, kwh } of filas) periodosKwh[periodo - 1]! += kwh;
  return { totalKwh: filas.reduce((suma, { kwh }) => suma + kwh, 0), periodosKwh };
}

/** Sums of the rows that share the first `letras` of their date. */
function group(filas: readonly Fila[], periodos: number, letras: number) {
  const claves = [...new Set(filas.map(({ fecha }) => fecha.slice(0, letras)))];
  return claves.map((clave) => ({
    clave,
    ...sum(
      filas.filter(({ fecha }) => fecha.startsWith(clave)),
      periodos,
    ),
  }));
}

const caso = fc.record({
  tarifa: fc.constantFrom(...TARIFAS),
  zona: fc.constantFrom(...ZONAS),
  magnitud: fc.constantFrom<Magnitud>('energia', 'potencia'),
  resolucion: fc.constantFrom(15 as const, 60 as const),
  // Around the ends of the year and both clock changes, which is where sums go wrong.
  ancla: fc.constantFrom(
    diaDe(2025, 1, 1),
    diaDe(2026, 1, 1),
    ...Object.values(cambiosDeHora(2026)),
    diaDe(2024, 2, 29),
  ),
  antes: fc.nat(35),
  despues: fc.nat(35),
  semilla: fc.integer({ min: 1, max: 997 }),
});

describe('sums of a curve', () => {
  it('by period, day and month are those of a row by row classification', () => {
    fc.assert(
      fc.property(caso, ({ tarifa, zona, magnitud, resolucion, ancla, antes, despues, semilla }) => {
        const curva = curvaDe(ancla - antes, ancla + despues, resolucion, (i) => (i * semilla) % 1009);
        const filas = classify(curva, tarifa, zona, magnitud);
        const periodos = periodosDe(tarifa, magnitud);
        expect(sumByPeriod({ curva, tarifa, zona, magnitud })).toEqual(sum(filas, periodos));
        const dias = sumByDay({ curva, tarifa, zona, magnitud });
        expect(dias.map(({ dia, ...suma }) => ({ clave: dia, ...suma }))).toEqual(group(filas, periodos, 10));
        const meses = sumByMonth({ curva, tarifa, zona, magnitud });
        expect(meses.map(({ mes, ...suma }) => ({ clave: mes, ...suma }))).toEqual(group(filas, periodos, 7));
      }),
      { numRuns: 60 },
    );
  });

  it('of a year at 1 kWh an hour are the hours of the calendar', () => {
    const horas = [756, 975, 886, 1022, 441, 4680];
    const anio = (resolucion: 15 | 60) =>
      curvaDe(diaDe(2026, 1, 1), diaDe(2026, 12, 31), resolucion, () => resolucion / 60);
    for (const resolucion of [15, 60] as const) {
      expect(sumByPeriod({ curva: anio(resolucion), tarifa: '3.0TD', zona: 'peninsula' })).toEqual({
        totalKwh: 8760,
        periodosKwh: horas,
      });
      expect(
        sumByMonth({ curva: anio(resolucion), tarifa: '3.0TD', zona: 'peninsula' }).map(
          (mes) => mes.totalKwh,
        ),
      ).toEqual([744, 672, 743, 720, 744, 720, 744, 744, 720, 745, 720, 744]);
    }
  });

  it('of the days when the clock changes are 23 and 25 hours of valle', () => {
    const { marzo, octubre } = cambiosDeHora(2026);
    for (const [dia, horas] of [
      [marzo, 23],
      [octubre, 25],
    ] as const) {
      expect(sumByDay({ curva: curvaDe(dia, dia, 60), tarifa: '2.0TD', zona: 'peninsula' })).toEqual([
        { dia: formatFecha(dia), totalKwh: horas, periodosKwh: [0, 0, horas] },
      ]);
      expect(
        sumByDay({ curva: curvaDe(dia, dia, 15), tarifa: '6.1TD', zona: 'canarias' })[0]?.periodosKwh[5],
      ).toBe(horas * 4);
    }
  });

  it('take energy unless told power, which 2.0TD splits otherwise', () => {
    const martes = curvaDe(diaDe(2026, 1, 13), diaDe(2026, 1, 13), 60);
    expect(sumByPeriod({ curva: martes, tarifa: '2.0TD', zona: 'peninsula' }).periodosKwh).toEqual([8, 8, 8]);
    expect(
      sumByPeriod({ curva: martes, tarifa: '2.0TD', zona: 'peninsula', magnitud: 'potencia' }).periodosKwh,
    ).toEqual([16, 8]);
  });

  it('of a curve over a new year keep one month for each', () => {
    const curva = curvaDe(diaDe(2025, 12, 30), diaDe(2026, 1, 2), 60);
    expect(sumByMonth({ curva, tarifa: '3.0TD', zona: 'peninsula' })).toEqual([
      { mes: '2025-12', totalKwh: 48, periodosKwh: [18, 14, 0, 0, 0, 16] },
      { mes: '2026-01', totalKwh: 48, periodosKwh: [9, 7, 0, 0, 0, 32] },
    ]);
  });
});

it.each([
  ['2026-01-01', '2026-01-01', 24, 96],
  ['2026-03-29', '2026-03-29', 23, 92],
  ['2026-10-25', '2026-10-25', 25, 100],
  ['2026-01-01', '2026-12-31', 8760, 35_040],
  ['2024-01-01', '2024-12-31', 8784, 35_136],
])('from %s to %s there are %i hours and %i quarters', (desde, hasta, horas, cuartos) => {
  const [primero, ultimo] = [desde, hasta].map((fecha) => {
    const [anio, mes, dia] = fecha.split('-').map(Number);
    return diaDe(anio!, mes!, dia!);
  });
  expect(intervalosEntre(primero!, ultimo!, 60)).toBe(horas);
  expect(intervalosEntre(primero!, ultimo!, 15)).toBe(cuartos);
});
