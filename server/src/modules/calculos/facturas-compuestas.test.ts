import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';

const { app, as } = await testApp();

/** A household over 30 days of January 2026 with round amounts: 20, 18 and 18 € of energy. */
const HOGAR = {
  tarifa: '2.0TD',
  zona: 'peninsula',
  desde: '2026-01-01',
  hasta: '2026-01-31',
  uso: 'vivienda',
  potencias: [4.6, 4.6],
  consumos: [100, 120, 180],
  precios: { energia: [0.2, 0.15, 0.1], potencia: [36.5, 7.3], peajesIncluidos: true },
  bonoSocial: null,
};

async function bill(cambios: object) {
  const payload = { ...HOGAR, ...cambios };
  const headers = await as('comercial');
  const answer = await app.inject({ method: 'POST', url: '/v1/calculos/factura', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

type Linea = { concepto: string; importe: number; cantidad: number; dias?: number; nota?: string };
const de = (concepto: string, { lineas }: { lineas: Linea[] }) =>
  lineas.filter((linea) => linea.concepto === concepto);

test('a bill of stretches has the prices and powers of each', async () => {
  const { status, body } = await bill({
    tramos: [
      { hasta: '2026-01-13', consumos: [50, 50, 50] },
      {
        hasta: '2026-01-31',
        potencias: [5, 5],
        precios: { energia: [0.3, 0.2, 0.1], potenciaPorDia: [0.1, 0.02], peajesIncluidos: true },
      },
    ],
  });
  expect(status).toBe(200);
  expect(de('potencia', body).map(({ cantidad, dias }) => [cantidad, dias])).toEqual([
    [4.6, 12],
    [4.6, 12],
    [5, 18],
    [5, 18],
  ]);
  // The second stretch has 18/30 of the bill's kWh.
  expect(de('energia', body).map(({ cantidad }) => cantidad)).toEqual([50, 50, 50, 60, 72, 108]);
});

test('a stretch that does not fit is refused with its place', async () => {
  const sinCerrar = await bill({ tramos: [{ hasta: '2026-01-13' }] });
  expect(sinCerrar).toMatchObject({ status: 400, body: { errors: { tramos: expect.any(String) } } });
  const corta = await bill({ tramos: [{ hasta: '2026-01-31', potencias: [1, 2, 3] }] });
  expect(Object.keys(corta.body.errors)).toEqual(['tramos.0.potencias']);
});

test('other lines have their own taxes, and what has none is apart', async () => {
  const { body } = await bill({
    otros: [
      { texto: 'Regularización', importe: -3 },
      { texto: 'Mantenimiento', importe: 5, tratamiento: 'servicio' },
      { texto: 'Fianza', importe: 40, tratamiento: 'sin-impuesto' },
    ],
  });
  expect(body).toMatchObject({ otros: 42, noSujeto: 40 });
  expect(body.total).toBe(
    Math.round((body.baseImponible + body.impuestos[0].cuota + body.noSujeto) * 100) / 100,
  );
});

test('a bill that cancels another is its negative, and says which', async () => {
  const { body: emitida } = await bill({});
  const rectifica = { factura: 'F-2026-0001', modo: 'anulacion', fechaFactura: '2026-01-31' };
  const { body } = await bill({ fechaFactura: '2026-11-20', rectifica });
  expect(body).toMatchObject({
    total: -emitida.total,
    rectifica: { factura: 'F-2026-0001', modo: 'anulacion' },
  });
  expect(body.lineas.map(({ importe }: Linea) => importe)).toEqual(
    emitida.lineas.map(({ importe }: Linea) => -importe),
  );
});

test('kWh are given back only by a bill of differences', async () => {
  const devueltos = { consumos: [-10, 0, 0] };
  expect(Object.keys((await bill(devueltos)).body.errors)).toEqual(['consumos.0']);
  const rectifica = { factura: 'F-1', modo: 'diferencias' };
  expect((await bill({ ...devueltos, rectifica })).body.terminoEnergia).toBe(-2);
});

test('rounding by term, surplus by period and its cap without peajes are options of the call', async () => {
  const redondeos = ['linea', 'termino', 'final'].map((redondeo) =>
    bill({
      redondeo,
      potencias: [7, 7],
      desde: '2025-12-31',
      precios: { energia: [0.2, 0.15, 0.1], potenciaPorDia: [0.095, 0.005], peajesIncluidos: true },
    }),
  );
  const terminos = await Promise.all(redondeos);
  expect(terminos.map(({ body }) => body.terminoPotencia)).toEqual([21.71, 21.7, 21.7]);
  const porPeriodo = await bill({ excedentes: { energiaKwh: [10, 20, 30], precioEurKwh: 0.1 } });
  expect(de('compensacion-excedentes', porPeriodo.body).map(({ importe }) => importe)).toEqual([-1, -2, -3]);
  const muchos = { energiaKwh: 1000, precioEurKwh: 0.08 };
  expect((await bill({ excedentes: muchos })).body.compensacion).toBe(-56);
  const conTope = await bill({ excedentes: { ...muchos, tope: 'energia-sin-peajes' } });
  expect(conTope.body.compensacion).toBe(-42.14);
});

test('a supply that cannot be is said, and so is a derived figure in its line', async () => {
  const { body } = await bill({ potencias: [15.1, 4.6] });
  expect(body.avisos).toEqual([expect.stringContaining('2.0TD llega a 15')]);
  const vacios = [0, 0, 0, 0, 0, 0];
  const deOtono = await bill({
    tarifa: '3.0TD',
    desde: '2021-10-01',
    hasta: '2021-10-31',
    potencias: [16, 16, 16, 16, 16, 16],
    consumos: [0, 0, 0, 0, 100, 0],
    precios: { energia: vacios, potencia: vacios, peajesIncluidos: false },
  });
  expect(deOtono.body.avisos).toEqual([]);
  expect(de('cargo-potencia', deOtono.body)[0]?.nota).toContain('Cifra derivada');
});
