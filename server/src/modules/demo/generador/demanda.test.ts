import { diaDe, sumByMonth } from '@vatio/domain';
import { describe, expect, test } from 'vitest';
import { ACTIVIDADES, type Actividad, fichaActividad } from '../datos/actividades.ts';
import { generateCurva } from './demanda.ts';
import { seededRandom } from './random.ts';

type Fecha = readonly [anio: number, mes: number, dia: number];

/** The curve has 100 kW at most and is in the Península. */
function curvaDe(actividad: Actividad, desde: Fecha, hasta: Fecha, resolucion: 15 | 60 = 60) {
  const suministro = {
    actividad: fichaActividad(actividad),
    zona: 'peninsula' as const,
    puntaKw: 100,
    resolucion,
    arranques: 0,
  };
  return generateCurva({
    suministro,
    desde: diaDe(...desde),
    hasta: diaDe(...hasta),
    random: seededRandom(7),
  });
}

test.each(Object.keys(ACTIVIDADES) as Actividad[])(
  '%s has days of 24 hours and twelve months',
  (actividad) => {
    const { forma, formaVerano = forma, meses } = fichaActividad(actividad);
    for (const horas of [forma, formaVerano].flatMap((una) => Object.values(una))) {
      expect(horas).toMatch(/^\d{24}$/);
    }
    expect(meses).toHaveLength(12);
    expect(Math.max(...meses)).toBe(1);
  },
);

test('the clock skips hour 2 in March and repeats it in October', () => {
  const marzo = curvaDe('alumbrado', [2026, 3, 29], [2026, 3, 29]);
  const octubre = curvaDe('alumbrado', [2026, 10, 25], [2026, 10, 25], 15);
  expect([marzo.kwh.length, octubre.kwh.length]).toEqual([23, 100]);
  // The lights go out at 8, which on these days is one hour earlier or later counted from midnight.
  expect(marzo.kwh[6]).toBeGreaterThan(50);
  expect(marzo.kwh[7]).toBeLessThan(5);
  expect(octubre.kwh[35]).toBeGreaterThan(10);
  expect(octubre.kwh[36]).toBeLessThan(5);
});

describe('each activity looks like itself', () => {
  test.each([
    ['panaderia', [2, 3, 4]],
    ['oficina', [10, 11]],
    ['vivienda', [21, 22]],
    ['recargaFlota', [23, 0, 1, 2, 3, 4]],
  ] as const)('%s peaks when it should', (actividad, horas) => {
    const { kwh } = curvaDe(actividad, [2026, 1, 12], [2026, 1, 16]);
    const sumas = Array.from({ length: 24 }, (_, hora) =>
      [0, 1, 2, 3, 4].reduce((suma, dia) => suma + kwh[dia * 24 + hora]!, 0),
    );
    expect(horas).toContain(sumas.indexOf(Math.max(...sumas)));
  });

  test.each([
    ['hotel', 8, 1],
    ['riego', 7, 1],
    ['campania', 12, 5],
  ] as const)('%s uses more in its season', (actividad, alta, baja) => {
    const suma = (mes: number) =>
      curvaDe(actividad, [2026, mes, 1], [2026, mes, 28]).kwh.reduce((total, kwh) => total + kwh);
    expect(suma(alta)).toBeGreaterThan(3 * suma(baja));
  });

  test('irrigation waters in P6', () => {
    const [julio] = sumByMonth({
      curva: curvaDe('riego', [2026, 7, 1], [2026, 7, 31]),
      tarifa: '6.1TD',
      zona: 'peninsula',
    });
    expect(julio!.periodosKwh[5]! / julio!.totalKwh).toBeGreaterThan(0.9);
  });

  test('a cold store never stops', () => {
    const { kwh } = curvaDe('frio', [2026, 7, 1], [2026, 7, 31]);
    expect(Math.min(...kwh)).toBeGreaterThan(Math.max(...kwh) / 2);
  });

  test('a school closes in summer', () => {
    const { kwh } = curvaDe('colegio', [2026, 7, 1], [2026, 7, 31]);
    expect(Math.max(...kwh)).toBeLessThan(15);
  });
});
