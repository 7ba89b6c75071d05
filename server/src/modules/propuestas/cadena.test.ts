import { diaDe, diasDelMes, formatFecha, letrasControl } from '@vatio/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { peticionDePrueba } from '../analisis/test-negocio.ts';
import { lineasDePdf } from './pdf/test-lectura.ts';
import { lineasDe } from './propuestas.repository.ts';
import { casaDePrueba } from './test-propuesta.ts';

const harness = await testApp();
const { db } = harness;
const { call, fijo } = await casaDePrueba(harness);

const HOTELES = Array.from({ length: 200 }, (_, i) => {
  const digits = `0021${String(770_000 + i).padStart(12, '0')}`;
  return `ES${digits}${letrasControl(digits)}`;
});

/** The figures of a row of the PDF, € in cents so that they add up exactly. */
const cents = (cell: string | undefined) => Number((cell ?? '').replace(/[^\d,−-]/g, '').replace(',', ''));

/** The 411 pages of the real portfolio took 18 s to print on a busy machine. */
const LIMIT_MS = 180_000;

async function insertHoteles(): Promise<void> {
  await db
    .insertInto('puntoSuministro')
    .values(
      HOTELES.map((cups) => ({
        cups,
        distribuidora: '0021',
        tarifa: '3.0TD',
        potenciasKw: [30, 35, 35, 35, 35, 60],
        tipoMedida: 4,
      })),
    )
    .execute();
  await db
    .insertInto('consumo')
    .values(
      HOTELES.flatMap((cups, i) =>
        [0, 1, 2].map((mes) => ({
          cups,
          desde: formatFecha(diaDe(2025, mes + 1, 1) - 1),
          hasta: formatFecha(diaDe(2025, mes + 1, diasDelMes(2025, mes + 1))),
          fuente: 'sips' as const,
          activaKwh: [1200 + i, 900, 800 + mes, 700.5, 600, 1800],
          reactivaKvarh: [],
          maximetroKw: [31, 33, 36, 20, 10, 50],
        })),
      ),
    )
    .execute();
}

test('a chain of 200 supplies is one client, one analysis and one proposal, whose totals are the sum of its rows', {
  timeout: LIMIT_MS,
}, async () => {
  await insertHoteles();
  const cadena = await call('POST', '/v1/clientes', { tipo: 'empresa', nombre: 'Hoteles Costa Serena' });
  expect(cadena.status, JSON.stringify(cadena.body)).toBe(200);
  const puestos = await call('POST', `/v1/clientes/${cadena.body.id}/puntos`, { cups: HOTELES }, 'admin');
  expect(puestos.body.resultados).toEqual(HOTELES.map((cups) => ({ cups, resultado: 'asignado' })));

  const puntos = HOTELES.flatMap((cups) => peticionDePrueba(cups, { idProducto: fijo }).puntos);
  const payload = { ...peticionDePrueba(HOTELES[0] ?? ''), puntos };
  const analisis = await call('POST', '/v1/analisis', payload);
  expect(analisis.status, JSON.stringify(analisis.body.errors)).toBe(200);
  expect(analisis.body.puntos).toHaveLength(200);

  const { status, body } = await call('POST', '/v1/propuestas', { analisis: [analisis.body.id] });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ cups: HOTELES, cliente: { nombre: 'Hoteles Costa Serena' } });
  for (const figure of ['actualAnualEur', 'ofertaAnualEur', 'ahorroAnualEur', 'consumoAnualKwh'])
    expect(body[figure], figure).toBeCloseTo(
      body.puntos.reduce(
        (sum: number, { resumen }: { resumen: Record<string, number> }) =>
          sum + (resumen[figure] ?? Number.NaN),
        0,
      ),
      2,
    );

  const pdf = await call('GET', `/v1/propuestas/${body.id}/pdf`);
  expect(pdf.status).toBe(200);
  const lineas = await lineasDePdf(pdf.answer.rawPayload);
  const rows = lineas.filter(([cups = '', ...cells]) => HOTELES.includes(cups) && cells.length === 5);
  expect(rows.map(([cups]) => cups)).toEqual(HOTELES);
  const [total = []] = lineas.filter(([title, ...cells]) => title === 'Total' && cells.length === 4);
  for (const column of [1, 2, 3])
    expect(cents(total[column])).toBe(rows.reduce((sum, row) => sum + cents(row[column + 1]), 0));
  expect(cents(total[3])).toBe(Math.round(body.ahorroAnualEur * 100));

  const leidas = await lineasDe(db, body.id, 1);
  expect(leidas).toHaveLength(200);
  // A document of 200 supplies that is read once for each of them takes minutes.
  expect(new Set(leidas.map(({ documento }) => documento)).size).toBe(1);
});
