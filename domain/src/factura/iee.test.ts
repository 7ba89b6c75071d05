import { describe, expect, it } from 'vitest';
import { calculateFactura } from '../factura.ts';
import type { EntradaFactura } from './entrada.ts';
import { billOrThrow, dia, entre, lineasDe, suministro } from './test-suministro.ts';

/** Power and energy are 72.56 € (72.51 in a leap year) and there is nothing else in the base. */
function sinBono(cambios: Partial<EntradaFactura> = {}): EntradaFactura {
  return suministro({ bonoSocial: null, ...cambios });
}

describe('base of the electricity tax', () => {
  it('takes the bono social in, and leaves it out when told', () => {
    expect(lineasDe(billOrThrow(suministro()), 'iee')).toMatchObject([
      { cantidad: 73.13, unidad: '€', precio: 0.0511269632, unidadPrecio: 'por uno', importe: 3.74 },
    ]);
    const sinEl = billOrThrow(suministro({ iee: { baseIncluyeBonoSocial: false } }));
    expect(lineasDe(sinEl, 'iee')).toMatchObject([{ cantidad: 72.56, importe: 3.71 }]);
    expect(sinEl.bonoSocial).toBe(0.57);
  });

  it('leaves the rental out', () => {
    expect(billOrThrow(sinBono({ alquiler: { importeEur: 100 } })).iee).toBe(3.71);
  });

  it('is lowered by the reduction of some uses', () => {
    expect(lineasDe(billOrThrow(sinBono({ iee: { reduccion: 0.85 } })), 'iee')).toMatchObject([
      { cantidad: 72.56, precio: 0.0511269632, factor: 0.15, importe: 0.56 },
    ]);
  });

  it('is never negative', () => {
    const descuentos = [{ texto: 'Promoción', sobre: 'energia', importeEur: 100 }] as const;
    expect(billOrThrow(sinBono({ descuentos })).iee).toBe(0.4);
    const sinConsumo = billOrThrow(sinBono({ descuentos, consumosKwh: [0, 0, 0] }));
    expect(lineasDe(sinConsumo, 'iee')).toMatchObject([{ cantidad: 0, importe: 0 }]);
  });
});

describe('one rate for the whole bill, that of its issue date (Ley 38/1992 art. 95.a)', () => {
  it.each([
    // The case of binding ruling DGT V0943-24: use of 2023 and 2024, issued with the closing reading.
    ['2023-11-30', '2024-01-30', undefined, 0.025],
    ['2024-03-16', '2024-04-15', undefined, 0.038],
    ['2024-06-20', '2024-07-20', undefined, 0.0511269632],
    ['2023-12-16', '2024-01-15', undefined, 0.025],
    // Most of the days lie in the window of 0.5 %, and the bill is of June (two real 3.0TD bills of 2026).
    ['2026-04-27', '2026-05-31', '2026-06-03', 0.0511269632],
    ['2026-05-11', '2026-06-04', undefined, 0.0511269632],
    ['2026-02-20', '2026-03-20', '2026-03-25', 0.005],
  ])('of %s to %s issued %s', (desde, hasta, emitida, precio) => {
    const factura = billOrThrow(
      sinBono({
        ...entre(desde, hasta),
        consumosKwh: [10, 10, 10],
        ...(emitida && { fechaFactura: dia(emitida) }),
      }),
    );
    const [linea, ...otras] = lineasDe(factura, 'iee');
    expect(otras).toEqual([]);
    expect(linea).toMatchObject({ precio, cantidad: factura.terminoPotencia + factura.terminoEnergia });
    expect(linea).not.toHaveProperty('divisor');
  });

  it('which a stated rate replaces', () => {
    const dado = billOrThrow(sinBono({ ...entre('2026-03-11', '2026-04-10'), iee: { tipo: 0.01 } }));
    expect(lineasDe(dado, 'iee')).toMatchObject([{ precio: 0.01, importe: 0.73 }]);
  });
});

describe('minimum quota', () => {
  it('is 1 €/MWh', () => {
    const factura = billOrThrow(sinBono(entre('2022-07-01', '2022-07-31')));
    expect(lineasDe(factura, 'iee')).toMatchObject([
      {
        texto: 'Impuesto sobre la electricidad, cuota mínima',
        cantidad: 0.4,
        unidad: 'MWh',
        precio: 1,
        importe: 0.4,
      },
    ]);
  });

  it('is 0.5 €/MWh with the reduction', () => {
    const factura = billOrThrow(sinBono({ ...entre('2022-07-01', '2022-07-31'), iee: { reduccion: 0.85 } }));
    expect(lineasDe(factura, 'iee')).toMatchObject([{ cantidad: 0.4, precio: 0.5, importe: 0.2 }]);
  });

  const precios = { potenciaEurKwAnio: [36.5, 7.3], energiaEurKwh: [0, 0, 0], peajesIncluidos: true };

  it.each([
    ['the use', { uso: 'industrial' }, 0.5],
    ['irrigation', { uso: 'riego' }, 0.5],
    ['any other use', { uso: 'general' }, 1],
    ['a stated minimum', { minimo: 0.5 }, 0.5],
    ['a stated minimum over that of the use', { uso: 'industrial', minimo: 0.75 }, 0.75],
  ] as const)('is that of %s, without any reduction', (_what, iee, precio) => {
    const factura = billOrThrow(
      sinBono({ ...entre('2022-07-01', '2022-07-31'), consumosKwh: [1000, 1000, 1000], precios, iee }),
    );
    expect(lineasDe(factura, 'iee')).toMatchObject([{ cantidad: 3, precio, importe: 3 * precio }]);
  });

  it('does not touch a bill whose tax is over it', () => {
    const factura = billOrThrow(
      sinBono({ ...entre('2022-07-01', '2022-07-31'), consumosKwh: [100, 120, 0] }),
    );
    // 0.22 € of minimum under 54.56 € × 0.5 %.
    expect(factura.iee).toBe(0.27);
  });
});

describe('stated rate', () => {
  it('of zero is an exempt supply, without minimum', () => {
    const factura = billOrThrow(sinBono({ iee: { tipo: 0 } }));
    expect(factura.iee).toBe(0);
    expect(lineasDe(factura, 'iee')).toEqual([]);
    expect(factura.baseImponible).toBe(72.56);
  });

  it('is what a bill issued from 1 January 2027 asks for, also when all its use is older', () => {
    const deDiciembre = { ...entre('2026-11-20', '2026-12-20'), impuesto: { tipo: 0.21 } };
    expect(billOrThrow(sinBono({ ...deDiciembre, fechaFactura: dia('2026-12-31') })).iee).toBe(3.71);
    const deEnero = sinBono({ ...deDiciembre, fechaFactura: dia('2027-01-01') });
    expect(calculateFactura(deEnero)).toEqual({
      ok: false,
      issue: {
        code: 'sin-tabla-regulada',
        message: 'No hay tipo del impuesto sobre la electricidad para el 01/01/2027: indícalo',
        part: 'iee.tipo',
      },
    });
    expect(billOrThrow({ ...deEnero, iee: { tipo: 0.0511269632 } }).iee).toBe(3.71);
  });
});
