import { describe, expect, it } from 'vitest';
import { calculateFactura } from '../factura.ts';
import { billOrThrow, entre, importes, lineasDe, suministro } from './test-suministro.ts';

const SIN_IMPUESTOS_PENDIENTES = { iee: { tipo: 0.05 }, impuesto: { tipo: 0.21 } } as const;

describe('financing of the bono social', () => {
  it.each(['regulado', undefined] as const)(
    'is the dated figure over the days of its year × days when it is %s',
    (bonoSocial) => {
      expect(lineasDe(billOrThrow(suministro({ bonoSocial })), 'bono-social')).toEqual([
        {
          concepto: 'bono-social',
          cantidad: 1,
          unidad: 'CUPS',
          precio: 6.979247,
          unidadPrecio: '€/CUPS·año',
          dias: 30,
          divisor: 365,
          desde: '2026-01-02',
          hasta: '2026-01-31',
          fuente: 'TED/1524/2025',
          importe: 0.57,
        },
      ]);
    },
  );

  it.each([
    ['on 26 June 2026', '2026-06-15', '2026-07-15', [0.19, 0.49]],
    ['with the year', '2025-12-16', '2026-01-15', [0.19, 0.29]],
    ['the day after the bill', '2026-05-26', '2026-06-25', [0.57]],
    ['the day before the bill', '2026-06-25', '2026-07-25', [0.74]],
  ])('changes %s', (_nombre, desde, hasta, esperados) => {
    expect(importes(billOrThrow(suministro(entre(desde, hasta))), 'bono-social')).toEqual(esperados);
  });

  it.each([
    // Printed so on bills of Naturgy (28 days), Som Energia (30) and Endesa (34).
    ['2024-03-01', '2024-03-29', 0.18],
    ['2024-03-01', '2024-03-31', 0.19],
    ['2024-04-07', '2024-05-11', 0.21],
    // Ten days of June 2023 at 0.038454 €/day.
    ['2023-06-01', '2023-06-11', 0.38],
    ['2021-12-01', '2021-12-31', 0],
  ])('of %s to %s is %s €', (desde, hasta, importe) => {
    expect(billOrThrow(suministro(entre(desde, hasta))).bonoSocial).toBe(importe);
  });

  it('says what is not sure of its dates', () => {
    const [, desdeJunio] = lineasDe(
      billOrThrow(suministro(entre('2026-06-15', '2026-07-15'))),
      'bono-social',
    );
    expect(desdeJunio).toMatchObject({
      desde: '2026-06-26',
      nota: expect.stringContaining('desde el 1-07-2026'),
    });
    const [de2024] = lineasDe(billOrThrow(suministro(entre('2024-06-01', '2024-07-01'))), 'bono-social');
    expect(de2024).toMatchObject({ divisor: 366, nota: expect.stringContaining('primer día de efecto') });
  });

  it.each([
    [null, []],
    [{ eurDia: 0.0191 }, [0.57]],
    [{ importeEur: 1.23 }, [1.23]],
    [{ importeEur: 0 }, [0]],
  ] as const)('as %j is %j', (bonoSocial, esperados) => {
    const cambios = { ...entre('2024-11-01', '2024-12-01'), bonoSocial };
    expect(importes(billOrThrow(suministro(cambios)), 'bono-social')).toEqual(esperados);
  });

  it.each([
    ['2021-05-15', '2021-06-15', '16/05/2021'],
    ['2026-12-15', '2027-01-14', '01/01/2027'],
  ])('from %s to %s lacks a table and is an error', (desde, hasta, primeroSinTabla) => {
    const factura = calculateFactura(suministro({ ...entre(desde, hasta), ...SIN_IMPUESTOS_PENDIENTES }));
    expect(factura).toEqual({
      ok: false,
      issue: {
        code: 'sin-tabla-regulada',
        message: `No hay tabla de financiación del bono social para el ${primeroSinTabla}`,
        part: 'bonoSocial',
      },
    });
  });
});

describe('meter rental', () => {
  it.each([
    [{ eurMes: 0.81 }, 0.8, '12 meses × 0.81 €/mes × 30/365'],
    [{ eurMes: 1.36 }, 1.34, '12 meses × 1.36 €/mes × 30/365'],
    [{ eurDia: 0.0266 }, 0.8, '30 días × 0.0266 €/día'],
    [{ importeEur: 41.25 }, 41.25, '1 ud × 41.25 €'],
  ])('%j is %s: %s', (alquiler, importe, formula) => {
    const factura = billOrThrow(suministro({ alquiler }));
    const [linea] = lineasDe(factura, 'alquiler');
    const { cantidad, unidad, precio, unidadPrecio, dias, divisor } = linea!;
    const plazo = divisor ? ` × ${dias}/${divisor}` : '';
    expect(`${cantidad} ${unidad} × ${precio} ${unidadPrecio}${plazo}`).toBe(formula);
    expect(factura.alquiler).toBe(importe);
  });

  it('counts the days of a leap year, each with its own year', () => {
    const alquiler = { eurMes: 0.81 };
    const bisiesto = billOrThrow(suministro({ ...entre('2024-04-07', '2024-05-11'), alquiler }));
    expect(lineasDe(bisiesto, 'alquiler')).toMatchObject([{ dias: 34, divisor: 366, importe: 0.9 }]);
    const cruce = billOrThrow(suministro({ ...entre('2024-12-16', '2025-01-15'), alquiler }));
    expect(lineasDe(cruce, 'alquiler')).toMatchObject([
      { dias: 15, divisor: 366 },
      { dias: 15, divisor: 365 },
    ]);
    // Type 4: 10.80 €/month, printed as 12.07 € in 34 days of May 2026 and 8.52 € in 24.
    const deTipo4 = { alquiler: { eurMes: 10.8 } };
    expect(billOrThrow(suministro({ ...entre('2026-04-27', '2026-05-31'), ...deTipo4 })).alquiler).toBe(
      12.07,
    );
    expect(billOrThrow(suministro({ ...entre('2026-05-11', '2026-06-04'), ...deTipo4 })).alquiler).toBe(8.52);
  });

  it('is nothing when the meter is the client’s own', () => {
    expect(billOrThrow(suministro()).alquiler).toBe(0);
    expect(importes(billOrThrow(suministro()), 'alquiler')).toEqual([]);
  });
});
