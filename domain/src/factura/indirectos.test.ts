import { describe, expect, it } from 'vitest';
import { calculateFactura } from '../factura.ts';
import { billOrThrow, dia, entre, suministro } from './test-suministro.ts';

const CON_ALQUILER = { alquiler: { importeEur: 0.81 } } as const;

describe('IVA of a bill', () => {
  it('falls on everything, electricity tax and rental included', () => {
    expect(billOrThrow(suministro())).toMatchObject({
      baseImponible: 76.87,
      impuestos: [{ nombre: 'IVA', base: 76.87, tipo: 0.21, cuota: 16.14 }],
      total: 93.01,
    });
    expect(billOrThrow(suministro(CON_ALQUILER))).toMatchObject({
      baseImponible: 77.68,
      impuestos: [{ nombre: 'IVA', base: 77.68, tipo: 0.21, cuota: 16.31 }],
      total: 93.99,
    });
  });

  it.each([
    ['the closing reading when no date is given', '2026-03-15', undefined, 0.21],
    ['an issue date after the change', '2026-03-15', '2026-03-22', 0.1],
    ['an issue date before the end of the change', '2026-05-29', '2026-05-31', 0.1],
    ['an issue date after it', '2026-05-29', '2026-06-01', 0.21],
  ])('is that of %s', (_nombre, hasta, fechaFactura, tipo) => {
    const factura = billOrThrow(
      suministro({ ...entre('2026-02-15', hasta), ...(fechaFactura && { fechaFactura: dia(fechaFactura) }) }),
    );
    expect(factura.impuestos).toMatchObject([{ tipo }]);
  });

  it.each([
    [[4.6, 9.9], '2026-04-15', 0.1],
    [[10, 4.6], '2026-04-29', 0.21],
    [[10, 4.6], '2026-04-30', 0.1],
    [[4.6, 10.1], '2026-05-15', 0.21],
  ])('looks at the highest power: %j kW on %s', (potenciasKw, fecha, tipo) => {
    expect(billOrThrow(suministro({ potenciasKw, fechaFactura: dia(fecha) })).impuestos).toMatchObject([
      { tipo },
    ]);
  });

  it.each([
    ['2024-01-31', '2024-02-29', '2024-03-05', 0.1],
    ['2024-05-31', '2024-06-30', '2024-07-05', 0.21],
  ])('of %s to %s issued %s is by the end of the period too', (desde, hasta, emitida, tipo) => {
    const factura = billOrThrow(
      suministro({ ...entre(desde, hasta), fechaFactura: dia(emitida), bonoSocial: null }),
    );
    expect(factura.impuestos).toMatchObject([{ tipo }]);
  });

  it('without a table is an error', () => {
    const deEnero = { fechaFactura: dia('2027-01-01'), iee: { tipo: 0.0511269632 } };
    expect(calculateFactura(suministro(deEnero))).toMatchObject({
      ok: false,
      issue: { code: 'sin-tabla-regulada', part: 'impuesto.tipo' },
    });
  });

  it('may be stated', () => {
    const tipos = { iee: { tipo: 0.0511269632 }, impuesto: { tipo: 0.05 } };
    const factura = billOrThrow(suministro({ fechaFactura: dia('2026-11-01'), ...tipos }));
    expect(factura.impuestos).toEqual([{ nombre: 'IVA', base: 76.87, tipo: 0.05, cuota: 3.84 }]);
    expect(factura.total).toBe(80.71);
  });
});

describe('islands and cities tax the rental at another rate', () => {
  it.each([
    ['canarias', 'vivienda', 'IGIC', [0, 0], [0.07, 0.06], 77.74],
    ['canarias', 'otros', 'IGIC', [0.03, 2.31], [0.07, 0.06], 80.05],
    ['ceuta', 'vivienda', 'IPSI', [0.01, 0.77], [0.04, 0.03], 78.48],
    ['melilla', 'otros', 'IPSI', [0.01, 0.77], [0.04, 0.03], 78.48],
  ] as const)('%s, %s', (zona, uso, nombre, [tipo, cuota], [deServicios, cuotaServicios], total) => {
    const factura = billOrThrow(suministro({ zona, uso, ...CON_ALQUILER }));
    expect(factura.impuestos).toEqual([
      { nombre, base: 76.87, tipo, cuota },
      { nombre, base: 0.81, tipo: deServicios, cuota: cuotaServicios },
    ]);
    expect(factura).toMatchObject({ baseImponible: 77.68, total });
  });

  it('and have a single tax without rental', () => {
    const factura = billOrThrow(suministro({ zona: 'canarias', uso: 'otros' }));
    expect(factura.impuestos).toEqual([{ nombre: 'IGIC', base: 76.87, tipo: 0.03, cuota: 2.31 }]);
  });

  it('keep the rate of the rental when that of the electricity is stated', () => {
    const factura = billOrThrow(suministro({ zona: 'canarias', impuesto: { tipo: 0.05 }, ...CON_ALQUILER }));
    expect(factura.impuestos.map((i) => i.cuota)).toEqual([3.84, 0.06]);
  });
});
