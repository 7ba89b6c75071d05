import { describe, expect, it } from 'vitest';
import { calculateFactura } from '../factura.ts';
import { billOrThrow, dia, empresa, entre, importes, lineasDe, suministro } from './test-suministro.ts';

describe('rounding', () => {
  // 7 kW × 0.095 € × 31 days = 20.615 in P1 and 7 × 0.005 × 31 = 1.085 in P2: two lines 21.71, one term 21.70.
  const entrada = suministro({
    ...entre('2025-12-31', '2026-01-31'),
    potenciasKw: [7, 7],
    precios: { potenciaEurKwDia: [0.095, 0.005], energiaEurKwh: [0.2, 0.15, 0.1], peajesIncluidos: true },
    bonoSocial: null,
  });

  it.each([
    ['linea', 21.71, 77.71],
    ['termino', 21.7, 77.7],
    ['final', 21.7, 77.7],
  ] as const)('by %s', (redondeo, terminoPotencia, baseDelImpuesto) => {
    const factura = billOrThrow({ ...entrada, redondeo });
    expect(factura.terminoPotencia).toBe(terminoPotencia);
    expect(lineasDe(factura, 'iee')).toMatchObject([{ cantidad: baseDelImpuesto }]);
  });
});

describe('surplus', () => {
  const precios = { potenciaEurKwAnio: [0, 0], energiaEurKwh: [0.2, 0.15, 0.1], peajesIncluidos: true };

  it('is capped at the energy without the peajes and cargos of its price where the supplier does so', () => {
    const excedentes = { energiaKwh: 1000, precioEurKwh: 0.08 };
    expect(billOrThrow(suministro({ precios, excedentes })).compensacion).toBe(-56);
    const sinPeajes = billOrThrow(
      suministro({ precios, excedentes: { ...excedentes, tope: 'energia-sin-peajes' } }),
    );
    // 100 × 0.097553 + 120 × 0.029267 + 180 × 0.003292 = 13.8599 € of peajes and cargos inside.
    expect(lineasDe(sinPeajes, 'compensacion-excedentes')).toMatchObject([
      {
        texto: 'Compensación de excedentes, hasta el importe de la energía sin peajes ni cargos',
        importe: -42.14,
      },
    ]);
    const aparte = { ...precios, peajesIncluidos: false };
    const sin = { ...excedentes, tope: 'energia-sin-peajes' } as const;
    expect(billOrThrow(suministro({ precios: aparte, excedentes: sin })).compensacion).toBe(-56);
  });

  it('may come by period, each with its price', () => {
    const excedentes = { energiaKwh: [10, 20, 30], precioEurKwh: [0.1, 0.08, 0.05] };
    const factura = billOrThrow(suministro({ precios, excedentes }));
    expect(lineasDe(factura, 'compensacion-excedentes')).toMatchObject([
      { periodo: 1, cantidad: 10, precio: -0.1, importe: -1 },
      { periodo: 2, cantidad: 20, precio: -0.08, importe: -1.6 },
      { periodo: 3, cantidad: 30, precio: -0.05, importe: -1.5 },
    ]);
    expect(
      calculateFactura(suministro({ excedentes: { energiaKwh: [1, 2], precioEurKwh: 0.1 } })),
    ).toMatchObject({
      ok: false,
      issue: { part: 'excedentes.energiaKwh' },
    });
  });
});

