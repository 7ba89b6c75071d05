import { describe, expect, it } from 'vitest';
import { dia } from './factura/test-suministro.ts';
import { fail, ok } from './result.ts';
import { divisorDe, splitIntoTramos } from './tramos.ts';

/** Tens of days: what holds on a day holds to the end of its ten. */
const porDecenas = (d: number) => ok({ valor: Math.floor(d / 10), hasta: Math.floor(d / 10) * 10 + 9 });

describe('splitIntoTramos', () => {
  it.each([
    ['within one stretch', 11, 18, [[11, 18, 8, 1]]],
    ['to its last day', 11, 19, [[11, 19, 9, 1]]],
    [
      'one day into the next',
      11,
      20,
      [
        [11, 19, 9, 1],
        [20, 20, 1, 2],
      ],
    ],
    [
      'over a whole one',
      8,
      21,
      [
        [8, 9, 2, 0],
        [10, 19, 10, 1],
        [20, 21, 2, 2],
      ],
    ],
    ['a single day', 30, 30, [[30, 30, 1, 3]]],
    ['no day at all', 30, 29, []],
  ])('%s', (_nombre, desde, hasta, esperados) => {
    const tramos = splitIntoTramos({ desde, hasta, vigencia: porDecenas });
    expect(tramos.ok && tramos.value.map((t) => [t.desde, t.hasta, t.dias, t.valor])).toEqual(esperados);
  });

  it('joins neighbours that are the same, by identity or as told', () => {
    const constante = splitIntoTramos({
      desde: 0,
      hasta: 99,
      vigencia: (d) => ok({ valor: 'igual', hasta: d }),
    });
    expect(constante).toEqual({ ok: true, value: [{ desde: 0, hasta: 99, dias: 100, valor: 'igual' }] });
    const deCincuenta = splitIntoTramos({
      desde: 0,
      hasta: 99,
      vigencia: porDecenas,
      iguales: (a, b) => a < 5 === b < 5,
    });
    expect(deCincuenta.ok && deCincuenta.value.map((t) => [t.desde, t.hasta])).toEqual([
      [0, 49],
      [50, 99],
    ]);
  });

  it('stops at the first day that has nothing', () => {
    const preguntados: number[] = [];
    const tramos = splitIntoTramos({
      desde: 15,
      hasta: 45,
      vigencia: (d) => {
        preguntados.push(d);
        return d >= 30 ? fail('sin-tabla-regulada', `Falta el ${d}`) : porDecenas(d);
      },
    });
    expect(tramos).toMatchObject({ ok: false, issue: { message: 'Falta el 30' } });
    expect(preguntados).toEqual([15, 20, 30]);
  });
});

describe('divisorDe', () => {
  it.each([
    ['2023-12-31', undefined, 365, '2023-12-31'],
    ['2024-01-01', undefined, 366, '2024-12-31'],
    ['2024-02-29', 'dias-del-anio', 366, '2024-12-31'],
    ['2025-01-01', undefined, 365, '2025-12-31'],
    ['2024-06-01', 365, 365, '2024-12-31'],
  ] as const)('%s with %s: %i, to %s', (fecha, divisor, valor, hasta) => {
    expect(divisorDe(dia(fecha), divisor)).toEqual({ valor, hasta: dia(hasta) });
  });
});
