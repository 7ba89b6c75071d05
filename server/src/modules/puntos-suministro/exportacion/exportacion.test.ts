import { once } from 'node:events';
import { get } from 'node:http';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { type ExportFile, exportRows } from '../../../platform/sheet/export-rows.ts';
import { testApp } from '../../../platform/test-app.ts';
import { CUPS, carteraDePrueba, headersOf, VIEWERS } from '../../cartera/test-cartera.ts';
import { exportPuntos } from './exportacion.service.ts';

const harness = await testApp();
const { app, db } = harness;
const ids = await carteraDePrueba(db);
const headers = await headersOf(harness, VIEWERS.admin);

async function exportFile(query: string) {
  const response = await app.inject({ url: `/v1/puntos-suministro/exportacion?${query}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response;
}

test('the CSV of supply points is written as a Spanish spreadsheet opens it', async () => {
  const etiquetas = ['Hotel', 'VIP'];
  await db.updateTable('puntoSuministro').set({ etiquetas }).where('cups', '=', CUPS.panaderia).execute();
  const { body, headers: answered } = await exportFile(`formato=csv&cliente=${ids.panaderia}`);
  expect(answered['content-type']).toBe('text/csv; charset=utf-8');
  expect(answered['content-disposition']).toBe(
    'attachment; filename="puntos-de-suministro.csv"; filename*=UTF-8\'\'puntos-de-suministro.csv',
  );
  expect(body.startsWith('\uFEFFCUPS;Cliente;')).toBe(true);
  const [, fila, resto] = body.split('\r\n');
  expect(resto).toBe('');
  expect(fila).toBe(
    [
      ...[CUPS.panaderia, 'Panadería Ñandú, S.L.', ids.panaderia, 'Comercial', ids.comercial],
      ...['Calle de la Peña, 12', '28013', 'Madrid', 'Madrid', 'i-DE Redes Eléctricas Inteligentes'],
      ...['3.0TD', 'peninsula', '20', '20', '20', '20', '20', '30', '41250,5', 'Con contrato', '01/10/2026'],
      'Hotel, VIP',
    ].join(';'),
  );
});

test('the CSV of supply points turns a name that would run as a formula into text', async () => {
  const { body } = await exportFile(`formato=csv&cliente=${ids.clienteDeOtro}`);
  expect(body).toContain(`;"'=HYPERLINK(""http://malo"")";`);
});

test.each(['', '&sort=-consumo', '&q=madrid&sort=cliente', '&tarifa=2.0TD&consumoDesde=2500'])(
  'an export of supply points has exactly the rows of the list, in its order: %s',
  async (query) => {
    const list = await app.inject({ url: `/v1/puntos-suministro?limit=100${query}`, headers });
    const { body } = await exportFile(`formato=csv${query}`);
    const exportados = body
      .split('\r\n')
      .slice(1, -1)
      .map((linea) => linea.split(';')[0]);
    expect(exportados).toEqual(list.json().rows.map(({ cups }: { cups: string }) => cups));
  },
);

test('the XLSX of supply points has numbers that are numbers and dates that are dates', async () => {
  const { rawPayload } = await exportFile('formato=xlsx&sort=-consumo');
  const filas = await readSheet(new Blob([new Uint8Array(rawPayload)]));
  expect(filas).toHaveLength(8);
  expect(filas[0]?.slice(0, 2)).toEqual(['CUPS', 'Cliente']);
  const [cups, nombre] = filas[1] ?? [];
  expect([cups, nombre]).toEqual([CUPS.panaderia, 'Panadería Ñandú, S.L.']);
  expect(filas[1]?.slice(12, 18)).toEqual([20, 20, 20, 20, 20, 30]);
  expect(filas[1]?.slice(18)).toEqual([41_250.5, 'Con contrato', new Date('2026-10-01'), 'Hotel, VIP']);
  expect(filas.at(-1)?.[0]).toBe(CUPS.sinDatos);
});

test.each(['', 'formato=pdf', 'formato=csv&page=2'])(
  'an export of supply points refuses %s',
  async (query) => {
    const { statusCode } = await app.inject({ url: `/v1/puntos-suministro/exportacion?${query}`, headers });
    expect(statusCode).toBe(400);
  },
);

test('downloads that are left half-way return their connection', async () => {
  const address = await app.listen({ port: 0 });
  for (let vez = 0; vez < 12; vez++) {
    const interrupt = async () => {
      const request = get(`${address}/v1/puntos-suministro/exportacion?formato=csv`, {
        headers,
        agent: false,
      });
      const [response] = await once(request, 'response');
      request.destroy();
      return response.statusCode;
    };
    await expect.poll(interrupt).toBe(200);
  }
  await expect.poll(() => exportFile('formato=csv')).toBeDefined();
});

test('too many exports at once are asked to wait', async () => {
  const query = { formato: 'csv' } as const;
  const abiertas: ExportFile[] = [];
  const exportAll = async () =>
    exportRows({
      ...(await exportPuntos(db, VIEWERS.admin, query)),
      ...{ db, viewer: VIEWERS.admin, formato: 'csv', language: 'es' },
    });
  const open = async () => abiertas.push(await exportAll());
  for (let vez = 1; vez <= 3; vez++) await expect.poll(open).toBe(vez);
  await expect(exportAll()).rejects.toMatchObject({ problem: { status: 503 } });
  for (const { contenido } of abiertas) contenido.destroy();
  await expect.poll(() => exportFile('formato=csv')).toBeDefined();
});
