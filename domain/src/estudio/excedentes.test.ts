import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Estudio, study } from '../estudio.ts';
import type { Compensacion } from '../excedentes/compensacion.ts';
import { diaDe } from '../fecha.ts';
import type { Producto } from '../producto.ts';
import type { EntradaEstudio, PeriodoEstudio } from './entrada.ts';

const CON_BATERIA: Compensacion = {
  precioEurKwh: 0.06,
  tope: 'energia',
  bateriaVirtual: { cuotaEurMes: 2, caducidadMeses: null, sobre: 'total' },
};
const SIN_BATERIA: Compensacion = { ...CON_BATERIA, bateriaVirtual: null };

function producto(excedentes: Compensacion | null, cambios: Partial<Producto<'fijo'>> = {}): Producto {
  return {
    id: 'solar',
    nombre: 'Solar',
    comercializadora: 'Comercializadora de prueba',
    tarifa: '2.0TD',
    vigencia: { desde: diaDe(2026, 1, 1) },
    feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
    feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
    potenciaEurKwAnio: [36.5, 3.65],
    peajesIncluidos: true,
    tipo: 'fijo',
    energiaEurKwh: [0.2, 0.15, 0.1],
    excedentes,
    ...cambios,
  };
}

/** A month of 100 kWh in each period: 45 € of energy at the prices of the product. */
function mes(cual: number, excedentesKwh?: readonly number[]): PeriodoEstudio {
  return {
    desde: diaDe(2026, cual, 1) - 1,
    hasta: diaDe(2026, cual + 1, 1) - 1,
    consumosKwh: [100, 100, 100],
    excedentesKwh,
  };
}

const ENTRADA: Omit<EntradaEstudio, 'periodos' | 'productos'> = {
  tarifa: '2.0TD',
  zona: 'peninsula',
  uso: 'vivienda',
  potenciasKw: [4, 4],
  bonoSocial: null,
  iee: { tipo: 0.05 },
  impuesto: { tipo: 0.21 },
  preciosActuales: {
    energiaEurKwh: [0.2, 0.15, 0.1],
    potenciaEurKwAnio: [36.5, 3.65],
    peajesIncluidos: true,
  },
  fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
  fecha: diaDe(2026, 5, 1),
};

function estudio(cambios: Pick<EntradaEstudio, 'periodos' | 'productos'> & Partial<EntradaEstudio>): Estudio {
  const resultado = study({ ...ENTRADA, ...cambios });
  if (!resultado.ok) throw new Error(resultado.issue.message);
  return resultado.value;
}

function oferta(excedentes: Compensacion | null, ...periodos: PeriodoEstudio[]) {
  return estudio({ periodos, productos: [producto(excedentes)] }).ofertas[0]!;
}

/** What a month costs: power 4 × (36.5 + 3.65) × dias / 365, energy 45, electricity tax of 5 %, IVA of 21 %. */
const SIN_EXCEDENTES = { 3: 74.5, 4: 73.94 };

