import { productoDeEstudio } from '@vatio/contract';
import { analyze, type Producto } from '@vatio/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entrada, producto } from '../test-estudio.ts';
import { MesaDeCalculo, type Peticion } from './mesa-de-calculo.ts';

const productos: Producto[] = Array.from({ length: 30 }, (_, i) => {
  const leido = productoDeEstudio(producto(`p${i}`, 0.1 + i / 1000));
  if (!leido.ok) throw new Error(leido.issue.message);
  return leido.value;
});

const peticion = (cups: string, feeEnergiaEurMwh: number, cuantos = 30): Peticion => ({
  cups,
  productoId: null,
  entrada: entrada({
    productos: productos.slice(0, cuantos),
    fees: { feeEnergiaEurMwh: feeEnergiaEurMwh, feePotenciaEurKwAnio: 0 },
  }),
});

let mesa: MesaDeCalculo;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A machine on which each batch takes 4 ms, so that one fits in a turn.
  let reloj = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    reloj += 4;
    return reloj;
  });
  mesa = new MesaDeCalculo();
});

afterEach(() => {
  mesa.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ofertas = (cups = 'A') => mesa.read().get(cups)?.resultado?.ofertas ?? [];
const pendientes = (cups = 'A') => mesa.read().get(cups)?.pendientes.size;

it('the calculation gives some offers at once, and all of them a moment later, cheapest first', () => {
  mesa.calculate([peticion('A', 0)], 'A');
  expect([ofertas().length, pendientes()]).toEqual([6, 24]);
  vi.runAllTimers();
  expect(ofertas()).toHaveLength(30);
  expect(pendientes()).toBe(0);
  const totales = ofertas().map(({ totales }) => totales.total);
  expect(totales).toEqual(totales.toSorted((a, b) => a - b));
});

it('the calculation updates the visible offer in the same turn as its fee', () => {
  mesa.calculate([peticion('A', 0)], 'A');
  vi.runAllTimers();
  mesa.calculate([peticion('A', 10)], 'A');
  const [primera] = ofertas();
  expect(primera?.fees.feeEnergiaEurMwh).toBe(10);
  // 72,000 kWh at 10 €/MWh.
  expect(primera?.comision.totalEur).toBe(720);
  // The other offers still have the earlier fee: until they are calculated, none changes its place.
  expect(primera?.producto.id).toBe('p0');
  vi.runAllTimers();
  expect(ofertas()[0]?.producto.id).toBe('p0');
});

it('the calculation ends with the figures of a study made anew, whatever fees, rates and powers came before', () => {
  const deUna = (peticionada: Peticion) => {
    mesa.calculate([peticionada], 'A');
    vi.runAllTimers();
    const anew = analyze(peticionada.entrada);
    const sinFacturas = (filas: readonly { readonly facturas: unknown }[] | undefined) =>
      filas?.map((fila) => ({ ...fila, facturas: [] }));
    expect(sinFacturas(ofertas())).toEqual(
      anew.ok &&
        sinFacturas(anew.value.ofertas.map((oferta) => ({ ...oferta, fees: peticionada.entrada.fees }))),
    );
    expect(mesa.read().get('A')?.resultado?.actual).toEqual(anew.ok && anew.value.actual);
  };
  const base = peticion('A', 0);
  const con = (cambios: Partial<Peticion['entrada']>) => ({
    ...base,
    entrada: { ...base.entrada, ...cambios },
  });
  const fees = { feeEnergiaEurMwh: 7, feePotenciaEurKwAnio: 0 };
  deUna(base);
  deUna(con({ fees }));
  deUna(con({ fees, supuestos: { ...base.entrada.supuestos, impuestoTipo: 0.1 } }));
  deUna(con({ fees, punto: { ...base.entrada.punto, potenciaEstudioKw: [15, 15, 15, 15, 15, 20] } }));
});

it('the calculation leaves no offer behind while a slider keeps moving', () => {
  mesa.calculate([peticion('A', 0)], 'A');
  vi.runAllTimers();
  for (let fee = 1; fee <= 15; fee += 0.75) mesa.calculate([peticion('A', fee)], 'A');
  const peor = Math.min(...ofertas().map(({ fees }) => fees.feeEnergiaEurMwh));
  expect(peor).toBeGreaterThan(0);
});

it('the calculation says why an offer cannot be made, and forgets products that are no longer on sale', () => {
  mesa.calculate([peticion('A', 40, 3)], 'A');
  vi.runAllTimers();
  const excluidos = mesa.read().get('A')?.resultado?.excluidos ?? [];
  expect(excluidos.map(({ motivos }) => motivos[0]?.code)).toEqual(Array(3).fill('fee-fuera-de-banda'));
  mesa.calculate([peticion('A', 0, 2)], 'A');
  vi.runAllTimers();
  expect(ofertas().map(({ producto: { id } }) => id)).toEqual(['p0', 'p1']);
  expect(mesa.read().get('A')?.resultado?.excluidos).toEqual([]);
});

it('the calculation studies the open point first, keeps only its bills, and repeats only what changed', () => {
  const [a, b] = [peticion('A', 0, 2), peticion('B', 0, 2)];
  mesa.calculate([a, b], 'B');
  vi.runAllTimers();
  expect(ofertas('B')[0]?.facturas).toHaveLength(12);
  expect(ofertas('A')[0]?.facturas).toEqual([]);
  const deA = mesa.read().get('A');
  mesa.calculate([a, peticion('B', 5, 2)], 'B');
  vi.runAllTimers();
  expect(mesa.read().get('A')).toBe(deA);
  expect(ofertas('B')[0]?.fees.feeEnergiaEurMwh).toBe(5);
});

it('the calculation bills the offer on screen alone, to the cents of its total, and another once that is chosen', () => {
  const conFacturas = () => ofertas().filter(({ facturas }) => facturas.length > 0);
  const billed = () => conFacturas().map(({ producto }) => producto.id);
  const totalOf = ({ facturas }: { readonly facturas: readonly { readonly total: number }[] }) =>
    facturas.reduce((suma, { total }) => suma + total, 0);
  mesa.calculate([peticion('A', 0)], 'A');
  expect(billed()).toEqual([ofertas()[0]?.producto.id]);
  vi.runAllTimers();
  mesa.calculate([{ ...peticion('A', 0), productoId: 'p20' }], 'A');
  expect(billed()).toContain('p20');
  for (let fee = 1; fee <= 15; fee += 0.75) {
    mesa.calculate([{ ...peticion('A', fee), productoId: 'p20' }], 'A');
    const elegida = conFacturas().find(({ producto }) => producto.id === 'p20');
    expect(elegida?.fees.feeEnergiaEurMwh).toBe(fee);
    expect(totalOf(elegida!)).toBeCloseTo(elegida!.totales.total, 6);
  }
  vi.runAllTimers();
  expect(billed()).toEqual(['p20']);
  // A choice that can no longer be offered leaves the first offer on screen.
  mesa.calculate([{ ...peticion('A', 15, 10), productoId: 'p20' }], 'A');
  vi.runAllTimers();
  expect(billed()).toEqual(['p0']);
});

it('the calculation reports a wrong input instead of an offer, and recovers', () => {
  const mala = entrada({ punto: { ...entrada().punto, potenciasKw: [20, 20] }, productos });
  mesa.calculate([{ cups: 'A', productoId: null, entrada: mala }], 'A');
  vi.runAllTimers();
  expect(mesa.read().get('A')?.issue?.message).toContain('6 periodos');
  mesa.calculate([peticion('A', 0, 1)], 'A');
  vi.runAllTimers();
  expect(mesa.read().get('A')?.issue).toBeUndefined();
  expect(ofertas()).toHaveLength(1);
});
