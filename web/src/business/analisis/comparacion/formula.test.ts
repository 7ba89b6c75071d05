import { expect, it } from 'vitest';
import { formulaDe, fuentesDe, notasDe, resumenDe } from './formula.ts';
import type { Linea } from './vista.ts';

const potencia: Linea = {
  concepto: 'potencia',
  periodo: 1,
  cantidad: 30,
  unidad: 'kW',
  precio: 20.376927,
  unidadPrecio: '€/kW·año',
  dias: 31,
  divisor: 365,
  importe: 51.92,
};

const llano = (texto: string | undefined) => texto?.replaceAll('\u00a0', ' ');

it.each<[string, Linea, string]>([
  ['power', potencia, '30 kW × 20,376927 €/kW·año × 31/365 = 51,92 €'],
  [
    'power by day',
    { ...potencia, precio: 0.055827, unidadPrecio: '€/kW·día', divisor: undefined, importe: 51.92 },
    '30 kW × 0,055827 €/kW·día × 31 días = 51,92 €',
  ],
  [
    'energy',
    {
      concepto: 'energia',
      cantidad: 1234.5,
      unidad: 'kWh',
      precio: 0.15,
      unidadPrecio: '€/kWh',
      importe: 185.18,
    },
    '1.234,5 kWh × 0,15 €/kWh = 185,18 €',
  ],
  [
    'excess',
    {
      concepto: 'excesos',
      cantidad: 5,
      unidad: 'kW',
      precio: 0.171373,
      unidadPrecio: '€/kW·día',
      factor: 62,
      importe: 53.13,
    },
    '5 kW × 0,171373 €/kW·día × 62 = 53,13 €',
  ],
  [
    'electricity tax',
    {
      concepto: 'iee',
      cantidad: 1000,
      unidad: '€',
      precio: 0.0511269632,
      unidadPrecio: 'por uno',
      importe: 51.13,
    },
    '1.000 € × 5,11269632 % = 51,13 €',
  ],
])('formulaDe writes %s', (_, linea, formula) => {
  expect(llano(formulaDe(linea))).toBe(formula);
});

it('resumenDe says what several bills have in common, and nothing when they have nothing', () => {
  const partes = [{ linea: potencia }, { linea: { ...potencia, dias: 30, importe: 50.24 } }];
  expect(llano(resumenDe(partes))).toBe('30 kW × 20,376927 €/kW·año');
  const kwh = { ...potencia, unidad: 'kWh', cantidad: 100, precio: 0.15, unidadPrecio: '€/kWh' };
  expect(llano(resumenDe([{ linea: kwh }, { linea: kwh }]))).toBe('200 kWh × 0,150000 €/kWh');
  expect(resumenDe([{ linea: potencia }, { linea: { ...potencia, precio: 21 } }])).toBeUndefined();
});

it('notasDe gives each note of the lines once', () => {
  const con = (nota: string) => ({ linea: { ...potencia, nota } });
  expect(notasDe([con('Cifra derivada'), con('Cifra derivada'), { linea: potencia }])).toEqual([
    'Cifra derivada',
  ]);
});

it('fuentesDe names each source once', () => {
  const con = (fuente: string) => ({ linea: { ...potencia, fuente } });
  expect(fuentesDe([con('BOE-A'), con('BOE-A'), con('BOE-B'), { linea: potencia }])).toEqual([
    'BOE-A',
    'BOE-B',
  ]);
});
