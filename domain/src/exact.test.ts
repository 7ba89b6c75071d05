import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exact, exact, max, minus, over, plus, round, sum, times } from './exact.ts';

describe('round', () => {
  it.each([
    [times(exact(142.5), 0.03), 2, 4.28],
    [times(exact(-142.5), 0.03), 2, -4.28],
    [exact(4.275), 2, 4.28],
    [exact(-4.275), 2, -4.28],
    [exact(1.005), 2, 1.01],
    [exact(1.0049999), 2, 1],
    [exact(8.345), 2, 8.35],
    [exact(2.5), 0, 3],
    [exact(-0.5), 0, -1],
    [exact(0.0000005), 6, 0.000001],
    [exact(1e-7), 2, 0],
    [exact(5e-7), 6, 0.000001],
    [times(exact(1e21), 1e-21), 2, 1],
    [times(exact(1.25e-7), 4e6), 0, 1],
    [exact(123456789.125), 2, 123456789.13],
    [times(exact(9007199254740.99), 0.5), 2, 4503599627370.5],
    [over(exact(1), 3), 6, 0.333333],
    [over(exact(-2), 3), 2, -0.67],
    [over(exact(1), exact(-8)), 2, -0.13],
    [minus(plus(exact(0.1), 0.2), 0.3), 2, 0],
    [times(times(times(exact(4.6), 30.817413), 31), 0.01), 2, 43.95],
  ] as const)('%# → %s decimals: %s', (valor, decimales, esperado) => {
    expect(round(valor, decimales)).toBe(esperado);
  });

  it('takes a bare number too, with cents by default', () => {
    expect(round(0.615)).toBe(0.62);
  });

  it('never answers minus zero', () => {
    expect(Object.is(round(-0.001), 0)).toBe(true);
    expect(Object.is(round(exact(-0)), 0)).toBe(true);
  });
});

describe('a number is the decimal it prints as', () => {
  // Each is half a cent, so only the exact fraction tells the cent.
  it.each([
    [times(exact(0.1), 0.05), 0.01],
    [times(exact(-0.05), 0.1), -0.01],
    [times(exact(1e-7), 5e4), 0.01],
    [times(exact(1.5e-7), 1e5), 0.02],
    [times(exact(1e21), 5e-24), 0.01],
    [times(exact(1.25e22), 4e-25), 0.01],
    [over(exact(3), -8), -0.38],
    [over(exact(-3), -8), 0.38],
    [over(exact(1), times(exact(0.1), 2000)), 0.01],
    [minus(exact(1.01), 0.005), 1.01],
    [minus(exact(0.01), exact(0.005)), 0.01],
    [plus(times(exact(1.1), 1.15), -0.26), 1.01],
    [sum([0.1, exact(0.2), -0.295]), 0.01],
    [sum([]), 0],
  ] as const)('%# → %s', (valor, esperado) => {
    expect(round(valor)).toBe(esperado);
  });
});

it('max takes the larger, and the first of two equals', () => {
  const [first, otroUno, dos] = [exact(1), exact(1), exact(2)];
  expect(max(first, dos)).toBe(dos);
  expect(max(dos, first)).toBe(dos);
  expect(max(first, otroUno)).toBe(first);
});

/** A decimal as an integer count of its last figure, and the number JavaScript reads from its text. */
type Decimal = { readonly cifras: bigint; readonly decimales: number; readonly valor: number };

const decimal = (decimales: number, tope: number) =>
  fc.integer({ min: -tope, max: tope }).map((n): Decimal => {
    const texto = String(Math.abs(n)).padStart(decimales + 1, '0');
    const corte = texto.length - decimales;
    const valor = Number(`${n < 0 ? '-' : ''}${texto.slice(0, corte)}.${texto.slice(corte)}`);
    return { cifras: BigInt(n), decimales, valor };
  });

const cantidad = fc.nat(4).chain((d) => decimal(d, 10_000_000));
const precio = fc.integer({ min: 1, max: 9 }).chain((d) => decimal(d, 999_999_999));
const dias = fc.integer({ min: 1, max: 366 });
const divisor = fc.constantFrom(1, 30, 365, 366, 1000);

/** n / d in cents, half away from zero, by another road than the code: quotient and remainder. */
function centimos(n: bigint, d: bigint): number {
  const [positivo, signo] = n < 0n ? [-n, -1] : [n, 1];
  const cociente = (positivo * 100n) / d;
  const resto = (positivo * 100n) % d;
  const redondeado = resto * 2n >= d ? cociente + 1n : cociente;
  return redondeado === 0n ? 0 : (signo * Number(redondeado)) / 100;
}

describe('against whole-number arithmetic', () => {
  it('products and quotients of a bill round to the same cent', () => {
    fc.assert(
      fc.property(cantidad, precio, dias, divisor, (a, b, n, d) => {
        const valor = over(times(times(exact(a.valor), b.valor), n), d);
        const escala = 10n ** BigInt(a.decimales + b.decimales) * BigInt(d);
        expect(round(valor)).toBe(centimos(a.cifras * b.cifras * BigInt(n), escala));
      }),
    );
  });

  it('exact halves of a cent go away from zero', () => {
    const empate = fc.tuple(
      fc.integer({ min: -9_999_999, max: 9_999_999 }),
      fc.constantFrom(1, 2, 4, 5, 8, 20),
    );
    fc.assert(
      fc.property(empate, ([n, partes]) => {
        // (2n + 1) / 200 is a half of a cent; written as a product so that binary error has its chance.
        const medio = times(exact((2 * n + 1) / partes), partes / 200);
        const [alto, bajo] = [(n + 1) / 100, n / 100];
        const esperado = 2 * n + 1 > 0 ? alto : bajo;
        expect(round(medio)).toBe(esperado === 0 ? 0 : esperado);
      }),
    );
  });

  it('sums of many terms round to the same cent', () => {
    fc.assert(
      fc.property(fc.array(precio, { maxLength: 40 }), (terminos) => {
        const total = terminos.reduce((suma, t) => suma + t.cifras * 10n ** BigInt(9 - t.decimales), 0n);
        expect(round(sum(terminos.map((t) => t.valor)))).toBe(centimos(total, 10n ** 9n));
      }),
    );
  });

  it('rounding twice changes nothing, and adding rounded cents stays exact', () => {
    fc.assert(
      fc.property(fc.array(precio, { minLength: 1, maxLength: 60 }), (terminos) => {
        const lineas: Exact[] = terminos.map((t) => exact(round(t.valor)));
        const total = round(sum(lineas));
        expect(round(total)).toBe(total);
        const enCentimos = lineas.reduce((suma, l) => suma + Math.round(l.approx * 100), 0);
        expect(Math.round(total * 100)).toBe(enCentimos);
      }),
    );
  });
});
