import { describe, expect, it } from 'vitest';
import type { EntradaFactura } from './entrada.ts';
import { billOrThrow, dia, empresa, entre, suministro } from './test-suministro.ts';

/** The 3.0TD of the peninsula has only P3, P4 and P6 in June, and P1, P2 and P6 in January. */
const DE_JUNIO = { ...entre('2026-05-31', '2026-06-30'), bonoSocial: null } as const;
const SIN_P125 = [0, 0, 800, 600, 0, 2000];

const messagesOf = (entrada: EntradaFactura) => billOrThrow(entrada).avisos.map(({ message }) => message);

describe('a bill with figures in periods that have no hour in its days', () => {
  it.each<[what: string, cambios: Partial<EntradaFactura>, part: string, text: string]>([
    ['kWh', { consumosKwh: [100, 90, 800, 600, 1.5, 2000] }, 'consumos', 'hay 100, 90 y 1,5 kWh'],
    [
      'kVArh',
      { consumosKwh: SIN_P125, reactivaKvarh: [0, 7, 0, 0, 0, 0] },
      'reactiva',
      'P2 no tiene ninguna hora de 3.0TD del 01/06/2026 al 30/06/2026 y hay 7 kVArh',
    ],
    [
      'maxima',
      { consumosKwh: SIN_P125, demanda: { tipo: 'maximetro', kw: [12, 0, 14, 14, 13, 14] } },
      'maximetros',
      'P1 y P5 no tienen ninguna hora de 3.0TD del 01/06/2026 al 30/06/2026 y hay 12 y 13 kW',
    ],
    [
      'quarter-hours',
      { consumosKwh: SIN_P125, demanda: { tipo: 'cuartos', kwPorPeriodo: [[3, 4], [], [], [], [], []] } },
      'cuartoshorarios',
      'hay 4 kW',
    ],
    [
      'surplus',
      {
        consumosKwh: SIN_P125,
        excedentes: { energiaKwh: [5, 0, 0, 0, 0, 0], precioEurKwh: 0.01 },
      },
      'excedentes.energiaKwh',
      'hay 5 kWh de excedentes',
    ],
  ])('says where: %s', (_what, cambios, part, text) => {
    const { avisos } = billOrThrow(empresa({ ...DE_JUNIO, ...cambios }));
    expect(avisos).toEqual([{ code: 'periodo-sin-horas', part, message: expect.stringContaining(text) }]);
  });

  it('says nothing where every figure has its hours, in its own zone', () => {
    const demanda = { tipo: 'maximetro', kw: [0, 0, 14, 14, 0, 14] } as const;
    expect(messagesOf(empresa({ ...DE_JUNIO, consumosKwh: SIN_P125, demanda }))).toEqual([]);
    const enCanarias = { ...DE_JUNIO, zona: 'canarias', consumosKwh: SIN_P125 } as const;
    expect(messagesOf(empresa(enCanarias))).toEqual([expect.stringMatching(/^P3 no tiene ninguna hora/)]);
  });

  it('looks at each stretch that brings its own figures, and at all the days of the rest', () => {
    const meses = { ...entre('2026-04-30', '2026-06-30'), bonoSocial: null } as const;
    const enteros = [0, 0, 800, 600, 400, 2000];
    const junio = { hasta: dia('2026-06-30') };
    expect(
      messagesOf(empresa({ ...meses, consumosKwh: enteros, tramos: [{ hasta: dia('2026-05-31') }, junio] })),
    ).toEqual([]);
    const { avisos } = billOrThrow(
      empresa({
        ...meses,
        consumosKwh: enteros,
        tramos: [
          { hasta: dia('2026-05-31'), consumosKwh: [0, 0, 0, 300, 400, 1000] },
          { ...junio, consumosKwh: enteros },
        ],
      }),
    );
    expect(avisos).toEqual([
      {
        code: 'periodo-sin-horas',
        part: 'tramos.1.consumos',
        message: expect.stringContaining('P5 no tiene ninguna hora de 3.0TD del 01/06/2026'),
      },
    ]);
  });
});

describe('a bill says', () => {
  it('that its discounts take off more than their term has, all of them together', () => {
    const descuentos = [
      { texto: 'Bienvenida', sobre: 'energia', porUno: 0.6 },
      { texto: 'Fidelidad', sobre: 'energia', importeEur: 30 },
      { texto: 'Potencia', sobre: 'potencia', porUno: 1 },
    ] as const;
    const { avisos } = billOrThrow(suministro({ descuentos: descuentos.slice(0, 2) }));
    expect(avisos).toEqual([
      {
        code: 'descuento-excesivo',
        part: 'descuentos',
        message: 'Los descuentos de energía (63,60\u00a0€) superan su término (56,00\u00a0€)',
      },
    ]);
    expect(messagesOf(suministro({ descuentos: [descuentos[0], descuentos[2]] }))).toEqual([]);
  });

  it('that its total is below zero, unless it corrects another by differences', () => {
    const otros = [{ texto: 'Abono', importeEur: -500 }] as const;
    const regalada = suministro({ otros });
    const { total, avisos } = billOrThrow(regalada);
    expect(total).toBeLessThan(0);
    expect(avisos).toMatchObject([{ code: 'total-negativo', part: 'total' }]);
    expect(messagesOf({ ...regalada, rectifica: { factura: 'F1', modo: 'diferencias' } })).toEqual([]);
  });
});
