import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze, type EntradaAnalisis } from '../analisis.ts';
import { diaDe } from '../fecha.ts';
import type { Producto } from '../producto.ts';
import { supuestosDe } from '../supuestos.ts';

const FECHA = diaDe(2026, 3, 1);
const NINGUNO = { minimo: 0, maximo: 0 };

const GAS: Producto<'gas'> = {
  id: 'gas',
  nombre: 'Gas',
  comercializadora: 'La Comercializadora',
  tipo: 'gas',
  tarifa: 'RL.2',
  vigencia: { desde: FECHA - 30 },
  feeEnergiaEurMwh: { minimo: 0, maximo: 20 },
  feePotenciaEurKwAnio: NINGUNO,
  potenciaEurKwAnio: [],
  peajesIncluidos: true,
  fijoEurMes: 4,
  variableEurKwh: 0.06,
};

/** By hand at today's prices: 8 × 12 / 365 × 365 = 96; 8,000 × 0.08 = 640; 8,000 × 0.00234 = 18.72; 12 × 0.5 = 6. */
const ENTRADA: EntradaAnalisis = {
  punto: {
    tarifa: 'RL.2',
    zona: 'peninsula',
    uso: 'vivienda',
    tipoMedida: 5,
    potenciasKw: [],
    potenciaEstudioKw: null,
    consumos: [
      {
        desde: diaDe(2024, 12, 31),
        hasta: diaDe(2025, 12, 31),
        activaKwh: [8000],
        reactivaKvarh: [],
        maximetroKw: [],
      },
    ],
    precioEnergiaEurKwh: [0.08],
    precioPotenciaEurKwAnio: [],
    precioFijoEurMes: 8,
    alquilerEurMes: 0.5,
  },
  fecha: FECHA,
  fees: { feeEnergiaEurMwh: 5, feePotenciaEurKwAnio: 0 },
  supuestos: supuestosDe({
    tarifa: 'RL.2',
    fecha: FECHA,
    zona: 'peninsula',
    uso: 'vivienda',
    potenciaMaximaKw: 0,
  }),
  productos: [GAS],
};

function study(cambios: Partial<EntradaAnalisis['punto']> = {}, productos: readonly Producto[] = [GAS]) {
  const estudio = analyze({ ...ENTRADA, productos, punto: { ...ENTRADA.punto, ...cambios } });
  if (!estudio.ok) throw new Error(estudio.issue.message);
  return estudio.value;
}

describe('a study of gas', () => {
  it('compares the bills of a year: fixed term, kWh, tax on hydrocarbons, rental and IVA', () => {
    const { actual, ofertas, dias } = study();
    expect(dias).toBe(365);
    // 760.72 € and 21 % of it; the offer: 48 + 8,000 × 0.065 + 18.72 + 6.
    expect(actual.totales).toMatchObject({
      terminoFijo: 96,
      terminoEnergia: 640,
      hidrocarburos: 18.72,
      alquiler: 6,
      terminoPotencia: 0,
      iee: 0,
      baseImponible: 760.72,
      total: 920.47,
    });
    expect(ofertas).toMatchObject([
      {
        precios: { energiaEurKwh: [0.065], potenciaEurKwAnio: [], fijoEurMes: 4 },
        totales: { terminoFijo: 48, terminoEnergia: 520, baseImponible: 592.72, total: 717.19 },
        ahorroEur: 203.28,
        comision: { energiaEur: 40, potenciaEur: 0, totalEur: 40 },
      },
    ]);
  });

  it('offers products of its toll group alone, and says when the consumption is of another', () => {
    const { ofertas, excluidos, avisos } = study({ tarifa: 'RL.1' });
    expect(ofertas).toEqual([]);
    expect(excluidos[0]?.motivos).toMatchObject([{ code: 'otra-tarifa' }]);
    expect(avisos).toMatchObject([{ code: 'otro-peaje' }]);
    expect(study().avisos).toEqual([]);
  });

  it('asks for the fixed term of today, and for one price of the kWh', () => {
    const sinFijo = analyze({ ...ENTRADA, punto: { ...ENTRADA.punto, precioFijoEurMes: null } });
    expect(sinFijo).toMatchObject({ ok: false, issue: { code: 'falta-termino-fijo', part: 'precios.fijo' } });
    const conDos = analyze({ ...ENTRADA, punto: { ...ENTRADA.punto, precioEnergiaEurKwh: [0.1, 0.2] } });
    expect(conDos).toMatchObject({ ok: false, issue: { code: 'numero-de-periodos' } });
  });

  it('of a year in one row costs the same as in two, but for the cents of their lines', () => {
    const [fila] = ENTRADA.punto.consumos;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 364 }), fc.integer({ min: 0, max: 8000 }), (dias, kwh) => {
        const corte = fila!.desde + dias;
        const primera = { ...fila!, hasta: corte, activaKwh: [kwh] };
        const segunda = { ...fila!, desde: corte, activaKwh: [8000 - kwh] };
        const partida = study({ consumos: [primera, segunda] }).actual.totales.total;
        expect(Math.abs(partida - study().actual.totales.total)).toBeLessThan(0.06);
      }),
      { numRuns: 50 },
    );
  });
});

it('the rates of a study of gas are its own IVA, without the tax of electricity or the bono social', () => {
  expect(ENTRADA.supuestos).toEqual({
    ieeTipo: 0,
    impuestoTipo: 0.21,
    bonoSocialEurAnio: 0,
    pendientes: [],
  });
});
