import { expect, it } from 'vitest';
import type { EstudioVivo } from '../calculo/estudio-vivo.ts';
import { isCalculating } from './resumen-de-puntos.ts';

const hecho: EstudioVivo = { resultado: undefined, issue: undefined, caducado: false, pendientes: new Set() };
const elegidos = new Map([
  ['A', 'uno'],
  ['B', 'uno'],
]);

it.each([
  ['no supply is left to study', hecho, false],
  ['the bill of today of one is of earlier prices', { ...hecho, caducado: true }, true],
  ['the chosen offer of one is of earlier fees', { ...hecho, pendientes: new Set(['uno']) }, true],
  [
    'only offers that are in no total are of earlier fees',
    { ...hecho, pendientes: new Set(['otro']) },
    false,
  ],
] as const)(
  'the total of several supplies says whether it is being calculated where %s',
  (_, estudio, calculating) => {
    const estudios = new Map([
      ['A', hecho],
      ['B', estudio],
    ]);
    expect(isCalculating({ estudios, elegidos })).toBe(calculating);
  },
);
