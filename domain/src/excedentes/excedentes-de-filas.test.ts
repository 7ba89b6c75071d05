import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilaConsumo } from '../consumo-anual.ts';
import { diaDe } from '../fecha.ts';
import { conExcedentes, type ExcedentesDados } from './excedentes-de-filas.ts';

const fila = (desde: number, hasta: number): FilaConsumo => ({
  desde,
  hasta,
  activaKwh: [100, 100, 100],
  reactivaKvarh: [],
  maximetroKw: [],
});

const MARZO_Y_ABRIL = [
  { mes: '2026-03', periodosKwh: [31, 62, 93] },
  { mes: '2026-04', periodosKwh: [30, 60, 90] },
];
const finDe = (mes: number) => diaDe(2026, mes + 1, 1) - 1;

function deFilas(filas: readonly FilaConsumo[], dados: ExcedentesDados) {
  const puestos = conExcedentes(filas, dados);
  if (!puestos.ok) throw new Error(puestos.issue.message);
  return puestos.value.map(({ excedentesKwh }) => excedentesKwh);
}

describe('the surplus of the months of a supply', () => {
  it('goes to the rows by their days', () => {
    const filas = [fila(finDe(2), finDe(3)), fila(finDe(3) - 16, finDe(3) + 15)];
    expect(deFilas(filas, MARZO_Y_ABRIL)).toEqual([
      [31, 62, 93],
      [31, 62, 93],
    ]);
  });

  it('is not known for a row with days of a month that nobody stated', () => {
    expect(deFilas([fila(finDe(3), finDe(4)), fila(finDe(4), finDe(5))], MARZO_Y_ABRIL)).toEqual([
      [30, 60, 90],
      undefined,
    ]);
  });

  it('may come as a list for each row', () => {
    expect(deFilas([fila(finDe(2), finDe(3))], [[1, 2, 3]])).toEqual([[1, 2, 3]]);
  });

  it.each([
    ['excedentes-sin-su-fila', [[1], [2]]],
    ['mes-repetido', [MARZO_Y_ABRIL[0]!, MARZO_Y_ABRIL[0]!]],
    ['excedentes-mezclados', [MARZO_Y_ABRIL[0]!, { mes: '2026-04', periodosKwh: [1] }]],
  ] as const)('is refused with %s', (code, dados) => {
    expect(conExcedentes([fila(finDe(2), finDe(3))], dados)).toMatchObject({ ok: false, issue: { code } });
  });

  it('adds up to the same for a row split anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (dias) => {
        const [desde, hasta] = [finDe(2), finDe(4)];
        const [entera] = deFilas([fila(desde, hasta)], MARZO_Y_ABRIL);
        const partes = deFilas([fila(desde, desde + dias), fila(desde + dias, hasta)], MARZO_Y_ABRIL);
        for (const [p, kwh] of entera!.entries()) {
          expect(partes.reduce((suma, parte) => suma + (parte?.[p] ?? 0), 0)).toBeCloseTo(kwh, 2);
        }
      }),
    );
  });
});
