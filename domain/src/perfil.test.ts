import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZONAS } from './calendario.ts';
import { intervalosEntre, sumByPeriod } from './curva.ts';
import { diaDe } from './fecha.ts';
import { curvaDePerfil } from './perfil.ts';
import { periodosDe } from './tarifas.ts';

/** The opening reading is of 31 December and the closing one of 31 January: 744 hours. */
const ENERO = {
  tarifa: '2.0TD',
  zona: 'peninsula',
  desde: diaDe(2025, 12, 31),
  hasta: diaDe(2026, 1, 31),
} as const;

function curvaDe(entrada: Parameters<typeof curvaDePerfil>[0]) {
  const curva = curvaDePerfil(entrada);
  if (!curva.ok) throw new Error(curva.issue.message);
  return curva.value;
}

describe('a consumption profile', () => {
  it('spreads each period over its hours by their coefficients, the opening day excluded', () => {
    const coeficientes = Float64Array.from({ length: 744 }, (_, hora) => (hora % 24 === 9 ? 3 : 1));
    const curva = curvaDe({
      ...ENERO,
      consumosKwh: [0, 200, 0],
      perfil: { desde: diaDe(2026, 1, 1), coeficientes },
    });
    expect(curva).toMatchObject({ desde: diaDe(2026, 1, 1), hasta: diaDe(2026, 1, 31), resolucion: 60 });
    // 20 working days with eight llano hours, of which that of 9:00 weighs three: 200 kWh / 20 days / 10.
    const viernes2 = [...curva.kwh.subarray(24, 48)];
    expect(viernes2.slice(8, 10)).toEqual([1, 3]);
    expect(viernes2.filter((kwh) => kwh > 0)).toHaveLength(8);
  });

  it('is alike in all the hours of a period where no coefficients are known', () => {
    const { kwh } = curvaDe({ ...ENERO, consumosKwh: [16, 0, 0] });
    expect(new Set(kwh)).toEqual(new Set([0, 0.1]));
  });

  it('gives whole Wh that add up to each reading, whatever the tariff, zone, days and coefficients', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2.0TD' as const, '3.0TD' as const),
        fc.constantFrom(...ZONAS),
        fc.integer({ min: diaDe(2025, 1, 1), max: diaDe(2026, 12, 1) }),
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 6, maxLength: 6 }),
        fc.integer({ min: 1, max: 97 }),
        (tarifa, zona, desde, dias, wh, paso) => {
          const donde = { tarifa, zona, desde, hasta: desde + dias };
          const plana = curvaDe({ ...donde, consumosKwh: new Array(periodosDe(tarifa, 'energia')).fill(0) });
          const { periodosKwh } = sumByPeriod({
            curva: { ...plana, kwh: plana.kwh.map(() => 1) },
            tarifa,
            zona,
          });
          const consumosKwh = periodosKwh.map((horas, p) => (horas > 0 ? wh[p]! / 1000 : 0));
          const coeficientes = Float64Array.from(
            { length: intervalosEntre(desde + 1, desde + dias, 60) },
            (_, i) => 1e-4 + ((i * paso) % 23) / 1e5,
          );
          const curva = curvaDe({ ...donde, consumosKwh, perfil: { desde: desde + 1, coeficientes } });
          const sumas = sumByPeriod({ curva, tarifa, zona }).periodosKwh;
          expect(sumas.map((kwh) => Math.round(kwh * 1000))).toEqual(
            consumosKwh.map((kwh) => Math.round(kwh * 1000)),
          );
          const enteros = curva.kwh.every(
            (kwh) => kwh > -1e-9 && Math.abs(kwh * 1000 - Math.round(kwh * 1000)) < 1e-6,
          );
          expect(enteros).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('keeps the parts of a Wh of a reading', () => {
    const { kwh } = curvaDe({ ...ENERO, consumosKwh: [0.0005, 0, 0] });
    expect(kwh.reduce((suma, valor) => suma + valor)).toBeCloseTo(0.0005, 12);
  });

  it.each([
    ['periodo-sin-horas', 'consumos.2', { tarifa: '3.0TD' as const, consumosKwh: [1, 1, 1, 0, 0, 1] }],
    ['intervalo-no-valido', 'hasta', { consumosKwh: [1, 1, 1], hasta: ENERO.desde }],
    ['numero-de-periodos', 'consumos', { consumosKwh: [1, 1] }],
    [
      'sin-perfil',
      'perfil',
      {
        consumosKwh: [1, 1, 1],
        perfil: { desde: diaDe(2026, 1, 1), coeficientes: new Float64Array(743).fill(1) },
      },
    ],
  ])('refuses what it cannot spread: %s', (code, part, cambios) => {
    expect(curvaDePerfil({ ...ENERO, ...cambios })).toMatchObject({ ok: false, issue: { code, part } });
  });
});
