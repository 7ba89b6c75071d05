import { describe, expect, it } from 'vitest';
import { diaDe } from './fecha.ts';
import { type Destino, motivosDeExclusion, type Producto, preciosConFees } from './producto.ts';

const FIJO: Producto = {
  id: 'p1',
  nombre: 'Fijo 12',
  comercializadora: 'Comercializadora de prueba',
  tarifa: '2.0TD',
  zonas: ['peninsula', 'baleares'],
  vigencia: { desde: diaDe(2026, 1, 1), hasta: diaDe(2026, 6, 30) },
  feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
  feePotenciaEurKwAnio: { minimo: 1, maximo: 4 },
  potenciaKw: { minimo: 3, maximo: 15 },
  consumoAnualMwh: { minimo: 1, maximo: 20 },
  potenciaEurKwAnio: [30, 3],
  peajesIncluidos: true,
  tipo: 'fijo',
  energiaEurKwh: [0.2, 0.15, 0.1],
};

const DESTINO: Destino = {
  tarifa: '2.0TD',
  zona: 'peninsula',
  potenciasKw: [4.6, 5.75],
  consumoAnualMwh: 4,
  fecha: diaDe(2026, 3, 15),
};

const FEES = { feeEnergiaEurMwh: 8, feePotenciaEurKwAnio: 2 };

function codigos(producto: Producto, destino: Partial<Destino> = {}, fees: Partial<typeof FEES> = {}) {
  const motivos = motivosDeExclusion(producto, { ...DESTINO, ...destino }, { ...FEES, ...fees });
  for (const { message } of motivos) expect(message).not.toBe('');
  return motivos.map(({ code }) => code);
}

describe('a product is offered', () => {
  it.each<[nombre: string, destino: Partial<Destino>, fees: Partial<typeof FEES>]>([
    ['when it fits', {}, {}],
    ['on its first day', { fecha: diaDe(2026, 1, 1) }, {}],
    ['on its last day', { fecha: diaDe(2026, 6, 30) }, {}],
    [
      'at the ends of its bands',
      { potenciasKw: [3, 3], consumoAnualMwh: 20 },
      { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 4 },
    ],
    ['by its highest power', { potenciasKw: [1, 15] }, {}],
  ])('%s', (_nombre, destino, fees) => {
    expect(codigos(FIJO, destino, fees)).toEqual([]);
  });

  it('anywhere, to anyone and for ever when it says nothing', () => {
    const { zonas: _, potenciaKw: __, consumoAnualMwh: ___, ...resto } = FIJO;
    const abierto: Producto = { ...resto, vigencia: { desde: diaDe(2020, 1, 1) } };
    const lejos = {
      zona: 'melilla',
      potenciasKw: [1, 9000],
      consumoAnualMwh: 1e6,
      fecha: diaDe(2040, 1, 1),
    } as const;
    expect(codigos(abierto, lejos)).toEqual([]);
  });
});

