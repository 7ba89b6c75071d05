import { describe, expect, it } from 'vitest';
import { billOrThrow, importes, lineasDe, suministro } from './test-suministro.ts';

const SIN_BONO = { bonoSocial: null } as const;

describe('discounts', () => {
  it('of a term lower it by a percentage or by an amount, before the electricity tax', () => {
    const factura = billOrThrow(
      suministro({
        ...SIN_BONO,
        descuentos: [
          { texto: 'Descuento energía', sobre: 'energia', porUno: 0.1 },
          { texto: 'Descuento potencia', sobre: 'potencia', porUno: 0.05 },
          { texto: 'Bienvenida', sobre: 'energia', importeEur: 3 },
        ],
      }),
    );
    expect(lineasDe(factura, 'descuento')).toMatchObject([
      { texto: 'Descuento energía', cantidad: 56, unidad: '€', precio: -0.1, importe: -5.6 },
      { texto: 'Descuento potencia', cantidad: 16.56, precio: -0.05, importe: -0.83 },
      { texto: 'Bienvenida', cantidad: 1, unidad: 'ud', precio: -3, importe: -3 },
    ]);
    // 72.56 − 9.43 = 63.13, and its tax.
    expect(factura).toMatchObject({ descuentos: -9.43, terminoEnergia: 56, iee: 3.23, baseImponible: 66.36 });
  });

  it('of energy leave alone the peajes and cargos that are lines of their own', () => {
    const factura = billOrThrow(
      suministro({
        precios: { potenciaEurKwAnio: [0, 0], energiaEurKwh: [0.05, 0.05, 0.05], peajesIncluidos: false },
        descuentos: [{ texto: 'Todo', sobre: 'energia', porUno: 1 }],
      }),
    );
    const deEnergia = lineasDe(factura, 'energia').reduce((suma, { importe }) => suma + importe, 0);
    expect(factura.descuentos).toBe(-deEnergia);
    expect(factura.terminoEnergia).toBeGreaterThan(deEnergia);
  });
});

describe('surplus of self-consumption', () => {
  it('is paid at its price and lowers the electricity tax', () => {
    const factura = billOrThrow(
      suministro({ ...SIN_BONO, excedentes: { energiaKwh: 200, precioEurKwh: 0.08 } }),
    );
    expect(lineasDe(factura, 'compensacion-excedentes')).toMatchObject([
      { cantidad: 200, unidad: 'kWh', precio: -0.08, importe: -16 },
    ]);
    expect(factura).toMatchObject({ compensacion: -16, iee: 2.89, baseImponible: 59.45 });
  });

  it.each([
    ['exactly the energy', 700, -56],
    ['a cent more', 700.125, -56],
    ['ten times the energy', 7000, -56],
    ['nothing', 0, 0],
  ])('never pays more than the energy: %s', (_nombre, energiaKwh, importe) => {
    const factura = billOrThrow(suministro({ excedentes: { energiaKwh, precioEurKwh: 0.08 } }));
    expect(importes(factura, 'compensacion-excedentes')).toEqual([importe]);
  });

  it('says when it reached the limit, with the amount that the line multiplies', () => {
    const factura = billOrThrow(suministro({ excedentes: { energiaKwh: 1000, precioEurKwh: 0.08 } }));
    expect(lineasDe(factura, 'compensacion-excedentes')).toEqual([
      {
        concepto: 'compensacion-excedentes',
        texto: 'Compensación de excedentes, hasta el importe de la energía',
        cantidad: 56,
        unidad: '€',
        precio: -1,
        unidadPrecio: 'por uno',
        importe: -56,
      },
    ]);
  });

  it('has its limit after the discounts of energy, and not those of power', () => {
    const factura = billOrThrow(
      suministro({
        excedentes: { energiaKwh: 1000, precioEurKwh: 0.08 },
        descuentos: [
          { texto: 'Energía', sobre: 'energia', porUno: 0.1 },
          { texto: 'Potencia', sobre: 'potencia', porUno: 1 },
        ],
      }),
    );
    expect(factura.compensacion).toBe(-50.4);
  });

  it('does not compensate peajes and cargos', () => {
    const factura = billOrThrow(
      suministro({
        precios: { potenciaEurKwAnio: [0, 0], energiaEurKwh: [0.05, 0.05, 0.05], peajesIncluidos: false },
        excedentes: { energiaKwh: 1000, precioEurKwh: 0.08 },
      }),
    );
    expect(factura.compensacion).toBe(-20);
  });

  it('takes off what negative prices leave of it, and less than nothing is nothing', () => {
    const precioEurKwh = [0.01, 0.02, -0.002];
    const factura = billOrThrow(suministro({ excedentes: { energiaKwh: [50, 20, 100], precioEurKwh } }));
    expect(factura.compensacion).toBe(-0.7);
    expect(importes(factura, 'compensacion-excedentes')).toEqual([-0.5, -0.4, 0.2]);
    const deBalde = billOrThrow(suministro({ excedentes: { energiaKwh: [0, 0, 100], precioEurKwh } }));
    expect(deBalde.compensacion).toBe(0);
    expect(lineasDe(deBalde, 'compensacion-excedentes')).toMatchObject([
      { importe: 0, nota: expect.stringContaining('−0,20') },
    ]);
  });

  it('has no limit under zero when a discount is larger than the energy', () => {
    const factura = billOrThrow(
      suministro({
        excedentes: { energiaKwh: 1000, precioEurKwh: 0.08 },
        descuentos: [{ texto: 'Regalo', sobre: 'energia', importeEur: 60 }],
      }),
    );
    expect(factura.compensacion).toBe(0);
  });
});
