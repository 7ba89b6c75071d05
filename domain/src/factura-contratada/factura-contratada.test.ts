import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { round } from '../exact.ts';
import type { EntradaFactura } from '../factura/entrada.ts';
import { calculateFactura } from '../factura.ts';
import { diaDe } from '../fecha.ts';
import { type Hallazgo, revisionDe } from '../hallazgo-de-factura.ts';
import { type Contratado, checkContratada } from './factura-contratada.ts';
import { checkSerie } from './serie.ts';

const CONTRATO: Contratado = {
  potenciasKw: [3.45, 3.45],
  energiaEurKwh: [0.14, 0.12, 0.1],
  potenciaEurKwAnio: [32, 3.2],
  peajesIncluidos: true,
};

const entrada = (cambios: Partial<EntradaFactura> = {}): EntradaFactura => ({
  tarifa: '2.0TD',
  zona: 'peninsula',
  uso: 'vivienda',
  desde: diaDe(2025, 5, 31),
  hasta: diaDe(2025, 6, 30),
  potenciasKw: CONTRATO.potenciasKw,
  consumosKwh: [100, 80, 120],
  precios: { energiaEurKwh: CONTRATO.energiaEurKwh, potenciaEurKwAnio: [32, 3.2], peajesIncluidos: true },
  ...cambios,
});

function totalOf(una: EntradaFactura): number {
  const factura = calculateFactura(una);
  if (!factura.ok) throw new Error(factura.issue.message);
  return factura.value.total;
}

function check(una: EntradaFactura, total = totalOf(una), contrato = CONTRATO) {
  const checked = checkContratada(una, total, contrato);
  if (!checked.ok) throw new Error(checked.issue.message);
  return checked.value;
}

describe('a bill beside its contract', () => {
  test('is right with the prices and powers that were agreed', () => {
    expect(check(entrada())).toEqual({ debidoEur: totalOf(entrada()), hallazgos: [] });
  });

  test('says what another price of energy costs with its taxes, and which', () => {
    const energiaEurKwh = [0.16, 0.12, 0.1];
    const cara = entrada({ precios: { ...entrada().precios, energiaEurKwh } as EntradaFactura['precios'] });
    const { debidoEur, hallazgos } = check(cara);
    // 100 kWh · 0.02 €, with 5.11 % of IEE and 21 % of IVA.
    expect(round(totalOf(cara) - debidoEur)).toBe(2.54);
    expect(hallazgos).toEqual([
      {
        clase: 'precio-energia',
        importeEur: 2.54,
        texto:
          'Cobra la energía a otro precio (P1: 0,16\u00a0€/kWh, y el contrato dice 0,14\u00a0€/kWh): 2,54\u00a0€ de más',
      },
    ]);
  });

  test('says what another power, another price of it by day and a wrong total come to, each apart', () => {
    const { energiaEurKwh } = CONTRATO;
    const otra = entrada({
      potenciasKw: [4.6, 3.45],
      precios: { energiaEurKwh, potenciaEurKwDia: [0.1, 0.1], peajesIncluidos: true },
    });
    const { hallazgos } = check(otra, round(totalOf(otra) + 5));
    expect(hallazgos.map(({ clase }) => clase)).toEqual(['cuenta', 'potencia', 'precio-potencia']);
    expect(hallazgos[0]?.importeEur).toBe(5);
    expect(hallazgos[1]?.texto).toContain('P1: 4,6\u00a0kW, y el contrato dice 3,45\u00a0kW');
    expect(hallazgos[2]?.texto).toContain('P1: 36,5\u00a0€/kW·año, y el contrato dice 32\u00a0€/kW·año');
  });

  test('of an indexed contract has its own price of energy, and the agreed one of power', () => {
    const energiaEurKwh = [0.3, 0.2, 0.1];
    const propia = entrada({ precios: { ...entrada().precios, energiaEurKwh } as EntradaFactura['precios'] });
    expect(check(propia, totalOf(propia), { ...CONTRATO, energiaEurKwh: [] }).hallazgos).toEqual([]);
  });

  test('with tolls inside where the contract has them apart says so', () => {
    const { hallazgos } = check(entrada(), undefined, { ...CONTRATO, peajesIncluidos: false });
    expect(hallazgos).toHaveLength(1);
    expect(hallazgos[0]?.texto).toMatch(/^El contrato lleva los peajes y cargos aparte/);
  });

  test('has findings whose amounts add up to what it charges too much, whatever it says', () => {
    const figure = (max: number) => fc.integer({ min: 1, max: max * 1000 }).map((n) => n / 1000);
    const three = fc.tuple(figure(0.5), figure(0.5), figure(0.5));
    const two = fc.tuple(figure(15), figure(15));
    fc.assert(
      fc.property(three, two, two, figure(300), (energiaEurKwh, potenciasKw, potenciaEurKwAnio, total) => {
        const precios = { energiaEurKwh, potenciaEurKwAnio, peajesIncluidos: true };
        const { debidoEur, hallazgos } = check(entrada({ precios, potenciasKw }), round(total));
        const suma = hallazgos.reduce((eur, { importeEur }) => eur + (importeEur ?? 0), 0);
        expect(round(suma)).toBe(round(round(total) - debidoEur));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the bills of a supply', () => {
  const una = (id: string, desde: number, hasta: number, hallazgos: readonly Hallazgo[] = []) => ({
    id,
    desde,
    hasta,
    estimada: false,
    hallazgos,
  });
  const clases = (facturas: Parameters<typeof checkSerie>[0]) =>
    [...checkSerie(facturas)].map(([id, hallazgos]) => [id, hallazgos.map(({ clase }) => clase)]);
  const caro: Hallazgo = { clase: 'precio-energia', importeEur: 2, texto: 'Cara' };

  test('that follow each other have nothing to say, in whatever order they came', () => {
    expect(clases([una('b', 30, 60), una('a', 0, 30), una('c', 60, 91)])).toEqual([
      ['a', []],
      ['b', []],
      ['c', []],
    ]);
  });

  test('tell the days that nobody billed and those billed twice', () => {
    const enero = diaDe(2026, 1, 31);
    const found = checkSerie([una('a', enero - 31, enero), una('b', enero + 28, enero + 59)]);
    expect(found.get('b')?.[0]?.texto).toBe(
      'Falta una factura: nadie ha facturado los 28 días que van del 01/02/2026 al 28/02/2026',
    );
    expect(clases([una('a', 0, 60), una('b', 30, 50), una('c', 60, 90)])).toEqual([
      ['a', []],
      ['b', ['solape']],
      ['c', []],
    ]);
  });

  test('tell a price that changes without the contract once, and readings that are estimated', () => {
    const estimada = { ...una('c', 60, 90, [caro]), estimada: true };
    expect(clases([una('a', 0, 30), una('b', 30, 60, [caro]), estimada])).toEqual([
      ['a', []],
      ['b', ['precio-energia', 'cambio-de-precio']],
      ['c', ['precio-energia', 'estimada']],
    ]);
  });
});

test('a bill is wrong beyond the tolerance of the house, by one thing or by all of them', () => {
  const de = (importeEur: number | null): Hallazgo => ({ clase: 'cuenta', importeEur, texto: '' });
  expect(revisionDe([de(0.04)], 0.05)).toBe('bien');
  expect(revisionDe([de(0.06)], 0.05)).toBe('mal');
  expect(revisionDe([de(0.04), de(0.04)], 0.05)).toBe('mal');
  expect(revisionDe([de(2), de(-2)], 0.05)).toBe('mal');
  expect(revisionDe([de(null)], 0.05)).toBe('avisos');
});