describe('a product is left out', () => {
  it.each<[code: string, destino: Partial<Destino>, fees?: Partial<typeof FEES>]>([
    ['otra-tarifa', { tarifa: '3.0TD' }],
    ['otra-zona', { zona: 'canarias' }],
    ['programado', { fecha: diaDe(2025, 12, 31) }],
    ['caducado', { fecha: diaDe(2026, 7, 1) }],
    ['potencia-fuera-de-rango', { potenciasKw: [2.9, 1] }],
    ['potencia-fuera-de-rango', { potenciasKw: [1, 15.1] }],
    ['consumo-fuera-de-rango', { consumoAnualMwh: 0.9 }],
    ['consumo-fuera-de-rango', { consumoAnualMwh: 20.1 }],
    ['consumo-fuera-de-rango', { consumoAnualMwh: Number.NaN }],
    ['fee-fuera-de-banda', {}, { feeEnergiaEurMwh: 15.01 }],
    ['fee-fuera-de-banda', {}, { feeEnergiaEurMwh: -0.01 }],
    ['fee-fuera-de-banda', {}, { feeEnergiaEurMwh: Number.NaN }],
    ['fee-fuera-de-banda', {}, { feePotenciaEurKwAnio: 0.99 }],
    ['fee-fuera-de-banda', {}, { feePotenciaEurKwAnio: 4.01 }],
  ])('%s (%#)', (code, destino, fees) => {
    expect(codigos(FIJO, destino, fees)).toEqual([code]);
  });

  it.each<[code: string, part: string, precios: Partial<Producto>]>([
    ['precio-que-falta', 'energia', { energiaEurKwh: [0.2, null, 0.1] }],
    ['precio-que-falta', 'potencia', { potenciaEurKwAnio: [null, 3] }],
    ['precio-que-falta', 'energia', { energiaEurKwh: [0.2, null, 0.15, 0.1] }],
    ['numero-de-periodos', 'energia', { energiaEurKwh: [0.2, 0.15] }],
    ['numero-de-periodos', 'potencia', { potenciaEurKwAnio: [] }],
    ['cantidad-no-valida', 'energia.2', { energiaEurKwh: [0.2, 0.15, Number.NaN] }],
    ['cantidad-no-valida', 'potencia.0', { potenciaEurKwAnio: [-1, 3] }],
  ])('%s in %s', (code, part, precios) => {
    const producto = { ...FIJO, ...precios } as Producto;
    expect(motivosDeExclusion(producto, DESTINO, FEES)).toMatchObject([{ code, part }]);
  });

  it('with every reason, not the first', () => {
    const ajeno: Producto = { ...FIJO, energiaEurKwh: [null, null, null], potenciaEurKwAnio: [null, null] };
    const destino = {
      tarifa: '3.0TD',
      zona: 'ceuta',
      potenciasKw: [60],
      consumoAnualMwh: 90,
      fecha: diaDe(2027, 1, 1),
    } as const;
    expect(codigos(ajeno, destino, { feeEnergiaEurMwh: 99 })).toEqual([
      'otra-tarifa',
      'otra-zona',
      'caducado',
      'potencia-fuera-de-rango',
      'consumo-fuera-de-rango',
      'fee-fuera-de-banda',
      'precio-que-falta',
      'precio-que-falta',
    ]);
  });

  it('names the fee that is out of its band', () => {
    const partes = (fees: Partial<typeof FEES>) =>
      motivosDeExclusion(FIJO, DESTINO, { ...FEES, ...fees }).map((m) => m.part);
    expect(partes({ feeEnergiaEurMwh: 16 })).toEqual(['feeEnergiaEurMwh']);
    expect(partes({ feePotenciaEurKwAnio: 5 })).toEqual(['feePotenciaEurKwAnio']);
  });
});

describe('prices with fees', () => {
  it('add €/MWh to each energy price and €/kW·año to each power price', () => {
    expect(preciosConFees(FIJO, [0.2, 0.15, 0.1], FEES)).toEqual({
      ok: true,
      value: { energiaEurKwh: [0.208, 0.158, 0.108], potenciaEurKwAnio: [32, 5], peajesIncluidos: true },
    });
  });

  it('carry no binary noise', () => {
    const precios = preciosConFees(FIJO, [0.1, 0.150215, 0.061841], {
      feeEnergiaEurMwh: 0.2,
      feePotenciaEurKwAnio: 1.1,
    });
    expect(precios).toMatchObject({
      ok: true,
      value: { energiaEurKwh: [0.1002, 0.150415, 0.062041], potenciaEurKwAnio: [31.1, 4.1] },
    });
  });

  it.each<[string, readonly (number | null)[], typeof FEES]>([
    ['precio-que-falta', [0.2, 0.15, null], FEES],
    ['numero-de-periodos', [0.2, 0.15], FEES],
    ['cantidad-no-valida', [0.2, 0.15, Number.POSITIVE_INFINITY], FEES],
    ['fee-fuera-de-banda', [0.2, 0.15, 0.1], { ...FEES, feeEnergiaEurMwh: 20 }],
  ])('are refused: %s', (code, energia, fees) => {
    expect(preciosConFees(FIJO, energia, fees)).toMatchObject({ ok: false, issue: { code } });
  });
});
