import { MAX_ON_PAPER, paperSchema } from '@vatio/contract/endpoints';
import { readSheet } from 'read-excel-file/universal';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { peticionDePrueba } from './modules/analisis/test-negocio.ts';
import { CUPS, headersOf, VIEWERS } from './modules/cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { cargaDePrueba } from './modules/productos/tarifario/test-carga.ts';
import { testApp } from './platform/test-app.ts';
import { unnamedInAudit } from './platform/test-audited.ts';
import { today } from './platform/today.ts';

const harness = await testApp();
const { app, db } = harness;
const { call, alta, take, productoId, ids } = await negocioDeContratos(harness);

type Quien = keyof typeof VIEWERS;
type Row = Readonly<Record<string, unknown>>;

/** The address of each list, the column of its export that tells the rows apart, and the same of a row of the list. */
const LISTS: readonly (readonly [url: string, column: string, key: (row: Row) => unknown])[] = [
  ['/renovaciones', 'Código', ({ codigo }) => codigo],
  ['/liquidaciones', 'Código', ({ codigo }) => codigo],
  ['/analisis', 'Código', ({ codigo }) => codigo],
  ['/productos', 'Producto', ({ nombre }) => nombre],
  ['/comisiones/reglas', 'Id.', ({ id }) => id],
];

beforeAll(async () => {
  const activar = { accion: 'activar', fecha: '2025-02-10' };
  for (const cups of [CUPS.taller, CUPS.panaderia]) {
    const { id } = await take(await alta(cups), ...HASTA_SOLICITADO, activar);
    await db.updateTable('contrato').set({ fechaFin: today() }).where('id', '=', id).execute();
  }
  const { body } = await call('admin', 'POST', '/liquidaciones/cierres', { mes: '2025-02', ensayo: false });
  expect(body.lineasNuevas).toBe(4);
  const { body: settlements } = await call('admin', 'GET', '/liquidaciones?sort=-total');
  const [{ id, version }] = settlements.rows;
  await call('admin', 'POST', `/liquidaciones/${id}/acciones`, { accion: 'enviar', version });
  for (const cups of [CUPS.taller, CUPS.panaderia]) {
    const request = peticionDePrueba(cups, { idProducto: productoId, consumos: YEAR });
    const { status, body: refused } = await call('comercial', 'POST', '/analisis', request);
    expect([status, refused.errors ?? refused.title]).toEqual([200, undefined]);
  }
  const rule = {
    tipo: 'por-mwh',
    valor: 1.25,
    reparto: [62.5],
    desde: '2024-01-01',
    comercializadora: '=1+1',
  };
  expect((await call('admin', 'POST', '/comisiones/reglas', { ...EMPTY_RULE, ...rule })).status).toBe(200);
});

/** Twelve months of one supply point. */
const YEAR = Array.from({ length: 12 }, (_, month) => ({
  desde: new Date(Date.UTC(2025, month, 1)).toISOString().slice(0, 10),
  hasta: new Date(Date.UTC(2025, month + 1, 1)).toISOString().slice(0, 10),
  activaKwh: [100, 120, 90, 80, 70, 300],
  reactivaKvarh: [],
  maximetroKw: [18, 18, 18, 18, 18, 25],
}));

const EMPTY_RULE = {
  productoId: null,
  comercializadora: null,
  tarifa: null,
  consumoMwh: null,
  feeEnergiaEurMwh: null,
  hasta: null,
  notas: '',
};

async function exported(who: Quien, url: string, query = 'formato=csv') {
  const headers = await headersOf(harness, VIEWERS[who]);
  return app.inject({ url: `/v1${url}/exportacion?${query}`, headers });
}

/** The rows of an exported CSV, with the values by the title of their column. */
function rowsOf(csv: string): Readonly<Record<string, string>>[] {
  const [titles = [], ...rows] = csv
    .slice(1)
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(';'));
  return rows.map((row) => Object.fromEntries(titles.map((title, i) => [title, row[i] ?? ''])));
}

