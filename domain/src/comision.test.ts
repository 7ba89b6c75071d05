import { describe, expect, it } from 'vitest';
import { comisionPorFees } from './comision.ts';

const BASE = {
  consumosKwh: [1200, 900, 0, 0, 0, 1800],
  potenciasKw: [30, 35, 35, 35, 35, 60],
  dias: 31,
  fees: { feeEnergiaEurMwh: 8, feePotenciaEurKwAnio: 2 },
};

describe('comisionPorFees', () => {
  it.each([
    ['3.900 kWh at 8 €/MWh and 230 kW at 2 €/kW·año for 31 days', {}, 31.2, 39.07, 70.27],
    ['a whole year of power', { dias: 365 }, 31.2, 460, 491.2],
    ['no fee', { fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 } }, 0, 0, 0],
    ['energy only', { fees: { feeEnergiaEurMwh: 10, feePotenciaEurKwAnio: 0 } }, 39, 0, 39],
    // 100.5 kWh × 50 €/MWh is 5.025 €, which binary arithmetic leaves under.
    [
      'half a cent',
      { consumosKwh: [100.5], fees: { feeEnergiaEurMwh: 50, feePotenciaEurKwAnio: 0 } },
      5.03,
      0,
      5.03,
    ],
    [
      'decimals that do not add up in binary',
      { consumosKwh: [0.1, 0.2], fees: { feeEnergiaEurMwh: 50, feePotenciaEurKwAnio: 0 } },
      0.02,
      0,
      0.02,
    ],
  ])('%s', (_nombre, cambios, energiaEur, potenciaEur, totalEur) => {
    expect(comisionPorFees({ ...BASE, ...cambios })).toEqual({ energiaEur, potenciaEur, totalEur });
  });
});
