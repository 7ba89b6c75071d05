import { describe, expect, it } from 'vitest';
import { calculateFactura } from '../factura.ts';
import { diaDe } from '../fecha.ts';
import { type EntradaEstudio, study } from '../index.ts';

/** A home of 4.6 kW, 31 days of January 2026. */
const HOGAR: EntradaEstudio = {
  tarifa: '2.0TD',
  zona: 'peninsula',
  uso: 'vivienda',
  potenciasKw: [4.6, 4.6],
  periodos: [{ desde: diaDe(2025, 12, 31), hasta: diaDe(2026, 1, 31), consumosKwh: [70, 60, 120] }],
  preciosActuales: {
    energiaEurKwh: [0.2, 0.2, 0.2],
    potenciaEurKwAnio: [35, 10],
    peajesIncluidos: true,
  },
  mercadoPvpc: {
    mediasEurKwh: [0.21, 0.14, 0.09],
    fuente: 'curva',
    desde: '2025-02-01',
    hasta: '2026-01-31',
  },
  productos: [],
  fees: { feeEnergiaEurMwh: 8, feePotenciaEurKwAnio: 2 },
  fecha: diaDe(2026, 1, 31),
};

function pvpcOf(cambios: Partial<EntradaEstudio> = {}) {
  const estudio = study({ ...HOGAR, ...cambios });
  if (!estudio.ok) throw new Error(estudio.issue.message);
  return estudio.value.pvpc;
}

describe('the regulated tariff beside the offers', () => {
  it('is billed as an offer is, without any fee, and compared with today', () => {
    const pvpc = pvpcOf()!;
    const factura = calculateFactura({
      tarifa: '2.0TD',
      zona: 'peninsula',
      uso: 'vivienda',
      potenciasKw: HOGAR.potenciasKw,
      ...HOGAR.periodos[0]!,
      precios: {
        energiaEurKwh: [0.21, 0.14, 0.09],
        potenciaEurKwAnio: [30.817413, 0.725423],
        peajesIncluidos: true,
      },
    });
    expect(factura.ok && factura.value.total).toBe(pvpc.totales.total);
    expect(pvpc).toMatchObject({ fuente: 'curva', desde: '2025-02-01', hasta: '2026-01-31' });
    expect(pvpc.ahorroEur).toBeGreaterThan(0);
  });

  it('is not told where it is not known, or the supply has no right to it', () => {
    expect(pvpcOf({ mercadoPvpc: undefined })).toBeNull();
    expect(pvpcOf({ potenciasKw: [12, 12] })).toBeNull();
    expect(pvpcOf({ potenciaEstudioKw: [10.5, 4] })).toBeNull();
    expect(pvpcOf({ potenciasKw: [12, 12], potenciaEstudioKw: [9.9, 9.9] })).not.toBeNull();
  });
});
