import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaDe } from '../fecha.ts';
import { decomision } from './decomision.ts';
import { importesDeVenta } from './importes-de-venta.ts';
import { calculateComision } from './por-reglas.ts';
import { type CasoComision, chooseRegla, type ReglaComision } from './regla.ts';
import { checkReparto, splitComision } from './reparto.ts';

const CASO: CasoComision = {
  fecha: '2026-03-15',
  productoId: 'p1',
  comercializadora: 'Luz del Norte',
  tarifa: '3.0TD',
  consumoAnualKwh: 120_000,
  potenciasKw: [20, 20, 20, 20, 20, 30],
  feeEnergiaEurMwh: 8,
  feePotenciaEurKwAnio: 2,
};

function regla(id: string, cambios: Partial<ReglaComision> = {}): ReglaComision {
  return {
    id,
    productoId: null,
    comercializadora: null,
    tarifa: null,
    consumoMwh: null,
    feeEnergiaEurMwh: null,
    tipo: 'fija',
    valor: 50,
    reparto: null,
    desde: '2026-01-01',
    hasta: null,
    ...cambios,
  };
}

const LINEA = [
  { id: 'ana', nombre: 'Ana' },
  { id: 'luis', nombre: 'Luis' },
  { id: 'mar', nombre: 'Mar' },
];

describe('chooseRegla', () => {
  const general = regla('general');
  const deFee = regla('fee', { feeEnergiaEurMwh: { desde: 5, hasta: null } });
  const deConsumo = regla('consumo', { consumoMwh: { desde: 100, hasta: 500 } });
  const deCasa = regla('casa', { comercializadora: 'LUZ DEL NORTE' });
  const deTarifa = regla('tarifa', { tarifa: '3.0TD' });
  const deProducto = regla('producto', { productoId: 'p1' });

  it('takes product over tariff, supplier, consumption and fee, and says so', () => {
    const orden = [deProducto, deTarifa, deCasa, deConsumo, deFee, general];
    for (const [i, esperada] of orden.entries()) {
      const { regla, descartadas, porQue } = chooseRegla(orden.slice(i).toReversed(), CASO);
      expect(regla?.id).toBe(esperada.id);
      expect(descartadas).toHaveLength(orden.length - i - 1);
      expect(porQue).toContain(i === orden.length - 1 ? 'única' : 'más concreta');
    }
  });

  it.each([
    [{ desde: '2026-04-01' }, 'Rige desde el 01/04/2026'],
    [{ hasta: '2026-02-28' }, 'Dejó de regir el 28/02/2026'],
    [{ productoId: 'p2' }, 'Es de otro producto'],
    [{ comercializadora: 'Otra' }, 'Es de Otra'],
    [{ tarifa: '2.0TD' }, 'Es de 2.0TD'],
    [{ consumoMwh: { desde: 0, hasta: 120 } }, 'Pide 0 a 120\u00a0MWh al año y hay 120'],
    [{ consumoMwh: { desde: 500, hasta: null } }, 'Pide 500\u00a0MWh o más al año y hay 120'],
    [{ feeEnergiaEurMwh: { desde: null, hasta: 8 } }, 'Pide un fee de menos de 8\u00a0€/MWh y es de 8'],
  ] as const)('leaves out %j', (cambios, motivo) => {
    const { regla: elegida, descartadas } = chooseRegla([regla('x', cambios)], CASO);
    expect([elegida, descartadas]).toEqual([null, [{ reglaId: 'x', motivo }]]);
  });

  it('has the same answer in any order, and accounts for every rule', () => {
    const reglas = [
      general,
      deFee,
      deConsumo,
      deCasa,
      deTarifa,
      deProducto,
      regla('otra', { tarifa: '2.0TD' }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(reglas), (algunas) => {
        const una = chooseRegla(algunas, CASO);
        const otra = chooseRegla(algunas.toReversed(), CASO);
        expect(una.regla?.id).toBe(otra.regla?.id);
        expect(una.descartadas.length + (una.regla ? 1 : 0)).toBe(algunas.length);
      }),
    );
  });
});