describe.each(LISTS)('the export of %s', (url, column, key) => {
  test.each(Object.keys(VIEWERS) as Quien[])('gives %s the rows of their list, in its order', async (who) => {
    const list = await call(who, 'GET', `${url}?limit=100`);
    const { statusCode, body } = await exported(who, url);
    expect(statusCode).toBe(list.status);
    if (list.status !== 200) return;
    expect(rowsOf(body).map((row) => row[column])).toEqual(list.body.rows.map(key));
    if (who === 'admin') expect(list.body.rows.length).toBeGreaterThan(0);
  });

  test('keeps to the filters and says of which list it was in the audit, with words for all of it', async () => {
    expect(rowsOf((await exported('admin', url, 'formato=csv&q=nada-se-llama-asi')).body)).toEqual([]);
    const { body } = await call('admin', 'GET', '/admin/auditoria?accion=exportar');
    expect(body.rows[0]).toMatchObject({
      entidadId: 'lista',
      despues: { formato: 'csv', q: 'nada-se-llama-asi' },
    });
    expect(await unnamedInAudit(db)).toEqual([]);
  });

  test('opens as a workbook with as many rows', async () => {
    const { rawPayload } = await exported('admin', url, 'formato=xlsx');
    const rows = await readSheet(new Blob([new Uint8Array(rawPayload)]));
    const { body } = await call('admin', 'GET', `${url}?limit=100`);
    expect(rows).toHaveLength(body.rows.length + 1);
  });
});

test('the orders of a list are those of its export', async () => {
  for (const [url, sort] of [
    ['/analisis', 'ahorro,-creado'],
    ['/productos', '-nombre'],
    ['/comisiones/reglas', '-valor'],
  ] as const) {
    const list = await call('admin', 'GET', `${url}?limit=100&sort=${sort}`);
    const [, column, key] = LISTS.find(([path]) => path === url)!;
    const { body } = await exported('admin', url, `formato=csv&sort=${sort}`);
    expect(rowsOf(body).map((row) => row[column])).toEqual(list.body.rows.map(key));
  }
});

test('a client gets no column on what the house earns, and only a representative has a part of their own', async () => {
  const titles = async (who: Quien, url: string) =>
    Object.keys(rowsOf((await exported(who, url)).body)[0] ?? {});
  for (const url of ['/renovaciones', '/analisis']) {
    const ofClient = await titles('cliente', url);
    expect(ofClient.filter((title) => /comisi|propuesta|renovaci/i.test(title))).toEqual([]);
    expect(ofClient.length).toBeGreaterThan(5);
    expect(await titles('comercial', url)).toContain('Tu comisión (€)');
    const ofAdmin = await titles('admin', url);
    expect(ofAdmin).toContain('Comisión generada (€)');
    expect(ofAdmin).not.toContain('Tu comisión (€)');
  }
});

test('an export has figures and days as a spreadsheet adds and sorts them, and runs no formula', async () => {
  const { body: rules } = await exported('admin', '/comisiones/reglas');
  const rule = rowsOf(rules).find(({ Unidad }) => Unidad === '€/MWh');
  expect(rule).toMatchObject({
    Comercializadora: "'=1+1",
    Valor: '1,25',
    'Reparto (%)': '62,5',
    Desde: '01/01/2024',
  });
  const [settlement] = rowsOf((await exported('comercial', '/liquidaciones')).body);
  expect(settlement).toMatchObject({ Mes: '2025-02', Comercial: 'Comercial', 'Total (€)': '140' });
});

test('an export speaks the language that it is asked for, and one that an import reads again keeps its titles', async () => {
  const headers = {
    ...(await headersOf(harness, VIEWERS.admin)),
    'accept-language': 'en-GB,en;q=0.9,es;q=0.8',
  };
  const inEnglish = async (url: string, formato: string) =>
    (await app.inject({ url: `/v1${url}/exportacion?formato=${formato}`, headers })).body;
  const [settlement] = rowsOf(await inEnglish('/liquidaciones', 'csv'));
  expect(settlement).toMatchObject({ Month: '2025-02', Representative: 'Comercial', 'Clawbacks (€)': '0' });
  const [rule] = rowsOf(await inEnglish('/comisiones/reglas', 'csv')).filter(({ Unit }) => Unit === '€/MWh');
  expect(rule).toMatchObject({ Supplier: "'=1+1", Value: '1,25' });
  const { titulo, columnas } = paperSchema.parse(JSON.parse(await inEnglish('/renovaciones', 'papel')));
  expect([titulo, columnas.map((column) => column.titulo)]).toEqual([
    'Renewals',
    expect.arrayContaining(['Client', 'Tariff', 'Annual consumption (kWh)']),
  ]);
  expect(Object.keys(rowsOf(await inEnglish('/productos', 'csv'))[0] ?? {})).toContain('Comercializadora');
  const paper = paperSchema.parse(JSON.parse(await inEnglish('/productos', 'papel')));
  expect([paper.titulo, paper.columnas[0]?.titulo]).toEqual(['Products', 'Supplier']);
});

