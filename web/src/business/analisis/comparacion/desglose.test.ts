import { productoDeEstudio } from '@vatio/contract';
import { analyze, type EntradaAnalisis, type Producto, round } from '@vatio/domain';
import { describe, expect, it } from 'vitest';
import { entrada, producto } from '../test-estudio.ts';
import { breakDownLados, type Celda, type Fila, filasSumadas } from './desglose.ts';
import { formulaDe } from './formula.ts';
import { vistaDeEstudio } from './vista.ts';

function vista(
  vigente: Parameters<typeof productoDeEstudio>[0],
  cambios: Partial<EntradaAnalisis['punto']> = {},
) {
  const leido = productoDeEstudio(vigente);
  if (!leido.ok) throw new Error(leido.issue.message);
  const productos: Producto[] = [leido.value];
  const base = entrada({ productos, fees: { feeEnergiaEurMwh: 7.3, feePotenciaEurKwAnio: 1.15 } });
  const resultado = analyze({ ...base, punto: { ...base.punto, ...cambios } });
  if (!resultado.ok) throw new Error(resultado.issue.message);
  const { ofertas, ...resto } = resultado.value;
  return vistaDeEstudio({ ...resto, ofertas: ofertas.map((oferta) => ({ ...oferta, fees: base.fees })) });
}

/** Surplus that is above the energy of half of the months. */
function conBateria(sobre: 'total' | 'subtotal') {
  const bateriaVirtual = { cuotaEurMes: 2.5, caducidadMeses: 6, sobre };
  const excedentes = { precioEurKwh: 0.07, tope: 'energia', bateriaVirtual } as const;
  const { consumos } = entrada().punto;
  return vista(producto('d', 0.15, { excedentes }), {
    consumos: consumos.map((fila, i) => ({ ...fila, excedentesKwh: [i % 2 === 0 ? 20_000 : 1500] })),
    precioExcedentesEurKwh: 0.05,
  });
}

const CASOS = [
  ['peajes included', vista(producto('a', 0.151237))],
  ['peajes apart', vista(producto('b', 0.0637, { peajesIncluidos: false }))],
  ['another power', vista(producto('c', 0.14), { potenciaEstudioKw: [22, 22, 22, 22, 22, 28] })],
  ['a virtual battery that pays the total', conBateria('total')],
  ['a virtual battery that pays the subtotal', conBateria('subtotal')],
] as const;

describe.each(CASOS)('%s', (_, { actual, ofertas }) => {
  const oferta = ofertas[0]!;
  const filas = breakDownLados(actual, oferta);
  const celdas = (fila: Fila) => [fila.actual, fila.oferta!];
  const fila = (clave: string) => filas.find((una) => una.clave === clave)!;

  it('every figure of the comparison is the sum of the lines that it opens', () => {
    const conLineas = filas.flatMap(celdas).filter(({ partes }) => partes.length > 0);
    expect(conLineas.length).toBeGreaterThan(20);
    for (const celda of conLineas) expect(suma(celda)).toBe(celda.importeEur);
  });

  it('every sum of the comparison is the sum of the rows that it names', () => {
    for (const total of filas.filter(({ nivel }) => nivel === 'termino' || nivel === 'suma')) {
      const sumadas = filasSumadas(total, filas);
      expect(sumadas.length).toBeGreaterThan(0);
      for (const lado of ['actual', 'oferta'] as const) {
        const suyas = sumadas.reduce((euros, una) => euros + (una[lado]?.importeEur ?? 0), 0);
        expect(round(suyas)).toBe(total[lado]?.importeEur);
      }
    }
  });

  it('the comparison is the bill: its total is that of the study', () => {
    expect(fila('total').actual.importeEur).toBe(actual.totales.total);
    expect(fila('total').oferta?.importeEur).toBe(oferta.totales.total);
  });

  it('every line of the comparison can be checked with a calculator', () => {
    const lineas = filas.flatMap(celdas).flatMap(({ partes }) => partes.map(({ linea }) => linea));
    for (const linea of lineas) expect(calculada(formulaDe(linea))).toBeCloseTo(linea.importe, 2);
  });
});

it('the comparison keeps the totals of an offer whose bills were not stored', () => {
  const { actual, ofertas } = CASOS[0][1];
  const filas = breakDownLados(actual, { ...ofertas[0]!, facturas: null });
  const energia = filas.find(({ clave }) => clave === 'terminoEnergia');
  expect(energia?.oferta).toEqual({ importeEur: ofertas[0]?.totales.terminoEnergia, partes: [] });
});

function suma({ partes }: Celda): number {
  return round(partes.reduce((total, { linea }) => total + linea.importe, 0));
}

/** The result of `30 kW × 20,38 €/kW·año × 31/365 = 51,93 €`, as a person with a calculator would get it. */
function calculada(formula: string): number {
  const [izquierda = ''] = formula.split(' = ');
  return izquierda.split(' × ').reduce((producto, factor) => {
    const [numerador = '', divisor] = factor
      .split('/')
      .map((texto) => texto.replace(/\./g, '').replace(',', '.').replace('−', '-'));
    const cifra = Number.parseFloat(numerador) * (factor.includes('%') ? 0.01 : 1);
    return producto * (/^\d+$/.test(divisor ?? '') ? cifra / Number(divisor) : cifra);
  }, 1);
}