describe('stretches of one bill', () => {
  it('have their own prices: 12 days at one and 5 at another', () => {
    const { desde } = entre('2026-06-01', '2026-06-18');
    const base = suministro({ ...entre('2026-06-01', '2026-06-18'), bonoSocial: null });
    const otros = { potenciaEurKwDia: [0.1, 0.02], energiaEurKwh: [0.3, 0.2, 0.1], peajesIncluidos: true };
    const factura = billOrThrow({
      ...base,
      tramos: [
        { hasta: desde + 12, consumosKwh: [10, 0, 0] },
        { hasta: base.hasta, consumosKwh: [0, 5, 0], precios: otros },
      ],
    });
    expect(lineasDe(factura, 'potencia').map(({ dias }) => dias)).toEqual([12, 12, 5, 5]);
    expect(importes(factura, 'energia')).toEqual([2, 0, 0, 0, 1, 0]);
    expect(lineasDe(factura, 'energia')[4]).toMatchObject({ desde: '2026-06-14', hasta: '2026-06-18' });
  });

  it('have their own powers, tariff and tables, and the excess of each', () => {
    const base = empresa({ ...entre('2025-12-31', '2026-01-31'), bonoSocial: null });
    const corte = dia('2026-01-15');
    const factura = billOrThrow({
      ...base,
      demanda: { tipo: 'maximetro', kw: [22, 20, 20, 20, 20, 30] },
      tramos: [
        { hasta: corte, potenciasKw: [20, 20, 20, 25, 25, 30] },
        { hasta: base.hasta, potenciasKw: [25, 25, 25, 25, 25, 30], fechaPrecios: dia('2025-12-31') },
      ],
    });
    // 2 kW over 20 during 15 days; the 25 kW of the rest are not passed.
    expect(lineasDe(factura, 'excesos')).toMatchObject([{ periodo: 1, factor: 15, precio: 0.171373 }]);
    expect(lineasDe(factura, 'peaje-potencia').map(({ precio }) => precio)).toEqual(
      expect.arrayContaining([14.935084, 14.723431]),
    );
    const deOtra = billOrThrow({
      ...base,
      tramos: [
        { hasta: corte, consumosKwh: [1, 1, 1, 1, 1, 1] },
        { hasta: base.hasta, tarifa: '6.1TD', consumosKwh: [1, 1, 1, 1, 1, 1] },
      ],
    });
    expect(lineasDe(deOtra, 'peaje-energia').map(({ precio }) => precio)).toEqual(
      expect.arrayContaining([0.027511, 0.026785]),
    );
  });

  it('keep one root for a month of quarter-hours that they cut', () => {
    const base = empresa({ ...entre('2025-12-31', '2026-01-31'), tipoMedida: 3, bonoSocial: null });
    const dias = new Map([
      [dia('2026-01-13'), [[32, 32, 32], [], [], [], [], []]],
      [dia('2026-01-20'), [[32, 32], [], [], [], [], []]],
    ]);
    const entrada = {
      ...base,
      potenciasKw: [30, 30, 30, 30, 30, 30],
      demanda: { tipo: 'cuartos-por-dia', dias },
    } as const;
    const cortada = { ...entrada, tramos: [{ hasta: dia('2026-01-15') }, { hasta: base.hasta }] };
    expect(billOrThrow(entrada).excesos).toBe(14.87);
    expect(billOrThrow(cortada).excesos).toBe(14.87);
  });

  it.each([
    [[{ hasta: dia('2026-01-15') }], 'tramos'],
    [
      [{ hasta: dia('2026-01-20') }, { hasta: dia('2026-01-10') }, { hasta: dia('2026-01-31') }],
      'tramos.1.hasta',
    ],
    [[{ hasta: dia('2026-01-31'), consumosKwh: [1, 2] }], 'tramos.0.consumos'],
    [[{ hasta: dia('2026-01-31'), potenciasKw: [0, 0] }], 'tramos.0.potencias'],
  ])('that do not fit are refused with their place (%#)', (tramos, part) => {
    expect(calculateFactura(suministro({ tramos }))).toMatchObject({ ok: false, issue: { part } });
  });
});

describe('other lines', () => {
  it('are taxed by their own treatment', () => {
    const deMayo = { fechaFactura: dia('2026-05-05'), iee: { tipo: 0.05 } };
    const factura = billOrThrow(
      suministro({
        ...deMayo,
        otros: [
          { texto: 'Regularización', importeEur: -3 },
          { texto: 'Energía de respaldo', importeEur: 10, tratamiento: 'electricidad' },
          { texto: 'Mantenimiento', importeEur: 5, tratamiento: 'servicio' },
          { texto: 'Fianza', importeEur: 40, tratamiento: 'sin-impuesto' },
          { texto: 'Seguro', importeEur: 2, tipo: 0 },
        ],
      }),
    );
    const sin = billOrThrow(suministro(deMayo));
    expect(factura.otros).toBe(54);
    expect(factura.noSujeto).toBe(40);
    expect(lineasDe(factura, 'iee')[0]?.cantidad).toBe(lineasDe(sin, 'iee')[0]!.cantidad + 10);
    const deLuz = Math.round((sin.baseImponible + factura.iee - sin.iee - 3 + 10) * 100) / 100;
    // Lowered IVA for a household in May 2026; a service keeps the general one.
    expect(factura.impuestos).toMatchObject([
      { base: deLuz, tipo: 0.1 },
      { base: 5, tipo: 0.21, cuota: 1.05 },
      { base: 2, tipo: 0, cuota: 0 },
    ]);
  });
});

