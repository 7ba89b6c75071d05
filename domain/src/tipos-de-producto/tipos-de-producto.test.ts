import { expect, expectTypeOf, it } from 'vitest';
import { costeDeBaja } from '../baja-anticipada.ts';
import { TARIFAS_DE_SUMINISTRO } from '../tarifas.ts';
import type { ReglasDeTipo } from './reglas-de-tipo.ts';
import { isTipoDe, PACTA_ENERGIA, type PorTipo, TIPOS_DE_PRODUCTO } from './tipo.ts';
import { preciosPropiosDe } from './tipos-de-producto.ts';

/** The fields without which a record is still taken for a whole one. */
type Dispensable<T> = { [K in keyof T]-?: Omit<T, K> extends T ? K : never }[keyof T];

it('a kind of product compiles only when its record is whole', () => {
  type Cuota = { readonly cuotaEurMes: number };
  expectTypeOf<Dispensable<ReglasDeTipo<Cuota>>>().toBeNever();
  expectTypeOf<Dispensable<ReglasDeTipo<Cuota>['campos']>>().toBeNever();
  expectTypeOf<Dispensable<PorTipo<string>>>().toBeNever();
});

it('no two kinds of product have a price of the same name', () => {
  const campos = TIPOS_DE_PRODUCTO.flatMap(preciosPropiosDe).map(({ campo }) => campo);
  expect(new Set(campos).size).toBe(campos.length);
});

it.each([
  ['fijo', 15, true, 'limitada'],
  ['fijo', 15.1, true, 'pactada'],
  ['indexado', 15, true, 'libre'],
  ['indexado', 15.1, true, 'pactada'],
  ['gas', 0, true, 'pactada'],
  ['fijo', 3, false, 'sin-permanencia'],
] as const)(
  'leaving a contract of a %s price and %s kW, binding %s, costs what is %s',
  (tipo, kw, permanencia, coste) => {
    expect(costeDeBaja({ tipo, permanencia, potenciasKw: [kw, 3] })).toBe(coste);
  },
);

it('a contract agrees on the energy price of fixed products and of gas', () => {
  expect(TIPOS_DE_PRODUCTO.filter((tipo) => PACTA_ENERGIA[tipo])).toEqual(['fijo', 'gas']);
});

it('a kind of product is sold to supplies of one energy, and gas to all toll groups', () => {
  expect(TIPOS_DE_PRODUCTO.filter((tipo) => isTipoDe(tipo, '2.0TD'))).toEqual(['fijo', 'indexado']);
  expect(TIPOS_DE_PRODUCTO.filter((tipo) => isTipoDe(tipo, 'RL.1'))).toEqual(['gas']);
  expect(TARIFAS_DE_SUMINISTRO.filter((tarifa) => isTipoDe('gas', tarifa))).toHaveLength(11);
});