test('an export goes out under the brand of who takes it, on each page and in its properties, and a CSV has rows alone', async () => {
  const { body: brand } = await call('admin', 'POST', '/ajustes/marcas', { nombre: 'Luz & Clara' });
  const seller = { entidad: 'comercial', id: ids.comercial, marcaId: brand.id };
  expect((await call('admin', 'PUT', '/ajustes/asignaciones', seller)).status).toBeLessThan(300);
  const brandOnPaper = async (who: Quien) =>
    paperSchema.parse(JSON.parse((await exported(who, '/renovaciones', 'formato=papel')).body)).marca;
  expect([await brandOnPaper('comercial'), await brandOnPaper('admin')]).toEqual(['Luz & Clara', 'Vatio']);
  const { rawPayload } = await exported('comercial', '/renovaciones', 'formato=xlsx');
  const parts = await partsOf(rawPayload);
  expect(parts['docProps/core.xml']).toContain('<dc:creator>Luz &amp; Clara</dc:creator>');
  expect(parts['xl/worksheets/sheet1.xml']).toContain(
    '<oddHeader>&amp;LLuz &amp;&amp; Clara&amp;RRenovaciones</oddHeader>',
  );
  const csv = await exported('comercial', '/renovaciones', 'formato=csv');
  expect(csv.body).not.toContain('Clara');
  await call('admin', 'PUT', '/ajustes/asignaciones', { ...seller, marcaId: null });
});

async function partsOf(book: Buffer): Promise<Record<string, string>> {
  const parts: Record<string, string> = {};
  const zip = await fromBufferPromise(book);
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    parts[entry.fileName] = Buffer.concat(chunks).toString();
  }
  return parts;
}

test('paper has the rows of the list, figures and days as values, and says so when they are too many', async () => {
  const { body } = await exported('comercial', '/renovaciones', 'formato=papel');
  const { titulo, columnas, filas } = paperSchema.parse(JSON.parse(body));
  const kinds = Object.fromEntries(columnas.map(({ titulo, tipo }) => [titulo, tipo]));
  expect(kinds).toMatchObject({
    CUPS: 'text',
    Fin: 'date',
    'Consumo anual (kWh)': 'figure',
    'Tu comisión (€)': 'money',
  });
  const { body: list } = await call('comercial', 'GET', '/renovaciones?limit=100');
  expect([titulo, filas.map(([codigo]) => codigo)]).toEqual([
    'Renovaciones',
    list.rows.map(({ codigo }: Row) => codigo),
  ]);
  const many = Array.from({ length: MAX_ON_PAPER + 1 }, (_, i) => ({
    nombre: `Cliente ${i}`,
    tipo: 'persona' as const,
  }));
  await db.insertInto('cliente').values(many).execute();
  const refused = await exported('admin', '/clientes', 'formato=papel');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'demasiadas-filas']);
});

test('the export of the price book is read again as a price list that changes nothing', async () => {
  const { body } = await exported('admin', '/productos');
  const lines = body.split('\r\n');
  const own = lines[0]!.split(';').indexOf('Estado');
  const file = lines.map((line) => line.split(';').slice(0, own).join(';')).join('\r\n');
  const { load } = cargaDePrueba(app, await headersOf(harness, VIEWERS.admin));
  const read = await load(file);
  expect(read).toMatchObject({ errores: 0, nuevos: 0, nuevasVersiones: 0, sinCambios: 1 });
});
