import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntradaEstudio } from './estudio/entrada.ts';
import { type Estudio, study } from './estudio.ts';
import { diaDe } from './fecha.ts';
import { energiaIndexadaPorMedias } from './indexado.ts';
import type { Producto } from './producto.ts';

/** Peajes and cargos of power of 3.0TD in 2026, €/kW·año. */
const POTENCIA_2026 = [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287];

const OFERTA: Producto = {
  id: 'oferta',
  nombre: 'Fijo 12',
  comercializadora: 'Comercializadora de prueba',
  tarifa: '3.0TD',
  vigencia: { desde: diaDe(2026, 1, 1) },
  feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
  feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
  potenciaEurKwAnio: POTENCIA_2026,
  peajesIncluidos: true,
  tipo: 'fijo',
  energiaEurKwh: [0.172, 0.158, 0, 0, 0, 0.121],
};

const ENERO = {
  desde: diaDe(2025, 12, 31),
  hasta: diaDe(2026, 1, 31),
  consumosKwh: [1200, 900, 0, 0, 0, 1800],
};
const FEBRERO = {
  desde: diaDe(2026, 1, 31),
  hasta: diaDe(2026, 2, 28),
  consumosKwh: [1000, 800, 0, 0, 0, 1500],
};

/** The worked study: 31 days of January 2026, 8 €/MWh and 2 €/kW·año of fees. */
const ENTRADA: EntradaEstudio = {
  tarifa: '3.0TD',
  zona: 'peninsula',
  uso: 'otros',
  potenciasKw: [30, 35, 35, 35, 35, 60],
  alquiler: { eurMes: 1.36 },
  periodos: [ENERO],
  preciosActuales: {
    energiaEurKwh: [0.198, 0.181, 0, 0, 0, 0.142],
    potenciaEurKwAnio: POTENCIA_2026,
    peajesIncluidos: true,
  },
  productos: [OFERTA],
  fees: { feeEnergiaEurMwh: 8, feePotenciaEurKwAnio: 2 },
  fecha: diaDe(2026, 1, 31),
};

function estudio(cambios: Partial<EntradaEstudio> = {}): Estudio {
  const resultado = study({ ...ENTRADA, ...cambios });
  if (!resultado.ok) throw new Error(resultado.issue.message);
  return resultado.value;
}

const conPrecioP1 = (id: string, p1: number): Producto =>
  ({ ...OFERTA, id, energiaEurKwh: [p1, 0.158, 0, 0, 0, 0.121] }) as Producto;

