import { describe, expect, it } from 'vitest';
import { calculateReactiva } from './reactiva.ts';
import type { Tarifa } from './tarifas.ts';

const CONSUMOS = [2000, 3000, 4000, 1500, 2500, 5000];

function reactiva(consumosKwh: number[], reactivaKvarh: number[], tarifa: Tarifa = '3.0TD') {
  const resultado = calculateReactiva({ tarifa, consumosKwh, reactivaKvarh });
  if (!resultado.ok) throw new Error(resultado.issue.message);
  return resultado.value;
}

/** Only P1 has energy here. */
const enP1 = (kwh: number, kvarh: number) => reactiva([kwh, 0, 0, 0, 0, 0], [kvarh, 0, 0, 0, 0, 0])[0];

describe('worked cases', () => {
  it('CNMC, cuadro 14', () => {
    expect(enP1(21_124, 8122)).toEqual({
      periodo: 1,
      consumoKwh: 21_124,
      reactivaKvarh: 8122,
      franquiciaKvarh: 6970.92,
      excesoKvarh: 1151.08,
      cosPhi: 0.93,
      precio: 0.041554,
      fuente: 'CNMC CNS/DE/1467/20, cuadro 14',
      importe: 47.83,
    });
  });

  it.each([
    [[900, 500, 800, 400, 600, 1000], 9.97],
    [[1600, 500, 800, 400, 600, 1000], 58.59],
  ])('%j', (kvarh, importe) => {
    expect(reactiva(CONSUMOS, kvarh).map((linea) => [linea.periodo, linea.importe])).toEqual([[1, importe]]);
  });
});

describe('bands of cos φ, rounded to two decimals', () => {
  it.each([
    ['0.80 exactly is the middle band', 4, 3, 0.8, 0.041554],
    ['0.7951 rounds to 0.80', 1000, 762.8, 0.8, 0.041554],
    ['0.7949 rounds to 0.79', 1000, 763.4, 0.79, 0.062332],
    ['0.9449 rounds to 0.94', 1000, 346.4, 0.94, 0.041554],
    ['no active energy is 0', 0, 100, 0, 0.062332],
  ])('%s', (_, kwh, kvarh, cosPhi, precio) => {
    expect(enP1(kwh, kvarh)).toMatchObject({ cosPhi, precio });
  });

  it('0.95 pays nothing although it goes over the 33 %', () => {
    expect(enP1(1000, 345.9)).toBeUndefined();
  });
});

it('reactive energy is not billed in P6, nor capacitive, nor within the free third, nor in 2.0TD', () => {
  expect(reactiva([0, 0, 0, 0, 0, 100], [0, 0, 0, 0, 0, 100])).toEqual([]);
  expect(enP1(100, -80)).toBeUndefined();
  expect(enP1(100, 33)).toBeUndefined();
  expect(enP1(0, 0)).toBeUndefined();
  expect(reactiva([100, 100, 100], [90, 90, 90], '2.0TD')).toEqual([]);
});

it('reactive energy names what is wrong with the input', () => {
  const codigo = (consumosKwh: number[], reactivaKvarh: number[]) => {
    const resultado = calculateReactiva({ tarifa: '6.1TD', consumosKwh, reactivaKvarh });
    return !resultado.ok && resultado.issue.code;
  };
  expect(codigo([1, 2, 3], CONSUMOS)).toBe('numero-de-periodos');
  expect(codigo(CONSUMOS, [1])).toBe('numero-de-periodos');
  expect(codigo([-1, 0, 0, 0, 0, 0], CONSUMOS)).toBe('cantidad-no-valida');
});
