import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilaConsumo } from '../consumo-anual.ts';
import { diaDe } from '../fecha.ts';
import {
  type BateriaDeCondensadores,
  bateriaDeCondensadores,
  ESCALONES_KVAR,
} from './bateria-de-condensadores.ts';

/** January of 2026 in the peninsula: 20 working days with nine hours of P1, and eleven days all in P6. */
function enero(reactivaKvarh: readonly number[]): FilaConsumo {
  return {
    desde: diaDe(2025, 12, 31),
    hasta: diaDe(2026, 1, 31),
    activaKwh: [1600, 1200, 0, 0, 0, 2000],
    reactivaKvarh,
    maximetroKw: [],
  };
}

function bateria(filas: readonly FilaConsumo[], cambios = {}): BateriaDeCondensadores | null {
  const leida = bateriaDeCondensadores({ tarifa: '3.0TD', zona: 'peninsula', filas, ...cambios });
  if (!leida.ok) throw new Error(leida.issue.message);
  return leida.value;
}

describe('a bank of capacitors', () => {
  it('is sized by the mean power of the hours that pay, and pays itself back', () => {
    const leida = bateria([enero([960, 100, 0, 0, 0, 3000])], { precioEur: 500 })!;
    // 960 − 33 % of 1,600 = 432 kVArh at cos φ 0.86: 0.041554 €/kVArh.
    expect(leida.penalizacionEur).toBe(17.95);
    // 180 hours at 1,600 / 180 = 8.89 kW × (0.6 − tan(acos 0.95)) = 2.41 kVAr.
    expect(leida).toMatchObject({
      necesariaKvar: 2.41,
      escalonKvar: 2.5,
      conBateriaEur: 0,
      sobrecompensa: false,
    });
    expect(leida.ahorroAnualEur).toBe(211.35);
    expect(leida.mesesHastaAmortizar).toBe(29);
  });

  it('of a supply that pays no reactive energy is none', () => {
    expect(bateria([enero([500, 390, 0, 0, 0, 9000])])).toBeNull();
    expect(
      bateria([{ ...enero([960, 0, 0]), activaKwh: [1600, 1200, 2000] }], { tarifa: '2.0TD' }),
    ).toBeNull();
  });

  it('warns where it gives more than the night draws', () => {
    expect(bateria([enero([960, 100, 0, 0, 0, 10])])?.sobrecompensa).toBe(true);
  });

  it('is larger for a better cos φ', () => {
    const filas = [enero([960, 100, 0, 0, 0, 3000])];
    expect(bateria(filas, { cosPhiDeseado: 0.98 })!.necesariaKvar).toBeGreaterThan(
      bateria(filas)!.necesariaKvar,
    );
  });

  it('leaves nothing to pay, whatever the energy, and never costs more', () => {
    const kvarh = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(fc.array(kvarh, { minLength: 6, maxLength: 6 }), ([p1, p2, , , , p6]) => {
        const leida = bateria([enero([p1!, p2!, 0, 0, 0, p6!])]);
        if (leida === null) return;
        expect(leida.conBateriaEur).toBe(0);
        expect(leida.escalonKvar).toBeGreaterThanOrEqual(leida.necesariaKvar);
        expect(ESCALONES_KVAR).toContain(leida.escalonKvar);
      }),
    );
  });
});