describe('calculateComision', () => {
  it.each([
    ['fija', 50, 50],
    ['por-mwh', 1.255, 150.6],
    // 120 MWh × 8 € + 130 kW × 2 € = 1.220 €.
    ['porcentaje-fee', 33.33, 406.63],
  ] as const)('gives %s of %d as %d €', (tipo, valor, totalEur) => {
    const comision = calculateComision({
      reglas: [regla('x', { tipo, valor })],
      caso: CASO,
      linea: LINEA,
      repartoDelPlan: [70, 10],
    });
    expect([comision.totalEur, comision.repartoDe]).toEqual([totalEur, 'plan']);
  });

  it('is nothing without a rule, and the house’s when nobody sold', () => {
    const nada = calculateComision({ reglas: [], caso: CASO, linea: LINEA, repartoDelPlan: [70] });
    expect([nada.totalEur, nada.regla]).toEqual([0, null]);
    const deNadie = calculateComision({ reglas: [regla('x')], caso: CASO, linea: [], repartoDelPlan: [70] });
    expect([deNadie.partes, deNadie.empresaEur]).toEqual([[], 50]);
  });
});

describe('splitComision', () => {
  it('rounds what the levels take together, so that the seller’s part is their percent to the cent', () => {
    const { partes, empresaEur } = splitComision(100, [33.33, 33.33, 33.34], LINEA);
    expect([partes.map(({ importeEur }) => importeEur), empresaEur]).toEqual([[33.33, 33.33, 33.34], 0]);
    expect(splitComision(0.01, [50, 50], LINEA).partes.map(({ importeEur }) => importeEur)).toEqual([
      0.01, 0,
    ]);
  });

  it('adds up to the whole, to the cent, whatever the percents', () => {
    const porcentaje = fc.integer({ min: 0, max: 2500 }).map((n) => n / 100);
    fc.assert(
      fc.property(
        fc.integer({ min: -5_000_000, max: 5_000_000 }),
        fc.array(porcentaje, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 3 }),
        (centimos, porcentajes, personas) => {
          const { partes, empresaEur } = splitComision(centimos / 100, porcentajes, LINEA.slice(0, personas));
          const suma = [...partes.map(({ importeEur }) => importeEur), empresaEur].reduce(
            (total, importe) => total + Math.round(importe * 100),
            0,
          );
          expect(suma).toBe(centimos);
          for (const { importeEur, porcentaje } of partes) {
            expect(Math.abs(importeEur - (centimos * porcentaje) / 10_000)).toBeLessThan(0.0100001);
          }
        },
      ),
    );
  });

  it.each([
    [[70, 30.01], 'reparto-excesivo'],
    [[-1], 'porcentaje-no-valido'],
    [[33.333], 'porcentaje-no-valido'],
  ])('refuses %j', (reparto, code) => {
    expect(checkReparto(reparto)).toMatchObject({ ok: false, issue: { code } });
  });
});

describe('decomision', () => {
  const [activacion, permanenciaHasta] = [diaDe(2025, 2, 10), diaDe(2026, 2, 9)];
  it.each([
    ['the first day, all of it', activacion, -70],
    ['91 days later', diaDe(2025, 5, 12), -52.55],
    ['the last day', permanenciaHasta, -0.19],
    ['the day after', permanenciaHasta + 1, 0],
  ])('takes back what an end leaves undone: %s', (_, baja, importeEur) => {
    expect(decomision(70, { activacion, baja, permanenciaHasta }).importeEur).toBe(importeEur);
  });
});

describe('importesDeVenta', () => {
  const venta = { repartoDelPlan: [70], nivel: 1 };

  it('tells a sale that no rule is about from one whose rule leaves nothing', () => {
    expect(importesDeVenta({ ...venta, reglas: [] }, CASO)).toMatchObject({ sinRegla: true, casaEur: 0 });
    const nada = importesDeVenta({ ...venta, reglas: [regla('nada', { valor: 0 })] }, CASO);
    expect(nada).toMatchObject({ sinRegla: false, casaEur: 0, tuyaEur: 0 });
  });
});