describe('a study', () => {
  it('gives the same figures without the bills that nobody asked for', () => {
    const productos = [conPrecioP1('a', 0.2), conPrecioP1('b', 0.1)];
    const entero = estudio({ productos, periodos: [ENERO, FEBRERO] });
    const deUno = estudio({ productos, periodos: [ENERO, FEBRERO], detalle: new Set(['a']) });
    expect(deUno.actual).toEqual(entero.actual);
    expect(deUno.ofertas.map(({ facturas }) => facturas.length)).toEqual([0, 2]);
    const sinFacturas = ({ ofertas }: Estudio) => ofertas.map((oferta) => ({ ...oferta, facturas: [] }));
    expect(sinFacturas(deUno)).toEqual(sinFacturas(entero));
    expect(deUno.ofertas[1]).toEqual(entero.ofertas[1]);
    const deNada = estudio({ productos, periodos: [ENERO, FEBRERO], detalle: null });
    expect(deNada.actual).toEqual({ ...entero.actual, facturas: [] });
    expect(deNada.ofertas).toEqual(sinFacturas(entero));
  });

  it('is the worked one to the cent', () => {
    const { dias, actual, ofertas, excluidos, avisos } = estudio();
    expect(actual.totales).toMatchObject({
      terminoPotencia: 123.17,
      terminoEnergia: 656.1,
      bonoSocial: 0.59,
      iee: 39.87,
      alquiler: 1.39,
      baseImponible: 821.12,
      impuestos: [{ nombre: 'IVA', base: 821.12, tipo: 0.21, cuota: 172.44 }],
      total: 993.56,
    });
    const [oferta] = ofertas;
    expect(oferta?.precios.energiaEurKwh).toEqual([0.18, 0.166, 0.008, 0.008, 0.008, 0.129]);
    expect(oferta?.totales).toMatchObject({
      terminoPotencia: 162.26,
      terminoEnergia: 597.6,
      bonoSocial: 0.59,
      iee: 38.88,
      baseImponible: 800.72,
      impuestos: [{ cuota: 168.15 }],
      total: 968.87,
    });
    expect(oferta).toMatchObject({
      ahorroEur: 24.69,
      ahorroPct: 2.49,
      ahorroAnualEur: 290.7,
      comision: { energiaEur: 31.2, potenciaEur: 39.07, totalEur: 70.27 },
      aproximado: false,
    });
    expect({ dias, excluidos, avisos }).toEqual({ dias: 31, excluidos: [], avisos: [] });
  });

  it('adds its periods up and groups the taxes by rate', () => {
    const dos = estudio({ periodos: [ENERO, FEBRERO] });
    const [enero, febrero] = [estudio(), estudio({ periodos: [FEBRERO] })];
    expect(dos.dias).toBe(59);
    expect(dos.actual.facturas).toEqual([...enero.actual.facturas, ...febrero.actual.facturas]);
    for (const campo of ['total', 'terminoEnergia', 'iee', 'baseImponible'] as const) {
      const suma = enero.actual.totales[campo] + febrero.actual.totales[campo];
      expect(dos.actual.totales[campo]).toBeCloseTo(suma, 10);
    }
    expect(dos.actual.totales.impuestos).toHaveLength(1);
    expect(dos.ofertas[0]?.comision.energiaEur).toBe(57.6);
  });

  it('keeps two entries when the rate changes between its bills', () => {
    const vivienda = { potenciasKw: [8, 8, 8, 8, 8, 9], uso: 'vivienda' } as const;
    const marzo = { ...FEBRERO, fechaFactura: diaDe(2026, 3, 25) };
    const { actual } = estudio({ ...vivienda, periodos: [ENERO, marzo] });
    expect(actual.totales.impuestos.map((i) => i.tipo)).toEqual([0.21, 0.1]);
  });

  it('puts the cheapest first, and leaves equals in the order of the book', () => {
    const productos = [
      conPrecioP1('c', 0.19),
      conPrecioP1('a', 0.15),
      conPrecioP1('b', 0.17),
      conPrecioP1('a2', 0.15),
    ];
    const { ofertas } = estudio({ productos });
    expect(ofertas.map(({ producto }) => producto.id)).toEqual(['a', 'a2', 'b', 'c']);
    const totales = ofertas.map(({ totales: { total } }) => total);
    expect(totales).toEqual(totales.toSorted((a, b) => a - b));
  });

  it('saves nothing against the same prices without fees, and less with each euro of fee', () => {
    const igual: Producto = { ...OFERTA, energiaEurKwh: ENTRADA.preciosActuales.energiaEurKwh } as Producto;
    const ahorroCon = (feeEnergiaEurMwh: number, feePotenciaEurKwAnio: number) =>
      estudio({ productos: [igual], fees: { feeEnergiaEurMwh, feePotenciaEurKwAnio } }).ofertas[0]!.ahorroEur;
    expect(ahorroCon(0, 0)).toBe(0);
    const fee = fc.nat(149).map((decimas) => decimas / 10);
    fc.assert(
      fc.property(fee, (energia) => {
        expect(ahorroCon(energia + 0.1, 0)).toBeLessThan(ahorroCon(energia, 0) + 0.001);
        expect(ahorroCon(0, energia / 3)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('products left out', () => {
  it.each<[code: string, producto: Producto]>([
    ['otra-tarifa', { ...OFERTA, tarifa: '6.1TD' }],
    ['otra-zona', { ...OFERTA, zonas: ['canarias'] }],
    ['programado', { ...OFERTA, vigencia: { desde: diaDe(2026, 2, 1) } }],
    ['caducado', { ...OFERTA, vigencia: { desde: diaDe(2025, 1, 1), hasta: diaDe(2026, 1, 30) } }],
    ['potencia-fuera-de-rango', { ...OFERTA, potenciaKw: { minimo: 0, maximo: 59 } }],
    // 3.9 MWh in 31 days are 45.919 MWh a year.
    ['consumo-fuera-de-rango', { ...OFERTA, consumoAnualMwh: { minimo: 45.92, maximo: 100 } }],
    ['fee-fuera-de-banda', { ...OFERTA, feeEnergiaEurMwh: { minimo: 0, maximo: 7.99 } }],
    ['precio-que-falta', { ...OFERTA, energiaEurKwh: [0.172, 0.158, 0.1, null, 0.1, 0.121] } as Producto],
    ['precio-que-falta', { ...OFERTA, potenciaEurKwAnio: [20, 10, null, 3, 2, 1] }],
    ['cantidad-no-valida', { ...OFERTA, energiaEurKwh: [Number.NaN, 0, 0, 0, 0, 0] } as Producto],
    ['sin-tabla-regulada', { ...OFERTA, peajesIncluidos: false }],
  ])('say why: %s (%#)', (code, producto) => {
    // The last case is studied in 2027, which has no peajes yet.
    const fecha = code === 'sin-tabla-regulada' ? diaDe(2027, 1, 31) : ENTRADA.fecha;
    const comun = { fecha, bonoSocial: null, iee: { tipo: 0.05 }, impuesto: { tipo: 0.21 } } as const;
    const { ofertas, excluidos } = estudio({ ...comun, productos: [producto, OFERTA] });
    expect(ofertas.map(({ producto: { id } }) => id)).toEqual(['oferta']);
    expect(excluidos).toMatchObject([{ producto, motivos: [{ code }] }]);
  });

  it('are the indexed ones without means of the market, and only those', () => {
    const terminos = {
      serviciosAjusteEurKwh: 0.01,
      desviosEurKwh: 0.002,
      garantiasOrigenEurKwh: 0,
      operadoresEurKwh: 0.0003,
      fneeEurKwh: 0.001,
      margenEurKwh: 0.004,
    };
    const { energiaEurKwh: _, ...resto } = OFERTA as Producto<'fijo'>;
    const indexado = (mediasMercadoEurKwh: readonly number[]): Producto => ({
      ...resto,
      id: 'indexado',
      tipo: 'indexado',
      terminos,
      mediasMercadoEurKwh,
    });
    const sinMedias = estudio({ productos: [indexado([]), OFERTA] });
    expect(sinMedias.excluidos).toMatchObject([
      { producto: { id: 'indexado' }, motivos: [{ code: 'numero-de-periodos', part: 'energia' }] },
    ]);
    expect(sinMedias.ofertas).toHaveLength(1);

    const mediasEurKwh = [0.09, 0.08, 0.07, 0.06, 0.05, 0.06];
    const { tarifa, fecha: dia, periodos } = ENTRADA;
    const { consumosKwh } = periodos[0]!;
    const energia = energiaIndexadaPorMedias({
      ...{ tarifa, dia, consumosKwh, mediasEurKwh, terminos },
      peajesIncluidos: true,
    });
    const energiaEurKwh = energia.ok ? energia.value.periodos.map(({ precioEurKwh }) => precioEurKwh) : [];
    const conMedias = estudio({
      productos: [indexado(mediasEurKwh), { ...OFERTA, energiaEurKwh } as Producto],
    });
    expect(conMedias.ofertas.map(({ producto, aproximado }) => [producto.id, aproximado])).toEqual([
      ['indexado', true],
      ['oferta', false],
    ]);
    expect(conMedias.ofertas[0]?.totales).toEqual(conMedias.ofertas[1]?.totales);
  });
});

describe('a study refuses', () => {
  it.each<[code: string, part: string, cambios: Partial<EntradaEstudio>]>([
    ['sin-consumos', 'periodos', { periodos: [] }],
    ['numero-de-periodos', 'potenciaEstudio', { potenciaEstudioKw: [30, 30] }],
    ['cantidad-no-valida', 'potenciaEstudio.5', { potenciaEstudioKw: [30, 30, 30, 30, 30, -1] }],
    ['potencia-no-valida', 'potencias', { potenciaEstudioKw: [0, 0, 0, 0, 0, 0] }],
    ['numero-de-periodos', 'consumos', { periodos: [{ ...ENERO, consumosKwh: [1, 2, 3] }] }],
    ['intervalo-no-valido', 'hasta', { periodos: [ENERO, { ...FEBRERO, hasta: ENERO.desde }] }],
    [
      'valor-no-valido',
      'precios.energia.0',
      { preciosActuales: { ...ENTRADA.preciosActuales, energiaEurKwh: [Number.NaN, 0, 0, 0, 0, 0] } },
    ],
    ['sin-tabla-regulada', 'bonoSocial', { fecha: diaDe(2021, 5, 31) }],
  ])('%s in %s', (code, part, cambios) => {
    expect(study({ ...ENTRADA, ...cambios })).toMatchObject({ ok: false, issue: { code, part } });
  });
});