describe('the surplus of a study', () => {
  it('is taken off the energy before the electricity tax (RD 244/2019 art. 14.3), to the cent', () => {
    const { totales, excedentes } = oferta(SIN_BATERIA, mes(3, [0, 300, 200]));
    // (13.64 + 45 − 30) × 1.05 = 30.07, and IVA of 6.31.
    expect(totales).toMatchObject({ terminoEnergia: 45, compensacion: -30, iee: 1.43, total: 36.38 });
    expect(excedentes).toEqual({
      energiaKwh: 500,
      valorEur: 30,
      compensadoEur: 30,
      perdidoEur: 0,
      bateria: null,
    });
  });

  it('never takes a month below zero, and the rest is lost without a virtual battery', () => {
    const { totales, excedentes } = oferta(SIN_BATERIA, mes(3, [1000]), mes(4, [0]));
    expect(totales).toMatchObject({ compensacion: -45, total: 17.33 + SIN_EXCEDENTES[4] });
    expect(excedentes).toMatchObject({ valorEur: 60, compensadoEur: 45, perdidoEur: 15, bateria: null });
  });

  it('above the cap pays of the next bills, with the fee of the battery by days and IVA alone on it', () => {
    const { totales, facturas, excedentes } = oferta(CON_BATERIA, mes(3, [1000]), mes(4));
    // 2 × 12 × 31 / 365 = 2.04 and 2 × 12 × 30 / 365 = 1.97, each with IVA of 21 %.
    expect(facturas.map(({ cuotaBateria, bateriaEnTotal }) => [cuotaBateria, bateriaEnTotal])).toEqual([
      [2.04, 0],
      [1.97, -15],
    ]);
    expect(facturas[1]!.iee).toBe(oferta(null, mes(4)).totales.iee);
    expect(facturas.map(({ total }) => total)).toEqual([19.8, 61.33]);
    expect(totales).toMatchObject({ cuotaBateria: 4.01, bateriaEnTotal: -15, total: 81.13 });
    expect(excedentes?.bateria).toEqual({
      ingresadoEur: 15,
      gastadoEur: 15,
      caducadoEur: 0,
      saldoEur: 0,
      cuotasEur: 4.01,
    });
  });

  it('of a battery that pays the subtotal lowers the base of the IVA', () => {
    const sobre = { ...CON_BATERIA.bateriaVirtual!, sobre: 'subtotal' } as const;
    const { facturas } = oferta({ ...CON_BATERIA, bateriaVirtual: sobre }, mes(3, [1000]), mes(4));
    expect(facturas[1]!.total).toBe(58.18);
    expect(facturas[1]).toMatchObject({ baseImponible: 48.08, bateriaEnBase: -15 });
  });

  it('expires in the battery when its months are over', () => {
    const caduca = { ...CON_BATERIA.bateriaVirtual!, caducidadMeses: 1 };
    const conCaducidad = { ...CON_BATERIA, bateriaVirtual: caduca };
    // 400 kWh above the cap bring in far more than April costs.
    const { excedentes } = oferta(conCaducidad, mes(3, [3000]), mes(4), mes(5));
    const { bateria } = excedentes!;
    expect(bateria).toMatchObject({ ingresadoEur: 135, saldoEur: 0 });
    expect(bateria!.caducadoEur).toBeCloseTo(135 - bateria!.gastadoEur, 2);
    expect(bateria!.caducadoEur).toBeGreaterThan(0);
  });

  it('reaches the energy without peajes and cargos where the supplier says so, or bills them apart', () => {
    const sinPeajes = { ...SIN_BATERIA, tope: 'energia-sin-peajes' } as const;
    const conTope = oferta(sinPeajes, mes(3, [5000])).totales;
    expect(conTope.compensacion).toBeGreaterThan(-45);
    const [aparte] = estudio({
      periodos: [mes(3, [5000])],
      productos: [producto(SIN_BATERIA, { peajesIncluidos: false })],
    }).ofertas;
    // The cents are those of rounding the lines of full prices.
    expect(aparte!.totales.compensacion).toBeCloseTo(-45, 1);
    expect(aparte!.totales.terminoEnergia).toBeGreaterThan(45);
  });

  it('is named in every offer, also in one that pays nothing for it', () => {
    expect(oferta(null, mes(3, [400]))).toMatchObject({
      totales: { compensacion: 0, total: SIN_EXCEDENTES[3] },
      excedentes: { energiaKwh: 400, valorEur: 0, compensadoEur: 0, perdidoEur: 0, bateria: null },
    });
    expect(oferta(CON_BATERIA, mes(3))).toMatchObject({ excedentes: null });
  });

  it('is compensated by the contract of today at its price', () => {
    const { actual } = estudio({
      periodos: [mes(3, [500])],
      productos: [],
      compensacionActual: SIN_BATERIA,
    });
    expect(actual.totales.compensacion).toBe(-30);
  });

  it('with a figure that is not one for each period is refused, and names it', () => {
    expect(study({ ...ENTRADA, periodos: [mes(3, [1, 2])], productos: [] })).toMatchObject({
      ok: false,
      issue: { code: 'numero-de-periodos', part: 'excedentes.energiaKwh' },
    });
  });
});

const kwh = fc.nat(200_000).map((n) => n / 100);
const compensacion: fc.Arbitrary<Compensacion> = fc.record({
  precioEurKwh: fc.nat(3000).map((n) => n / 10_000),
  tope: fc.constantFrom('energia' as const, 'energia-sin-peajes' as const),
  bateriaVirtual: fc.option(
    fc.record({
      cuotaEurMes: fc.nat(500).map((n) => n / 100),
      caducidadMeses: fc.option(fc.integer({ min: 1, max: 6 })),
      sobre: fc.constantFrom('total' as const, 'subtotal' as const),
    }),
  ),
});

describe('any surplus', () => {
  it('of nothing leaves the bill as it was', () => {
    fc.assert(
      fc.property(compensacion, (dada) => {
        const sinNada = oferta(dada, mes(3), mes(4));
        expect(oferta(dada, mes(3, [0, 0, 0]), mes(4, [0, 0, 0])).totales).toEqual(sinNada.totales);
        expect(sinNada.totales).toEqual(oferta(null, mes(3), mes(4)).totales);
      }),
      { numRuns: 30 },
    );
  });

  it('compensates neither more than it is worth nor more than the energy, and no euro of it is lost from sight', () => {
    const meses = fc.array(kwh, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(compensacion, meses, (dada, [marzo, abril, mayo]) => {
        const { facturas, totales, excedentes } = oferta(
          dada,
          mes(3, [marzo!]),
          mes(4, [abril!]),
          mes(5, [mayo!]),
        );
        if (!excedentes) return;
        for (const factura of facturas) {
          expect(-factura.compensacion).toBeLessThanOrEqual(factura.terminoEnergia);
          expect(factura.total).toBeGreaterThanOrEqual(0);
        }
        const { valorEur, compensadoEur, perdidoEur, bateria } = excedentes;
        expect(compensadoEur).toBeCloseTo(-totales.compensacion, 2);
        expect(compensadoEur + perdidoEur + (bateria?.ingresadoEur ?? 0)).toBeCloseTo(valorEur, 2);
        if (bateria) {
          const { ingresadoEur, gastadoEur, caducadoEur, saldoEur } = bateria;
          expect(gastadoEur + caducadoEur + saldoEur).toBeCloseTo(ingresadoEur, 2);
        }
      }),
      { numRuns: 60 },
    );
  });
});
