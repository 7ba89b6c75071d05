import { consumoAnual, diaDe, formatFecha, intervalosEntre, periodosDe, sumByMonth } from '@vatio/domain';
import { describe, expect, test } from 'vitest';
import { generateClientes } from './cartera.ts';
import { enWh } from './demanda.ts';

const HOY = diaDe(2026, 11, 20);
const puntos = generateClientes(HOY).flatMap((cliente) => cliente.puntos);
const conCurva = puntos.flatMap((punto) => (punto.curva ? [{ ...punto, curva: punto.curva }] : []));

describe('the readings', () => {
  test('cover the 24 whole months before today, one after another', () => {
    for (const { consumos } of puntos) {
      expect(consumos).toHaveLength(24);
      expect(consumos[0]!.desde).toBe(diaDe(2024, 10, 31));
      expect(consumos.at(-1)!.hasta).toBe(diaDe(2026, 10, 31));
      for (const [i, { desde }] of consumos.entries()) {
        if (i > 0) expect(desde).toBe(consumos[i - 1]!.hasta);
      }
    }
  });

  test('carry a value by period, in whole Wh', () => {
    for (const { tarifa, consumos } of puntos) {
      const [deEnergia, dePotencia] = [periodosDe(tarifa, 'energia'), periodosDe(tarifa, 'potencia')];
      const { activaKwh, reactivaKvarh, maximetroKw } = consumos[0]!;
      const cuantos = [activaKwh.length, reactivaKvarh.length, maximetroKw.length];
      expect(cuantos).toEqual([deEnergia, deEnergia, dePotencia]);
      expect(consumos.flatMap((mes) => mes.activaKwh).every((kwh) => kwh === enWh(kwh))).toBe(true);
    }
  });

  test('bill reactive energy to some industries and to no dwelling', () => {
    const paga = puntos.filter(({ consumos }) =>
      consumos.some(({ activaKwh, reactivaKvarh }) =>
        reactivaKvarh.slice(0, 5).some((kvarh, p) => kvarh > activaKwh[p]! * 0.33),
      ),
    );
    expect(paga.length).toBeGreaterThan(5);
    expect(paga.some(({ uso }) => uso === 'vivienda')).toBe(false);
  });

  test('a dwelling uses what a dwelling uses', () => {
    for (const { uso, consumos } of puntos) {
      if (uso !== 'vivienda') continue;
      const kwh = consumos.slice(12).flatMap(({ activaKwh }) => activaKwh);
      const anual = kwh.reduce((suma, valor) => suma + valor, 0);
      expect(anual).toBeGreaterThan(2000);
      expect(anual).toBeLessThan(10_000);
    }
  });
});

describe('the curves', () => {
  test('are a few hourly ones and two by quarter-hours, of meter types 2 and 3', () => {
    const cuartos = conCurva.filter(({ curva }) => curva.resolucion === 15);
    expect(conCurva.length - cuartos.length).toBeGreaterThanOrEqual(4);
    expect(cuartos.map(({ tipoMedida }) => tipoMedida).sort()).toEqual([2, 3]);
  });

  test('cover the last twelve months, clock changes included', () => {
    for (const { curva } of conCurva) {
      expect([curva.desde, curva.hasta].map(formatFecha)).toEqual(['2025-11-01', '2026-10-31']);
      expect(curva.kwh).toHaveLength(intervalosEntre(curva.desde, curva.hasta, curva.resolucion));
    }
  });

  test('add up to the readings of their months, period by period', () => {
    for (const { curva, tarifa, zona, consumos } of conCurva) {
      const sumas = sumByMonth({ curva, tarifa, zona }).map(({ periodosKwh }) => periodosKwh.map(enWh));
      expect(consumos.slice(12).map(({ activaKwh }) => activaKwh)).toEqual(sumas);
    }
  });

  test('by quarter-hours reach the maximeter', () => {
    for (const { curva, consumos } of conCurva) {
      if (curva.resolucion !== 15) continue;
      const mayor = Math.max(...consumos.slice(12).flatMap(({ maximetroKw }) => maximetroKw));
      expect(Math.max(...curva.kwh) * 4).toBeCloseTo(mayor, 0);
    }
  });
});

test('a study takes the last twelve months without a warning', () => {
  const anual = consumoAnual(puntos[0]!.consumos);
  expect(anual).toMatchObject({ ok: true, value: { dias: 365, avisos: [] } });
});
