import { describe, expect, it } from 'vitest';
import { optimizePotencia } from '../potencia-optima.ts';
import { cambioDePotencia } from './coste-del-cambio.ts';

const SUMINISTRO = { tarifa: '2.0TD', actualesKw: [4.6, 4.6], ahorroAnualEur: 60 } as const;

describe('the cost of a change of power', () => {
  it('is a hook-up where it goes down, paid back by the month', () => {
    expect(cambioDePotencia({ ...SUMINISTRO, nuevasKw: [3.45, 3.45], derechosKw: undefined })).toEqual({
      derechos: [{ concepto: 'enganche', cantidad: 1, precioEur: 9.04476, importeEur: 9.04 }],
      costeEur: 9.04,
      mesesHastaCompensar: 2,
      derechosSupuestos: false,
    });
  });

  it('has access and extension for each kW above the rights, which are those of today where nobody knows them', () => {
    const subida = { ...SUMINISTRO, nuevasKw: [6.6, 6.6] };
    const supuestos = cambioDePotencia({ ...subida, derechosKw: undefined });
    // 9.04 + 2 × 19.703137 + 2 × 17.374714.
    expect(supuestos).toMatchObject({ costeEur: 83.2, mesesHastaCompensar: 17, derechosSupuestos: true });
    expect(cambioDePotencia({ ...subida, derechosKw: 5.75 })).toMatchObject({
      derechos: [{ concepto: 'enganche' }, { cantidad: 0.85, importeEur: 16.75 }, { importeEur: 14.77 }],
      derechosSupuestos: false,
    });
    expect(cambioDePotencia({ ...subida, derechosKw: 10 })?.costeEur).toBe(9.04);
  });

  it('is none without a change, and is never paid back without a saving', () => {
    expect(cambioDePotencia({ ...SUMINISTRO, nuevasKw: [4.6, 4.6], derechosKw: 5 })).toBeNull();
    const sinAhorro = { ...SUMINISTRO, ahorroAnualEur: 0, nuevasKw: [5, 5], derechosKw: 5 };
    expect(cambioDePotencia(sinAhorro)?.mesesHastaCompensar).toBeNull();
  });
});

describe('the second best powers', () => {
  const meses = Array.from({ length: 12 }, (_, i) => ({
    mes: i + 1,
    kw: i === 0 ? [30, 30, 30, 30, 30, 30] : [18, 18, 18, 18, 18, 20],
  }));
  const optima = (kw: number) =>
    optimizePotencia({
      tarifa: '3.0TD',
      zona: 'peninsula',
      potenciasKw: new Array<number>(6).fill(kw),
      tipoMedida: 4,
      anio: 2026,
      demanda: { tipo: 'maximetros', meses },
    });

  it('cover all that was measured, and say what that costs', () => {
    const resultado = optima(40);
    if (!resultado.ok) throw new Error(resultado.issue.message);
    const { prudente, optimaKw, costeOptimoEur, costeActualEur, cambio } = resultado.value;
    expect(Math.min(...optimaKw)).toBeLessThan(30);
    expect(prudente!.potenciasKw).toEqual(new Array(6).fill(30));
    expect(prudente!.masQueOptimaEur).toBeCloseTo(prudente!.costeEur - costeOptimoEur, 2);
    expect(prudente!.ahorroAnualEur).toBeCloseTo(costeActualEur - prudente!.costeEur, 2);
    expect(prudente!.masQueOptimaEur).toBeGreaterThan(0);
    expect(cambio).toMatchObject({ costeEur: 9.04, mesesHastaCompensar: 1 });
  });
});