describe('bills that correct another', () => {
  const original = suministro({ ...entre('2026-04-27', '2026-05-27'), alquiler: { eurMes: 0.81 } });

  it('give back all of it with the other sign, with the taxes of the corrected bill', () => {
    const emitida = billOrThrow(original);
    const anulada = billOrThrow({
      ...original,
      fechaFactura: dia('2026-07-10'),
      rectifica: { factura: 'F-2026-0001', modo: 'anulacion', fechaFactura: original.hasta },
    });
    expect(anulada.rectifica).toEqual({ factura: 'F-2026-0001', modo: 'anulacion' });
    expect(anulada.total).toBe(-emitida.total);
    expect(anulada.lineas.map(({ importe }) => importe)).toEqual(
      emitida.lineas.map(({ importe }) => (importe === 0 ? 0 : -importe)),
    );
    expect(anulada.lineas[0]?.cantidad).toBe(-4.6);
    expect(anulada.impuestos).toMatchObject([{ tipo: 0.1 }]);
  });

  it('by differences may give kWh and their tax back, and no others may', () => {
    const devolucion = {
      ...original,
      consumosKwh: [-100, 0, 0],
      potenciasKw: [0.001, 0.001],
      bonoSocial: null,
    } as const;
    expect(calculateFactura(devolucion)).toMatchObject({ ok: false, issue: { part: 'consumos.0' } });
    const factura = billOrThrow({
      ...devolucion,
      alquiler: undefined,
      rectifica: { factura: 'F-2026-0001', modo: 'diferencias' },
    });
    expect(factura.terminoEnergia).toBe(-20);
    expect(factura.iee).toBe(-0.1);
    expect(factura.total).toBe(-22.11);
  });
});

describe('a bill with a fault', () => {
  const DE_ENERO = [1000, 1200, 0, 0, 0, 2000];

  it.each([
    ['3.0TD', [20, 19, 20, 20, 20, 20], 'no pueden bajar de un periodo al siguiente'],
    ['6.1TD', [20, 20, 20, 20, 20, 10], 'no pueden bajar de un periodo al siguiente'],
    ['3.0TD', [10, 10, 10, 10, 10, 15], 'pide más de 15\u00a0kW'],
    ['2.0TD', [15.1, 4], '2.0TD llega a 15\u00a0kW y hay una potencia de 15,1\u00a0kW'],
  ] as const)('says %s with %j', (tarifa, potenciasKw, texto) => {
    const base = tarifa === '2.0TD' ? suministro() : empresa({ tarifa, consumosKwh: DE_ENERO });
    const { avisos } = billOrThrow({ ...base, potenciasKw });
    expect(avisos.map(({ message }) => message)).toEqual([expect.stringContaining(texto)]);
    expect(billOrThrow(base).avisos).toEqual([]);
  });

  it('says also a date of issue before the last day, and quarter-hours of other days', () => {
    const dias = new Map([[dia('2026-02-03'), [[50, 50], [], [], [], [], []]]]);
    const { avisos, excesos } = billOrThrow(
      empresa({
        tipoMedida: 3,
        consumosKwh: DE_ENERO,
        fechaFactura: dia('2026-01-20'),
        demanda: { tipo: 'cuartos-por-dia', dias },
      }),
    );
    expect(excesos).toBe(0);
    expect(avisos.map(({ code }) => code)).toEqual(['emitida-antes-de-tiempo', 'cuartos-fuera']);
  });
});
