import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';

const { app, as } = await testApp();

async function bill(cambios: object) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/calculos/pvpc',
    headers: await as('comercial'),
    payload: JSON.parse(JSON.stringify({ ...ENERO, ...cambios })),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const of = (length: number, valor: number) => new Array<number>(length).fill(valor);

/** 31 days of January 2026 at 150 €/MWh. */
const ENERO = {
  zona: 'peninsula',
  desde: '2025-12-31',
  hasta: '2026-01-31',
  potencias: [4.6, 4.6],
  consumos: [70, 60, 120],
  pvpc: { desde: '2026-01-01', eurMwh: of(744, 150) },
  alquiler: { porMes: 0.81 },
};

test('a bill of the PVPC is a bill: power with its margin, kWh at their hours, taxes, and whence its hours come', async () => {
  const { status, body } = await bill({});
  expect(status).toBe(200);
  // 4.6 × (30.817413 + 0.725423) × 31 / 365, line by line; 250 × 0.15; 31 × 6.979247 / 365.
  expect(body).toMatchObject({
    fuente: 'perfil',
    dias: 31,
    terminoPotencia: 12.32,
    terminoEnergia: 37.5,
    bonoSocial: 0.59,
  });
  const lineas = body.lineas.reduce((suma: number, { importe }: { importe: number }) => suma + importe, 0);
  expect(lineas).toBeCloseTo(body.baseImponible, 2);
  expect(body.total).toBeCloseTo(body.baseImponible * 1.21, 2);
  expect(body.avisos.join()).toContain('por igual entre sus horas');
});

test('a bill of the PVPC from a curve takes the days that it covers', async () => {
  const curva = { desde: '2025-12-01', kwh: of(62 * 24 * 4, 0.1), resolucion: 15 };
  const { body } = await bill({ consumos: undefined, curva });
  expect(body.fuente).toBe('curva');
  expect(body.terminoEnergia).toBeCloseTo(744 * 0.4 * 0.15, 1);
});

test('the bono social is a discount up to its kWh', async () => {
  const { body } = await bill({ bonoSocial: { tipo: 'severo', limiteKwhAnual: 1587 } });
  // 1,587 × 31 / 365 = 134.786 kWh.
  expect(body.descuentos).toBeCloseTo(-0.575 * (12.32 + (37.5 * 134.786) / 250), 1);
});

test.each([
  ['consumos', '«curva»', { curva: { desde: '2026-01-01', kwh: of(744, 1) } }],
  ['pvpc', '31/01/2026, hora 24', { pvpc: { desde: '2026-01-01', eurMwh: of(743, 150) } }],
  ['potencias.1', 'hasta 10 kW', { potencias: [4, 12] }],
  ['curva.kwh', '31/01/2026', { consumos: undefined, curva: { desde: '2026-01-01', kwh: of(720, 1) } }],
  ['bonoSocial.tipo', '«severo»', { bonoSocial: { tipo: 'x', limiteKwhAnual: 1 } }],
  ['hasta', 'posterior', { hasta: '2025-12-31' }],
])('a bill of the PVPC names what is missing or wrong: %s', async (campo, frase, cambios) => {
  const { status, body } = await bill(cambios);
  expect(status).toBe(400);
  expect(body.errors[campo]).toContain(frase);
});
