import { describe, expect, it } from 'vitest';
import { CONSUMOS, CUPS, FICHA, HOY } from '../test-estudio.ts';
import { conPrecios, reduceBorrador } from './borrador.ts';
import { borradorInicial, conBorrador } from './inicial.ts';

const SEIS = [1, 2, 3, 4, 5, 6];
const OTRO_CUPS = 'ES0021000012345678LB';
const anteriores = {
  id: 'a1',
  codigo: 'AN-1',
  fecha: '2025-12-01',
  precioEnergiaEurKwh: SEIS,
  precioPotenciaEurKwAnio: SEIS,
};
const datos = [
  { ficha: FICHA, consumos: CONSUMOS, anteriores },
  { ficha: { ...FICHA, cups: OTRO_CUPS }, consumos: CONSUMOS, anteriores: undefined },
];
const inicial = borradorInicial({ datos, fecha: HOY, fees: undefined });
const copia = (borrador: unknown): unknown => JSON.parse(JSON.stringify(borrador));

describe('borradorInicial', () => {
  it('borradorInicial takes the prices of the last analysis, when there is one', () => {
    expect(inicial.puntos.map(conPrecios)).toEqual([true, false]);
    expect(inicial.puntos[1]?.precioEnergiaEurKwh).toEqual(Array(6).fill(null));
  });

  it('borradorInicial does not take prices of another tariff', () => {
    const ficha = { ...FICHA, tarifa: '2.0TD', potenciasKw: [5, 5] };
    const { puntos } = borradorInicial({
      datos: [{ ficha, consumos: [], anteriores }],
      fecha: HOY,
      fees: undefined,
    });
    expect([puntos[0]?.precioEnergiaEurKwh.length, puntos[0]?.precioPotenciaEurKwAnio.length]).toEqual([
      3, 2,
    ]);
    expect(puntos.map(conPrecios)).toEqual([false]);
  });
});

describe('cambiar', () => {
  it('cambiar changes one point and keeps the objects of the others', () => {
    const { puntos } = reduceBorrador(inicial, {
      tipo: 'punto',
      cups: OTRO_CUPS,
      cambio: { productoId: 'p1' },
    });
    expect(puntos[0]).toBe(inicial.puntos[0]);
    expect(puntos[1]?.productoId).toBe('p1');
  });

  it('cambiar copies prices to the points with as many periods', () => {
    const { puntos } = reduceBorrador(inicial, { tipo: 'copiar-precios', cups: CUPS });
    expect(puntos.map(conPrecios)).toEqual([true, true]);
  });
});

describe('conBorrador', () => {
  it("conBorrador continues with the decisions kept for these supplies, at today's prices", () => {
    const kept = reduceBorrador(inicial, {
      tipo: 'comun',
      cambio: { notas: 'Llamar el martes', fecha: '2025-01-01' },
    });
    const cambiado = reduceBorrador(kept, { tipo: 'punto', cups: OTRO_CUPS, cambio: { productoId: 'p1' } });
    const vuelto = conBorrador(inicial, copia(cambiado));
    expect([vuelto?.notas, vuelto?.fecha, vuelto?.puntos[1]?.productoId]).toEqual([
      'Llamar el martes',
      HOY,
      'p1',
    ]);
  });

  it('reads the prices of a draft that was kept when their names had no unit', () => {
    const puntos = inicial.puntos.map(
      ({ precioEnergiaEurKwh: _, precioPotenciaEurKwAnio: __, ...punto }) => ({
        ...punto,
        precioEnergia: SEIS.map((precio) => precio / 10),
        precioPotencia: SEIS.map((precio) => precio * 10),
      }),
    );
    const vuelto = conBorrador(inicial, copia({ ...inicial, puntos }));
    expect(vuelto?.puntos[1]?.precioEnergiaEurKwh).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
    expect(vuelto?.puntos[1]?.precioPotenciaEurKwAnio).toEqual([10, 20, 30, 40, 50, 60]);
    expect(vuelto?.puntos[1]).not.toHaveProperty('precioEnergia');
  });

  it('reads the fees and the products of a draft that was kept under their earlier names', () => {
    const fees = { energiaEurMwh: 4, potenciaEurKwAnio: 1 };
    const puntos = inicial.puntos.map(({ productoId: _, ...punto }) => ({ ...punto, idProducto: 'p1' }));
    const vuelto = conBorrador(inicial, copia({ ...inicial, fees, puntos }));
    expect(vuelto?.fees).toEqual({ feeEnergiaEurMwh: 4, feePotenciaEurKwAnio: 1 });
    expect(vuelto?.puntos.map(({ productoId }) => productoId)).toEqual(['p1', 'p1']);
    expect(vuelto?.puntos[0]).not.toHaveProperty('idProducto');
  });

  it.each([
    ['nothing', undefined],
    ['anything else', { puntos: 'ninguno' }],
    ['other supplies', copia({ ...inicial, puntos: [{ ...inicial.puntos[0]!, cups: 'ES1' }] })],
  ])('conBorrador is not fooled by %s', (_, guardado) => {
    expect(conBorrador(inicial, guardado)).toBeUndefined();
  });
});
