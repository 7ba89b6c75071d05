import { randomUUID } from 'node:crypto';
import type { renovaciones } from '@vatio/contract/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, peticionDePrueba } from '../analisis/test-negocio.ts';
import { INDEXADO } from '../productos/test-producto.ts';
import { CAROS, casaConVencidos } from './test-renovaciones.ts';
import { valueAll } from './valor.service.ts';

const app = await testApp();
const { db } = app;
const { call, alta, vencido, fijo, clienteId, hoy } = await casaConVencidos(app);

type Rol = 'admin' | 'comercial' | 'cliente';

const read = async (query = '', rol: Rol = 'comercial') => {
  const { status, body } = await call('GET', `/v1/renovaciones${query}`, undefined, rol);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { rows: renovaciones.Renovacion[]; count: number };
};
const valorDe = async (cups: string, rol?: Rol) =>
  (await read('', rol)).rows.find((row) => row.cups === cups)?.valor;

beforeAll(async () => {
  await db
    .insertInto('reglaComision')
    .values({ id: randomUUID(), tipo: 'fija', valor: 100, reparto: [70, 10], desde: '2020-01-01' })
    .execute();
  await vencido(CUPS.propio);
  await vencido(CUPS.sinConsumo);
});

test('the value of a renewal is the saving and the commission of an analysis of today with its best offer', async () => {
  expect(await valorDe(CUPS.propio)).toBeNull();
  await valueAll(db);
  const valor = await valorDe(CUPS.propio);
  const punto = {
    precioEnergiaCliente: CAROS.precioEnergiaEurKwh,
    precioPotenciaCliente: CAROS.precioPotenciaEurKwAnio,
    idProducto: fijo,
  };
  const { body: analisis } = await call(
    'POST',
    '/v1/analisis/simular',
    peticionDePrueba(CUPS.propio, punto, { fecha: hoy }),
  );
  const [datos] = analisis.datosCupsProducto;
  expect(valor).toMatchObject({
    motivo: null,
    producto: { nombre: 'Fijo' },
    ahorroAnualEur: datos.ahorroAnualEur,
    ahorroPct: datos.ahorroPct,
    comisionEur: datos.comision.totalEur,
  });
  expect(valor?.ahorroPct).toBeGreaterThan(10);
  expect(valor?.precioActualEurMwh).toBeGreaterThan(valor?.precioOfertaEurMwh ?? Number.NaN);
  expect(valor?.calculado.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
});

test('the value of a contract without consumption, or whose price follows the market, says why it has none', async () => {
  expect(await valorDe(CUPS.sinConsumo)).toMatchObject({
    ahorroAnualEur: null,
    producto: null,
    motivo: expect.stringMatching(/consumo/),
  });
  const indexado = await alta({ nombre: 'Indexado', tipo: 'indexado', version: INDEXADO });
  const { body } = await call('GET', `/v1/productos/${indexado}`, undefined, 'admin');
  await vencido(CUPS.segundo, {}, body.version.id);
  await valueAll(db);
  expect((await valorDe(CUPS.segundo))?.motivo).toMatch(/sigue al mercado/);
});

test('a new price in the book has every value calculated again, and nothing else has', async () => {
  const before = await valorDe(CUPS.propio);
  await valueAll(db);
  expect(await valorDe(CUPS.propio)).toEqual(before);
  await alta({ nombre: 'Barato', version: { energiaEurKwh: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1] } });
  await valueAll(db);
  const after = await valorDe(CUPS.propio);
  expect(after).toMatchObject({ producto: { nombre: 'Barato' } });
  expect(after?.ahorroAnualEur).toBeGreaterThan(before?.ahorroAnualEur ?? Number.NaN);
});

test('the commission of a renewal is told to whom it may be: the own part to its representative, none to the client', async () => {
  const [seller, admin] = [await valorDe(CUPS.propio), await valorDe(CUPS.propio, 'admin')];
  expect(seller?.tuyaEur).toBe(70);
  expect(admin).toMatchObject({ comisionEur: seller?.comisionEur });
  expect(admin?.tuyaEur).toBeUndefined();
  const { rows } = await read('', 'cliente');
  expect(rows).not.toEqual([]);
  for (const row of rows)
    for (const secret of ['valor', 'riesgo', 'ultimoContacto']) expect(row).not.toHaveProperty(secret);
});

test('renewals are filtered, ordered and added up by what they are worth', async () => {
  const { rows, count } = await read('?ahorroPctDesde=10&sort=-ahorro');
  expect(rows.map(({ cups }) => cups)).toEqual([CUPS.propio]);
  expect(count).toBe(1);
  expect((await read('?ahorroPctDesde=99')).count).toBe(0);
  const last = (await read('?sort=-comisionDeRenovar')).rows.map(({ valor }) => valor?.comisionEur ?? null);
  expect(last[0]).not.toBeNull();
  const { body: sums } = await call('GET', '/v1/renovaciones/totales');
  expect(sums).toMatchObject({ ahorroAnualEur: rows[0]?.valor?.ahorroAnualEur });
  const { body: hidden } = await call('GET', '/v1/renovaciones?ahorroPctDesde=99', undefined, 'cliente');
  expect(hidden.count).toBeGreaterThan(0);
  expect((await read(`?fin=2026-01`)).count).toBe(3);
  expect((await read(`?fin=2027-01`)).count).toBe(0);
});

test('the contracts with another house that end soon count among the renewals as opportunities of their sellers', async () => {
  const ajeno = { cups: CUPS.canario, clienteId, comercializadora: 'Otra', desde: null, fin: hoy };
  await db.insertInto('contratoAjeno').values(ajeno).execute();
  const resumen = async (rol: Rol) => (await call('GET', '/v1/renovaciones/resumen', undefined, rol)).body;
  expect((await resumen('comercial')).conOtraCasa).toMatchObject({ suministros: 1 });
  expect(await resumen('cliente')).not.toHaveProperty('conOtraCasa');
  const donde = encodeURIComponent(JSON.stringify({ and: [['finAjeno', 'next', 90]] }));
  const { body } = await call('GET', `/v1/puntos-suministro?donde=${donde}`);
  expect(body.rows.map(({ cups }: { cups: string }) => cups)).toEqual([CUPS.canario]);
});

test('the risk of a renewal counts its stated reasons, and talking with the client takes one away', async () => {
  const riesgoDe = async () => (await read()).rows.find(({ cups }) => cups === CUPS.propio)?.riesgo;
  expect(await riesgoDe()).toEqual({
    nivel: 'alto',
    motivos: ['acaba', 'nada-en-marcha', 'ahorra', 'sin-contacto'],
  });
  await call('POST', `/v1/clientes/${clienteId}/notas`, { texto: 'Le parece bien' });
  const [row] = (await read('?riesgo=alto&sort=riesgo')).rows;
  expect(row).toMatchObject({
    ultimoContacto: hoy,
    riesgo: { motivos: ['acaba', 'nada-en-marcha', 'ahorra'] },
  });
  expect((await read('?riesgo=bajo')).count).toBe(0);
  expect((await read('?riesgo=medio')).count).toBe(2);
});
