import { informes, type ResponseOf } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';
import { writeInformes } from './envios.service.ts';
import { spanBefore, spanOf } from './periodo.ts';

const harness = await testApp();
const { app, db, as } = harness;
const { call, alta, take, ids } = await negocioDeContratos(harness);

type Query = Readonly<Record<string, string>>;
type Informe = ResponseOf<typeof informes.tabla>;

const BASE = { fuente: 'contratos', filas: 'comercializadora', medida: 'cuantos', fecha: 'firma' };
const ask = (quien: 'admin' | 'comercial', query: Query, path = '') =>
  call(quien, 'GET', `/informes${path}?${new URLSearchParams(query)}`);
const read = async (query: Query, quien: 'admin' | 'comercial' = 'admin'): Promise<Informe> => {
  const { status, body } = await ask(quien, { ...BASE, ...query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const taller = await take(await alta(CUPS.taller), ...HASTA_SOLICITADO, {
  accion: 'activar',
  fecha: '2025-01-22',
});
const panaderia = await take(await alta(CUPS.panaderia), 'enviar', { accion: 'firmar', fecha: '2024-03-05' });
const DATES = { periodo: 'fechas', desde: '2025-01-01', hasta: '2025-12-31' };

test.each([
  ['mes', '2026-11-28', '2026-11-01', '2026-11-30'],
  ['mes-anterior', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['trimestre', '2026-11-28', '2026-10-01', '2026-12-31'],
  ['anio-anterior', '2026-11-28', '2025-01-01', '2025-12-31'],
  ['doce-meses', '2026-11-28', '2025-12-01', '2026-11-30'],
  ['proximos-doce', '2026-11-28', '2026-11-01', '2027-10-31'],
] as const)('the period %s of %s goes from %s to %s', (periodo, day, desde, hasta) => {
  expect(spanOf({ periodo }, day)).toEqual({ desde, hasta });
});

test.each([
  ['2026-11-01', '2026-11-30', 'anterior', '2026-10-01', '2026-10-31'],
  ['2026-10-01', '2026-12-31', 'anterior', '2026-07-01', '2026-09-30'],
  ['2026-11-10', '2026-11-19', 'anterior', '2026-10-31', '2026-11-09'],
  ['2024-02-01', '2024-02-29', 'anio', '2023-02-01', '2023-02-28'],
  ['2024-02-29', '2024-03-10', 'anio', '2023-02-28', '2023-03-10'],
] as const)(
  'the days from %s to %s are compared (%s) with those from %s to %s',
  (desde, hasta, how, from, to) => {
    expect(spanBefore({ desde, hasta }, how)).toMatchObject({ desde: from, hasta: to });
  },
);

test('a report counts the contracts of its period and of the year before, and its totals are of both', async () => {
  const { total, filas, antes } = await read({ ...DATES, comparar: 'anio' });
  expect(antes).toEqual({ desde: '2024-01-01', hasta: '2024-12-31' });
  expect(total).toEqual({ ahora: 1, antes: 1 });
  expect(filas.map(({ total: figure }) => figure)).toEqual([{ ahora: 1, antes: 1 }]);
});

test('a report by month and state puts each contract where it is, and months of the year before beside the same ones', async () => {
  const { filas, columnas, celdas } = await read({
    ...DATES,
    filas: 'mes',
    columnas: 'atr',
    comparar: 'anio',
  });
  expect(filas).toEqual([
    { valor: '2025-01', total: { ahora: 1, antes: 0 } },
    { valor: '2025-03', total: { ahora: 0, antes: 1 } },
  ]);
  expect(columnas.map(({ valor }) => valor)).toEqual(['activado', 'sin-solicitar']);
  expect(celdas).toEqual([
    [
      { ahora: 1, antes: 0 },
      { ahora: null, antes: null },
    ],
    [
      { ahora: null, antes: null },
      { ahora: 0, antes: 1 },
    ],
  ]);
});

test('an average of a report is that of its rows, and what has none is null and not zero', async () => {
  const { total, filas } = await read({ ...DATES, filas: 'mes', medida: 'activar', comparar: 'nada' });
  expect([total, filas]).toEqual([
    { ahora: 12, antes: null },
    [{ valor: '2025-01', total: { ahora: 12, antes: null } }],
  ]);
  expect(
    (await read({ ...DATES, desde: '2024-03-01', hasta: '2024-03-31', medida: 'activar' })).total.ahora,
  ).toBeNull();
});

test('every source answers each of its fields, measures and dates, within what the viewer sees', async () => {
  const refused: string[] = [];
  for (const [fuente, { campos, medidas, fechas }] of Object.entries(informes.FUENTES)) {
    const names = Object.keys(campos);
    const [anyDate, anyMeasure] = [Object.keys(fechas)[0]!, Object.keys(medidas)[0]!];
    const asked: Query[] = [
      ...names.map((filas, i) => ({
        filas,
        columnas: names[(i + 1) % names.length]!,
        medida: anyMeasure,
        fecha: anyDate,
      })),
      ...Object.keys(medidas).map((medida) => ({ filas: names[0]!, medida, fecha: anyDate })),
      ...Object.keys(fechas).map((fecha) => ({
        filas: names[0]!,
        medida: anyMeasure,
        fecha,
        periodo: 'todo',
      })),
    ];
    for (const query of asked) {
      for (const path of ['', '/filas']) {
        const { status, body } = await ask('admin', { fuente, ...query }, path);
        if (status !== 200) refused.push(JSON.stringify([fuente, query, path, body]));
      }
    }
    const { status } = await ask('comercial', {
      fuente,
      filas: names[0]!,
      medida: anyMeasure,
      fecha: anyDate,
    });
    expect([fuente, status]).toEqual([
      fuente,
      'adminOnly' in informes.FUENTES[fuente as 'extractos'] ? 403 : 200,
    ]);
  }
  expect(refused).toEqual([]);
});

test('the reports that are there from the first day are ones that the source can answer', async () => {
  for (const [name, consulta] of Object.entries(informes.LISTOS)) {
    const { status, body } = await ask('admin', consulta as Query);
    expect([name, status], JSON.stringify(body)).toEqual([name, 200]);
  }
});

test('a representative reads a report of what they see, and another team nothing of it', async () => {
  expect((await read({ ...DATES }, 'comercial')).total.ahora).toBe(1);
  const { status, body } = await call(
    'otro',
    'GET',
    `/informes?${new URLSearchParams({ ...BASE, ...DATES })}`,
  );
  expect([status, body.total.ahora]).toEqual([200, 0]);
});

test('a figure leads to its rows, with their screens', async () => {
  const { body } = await ask('admin', { ...BASE, ...DATES, filas: 'mes', fila: '2025-01' }, '/filas');
  expect(body).toMatchObject({
    count: 1,
    rows: [{ titulo: taller.codigo, fecha: '2025-01-10', ruta: `/contratos/${taller.id}` }],
  });
  const none = await ask('admin', { ...BASE, ...DATES, filas: 'mes', fila: '2025-02' }, '/filas');
  expect(none.body).toEqual({ rows: [], count: 0 });
});

test.each([
  ['filas', { filas: 'nada' }],
  ['medida', { medida: 'comisiones' }],
  ['columnas', { columnas: 'comercializadora' }],
  ['hasta', { periodo: 'fechas', desde: '2026-02-01', hasta: '2026-01-01' }],
] as const)('a report with a wrong %s is refused by that name', async (field, wrong) => {
  const { status, body } = await ask('admin', { ...BASE, ...wrong } as Query);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

test('the file of a report has its rows, its columns and its totals, and the audit says who took it', async () => {
  const url = `/v1/informes/hoja?${new URLSearchParams({ ...BASE, ...DATES, filas: 'mes', columnas: 'tarifa', formato: 'csv', comparar: 'anio' })}`;
  const { body } = await app.inject({ url, headers: await as('admin') });
  expect(body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
    'Mes;3.0TD;Total;Antes (2024-01-01 – 2024-12-31)',
    '2025-01;1;1;0',
    '2025-03;0;0;1',
    'Total;1;1;1',
  ]);
  const { rows } = await sql<{ consulta: string }>`
    select despues ->> 'consulta' as consulta from auditoria where accion = 'exportar'`.execute(db);
  expect(rows[0]?.consulta).toContain('fuente=contratos');
});

test('the quality of each representative has its figures, and the contracts behind each', async () => {
  await db
    .insertInto('incidencia')
    .values({
      codigo: 'I-1',
      clienteId: taller.cliente.id,
      asunto: 'No llega la factura',
      creadaEn: '2025-06-01',
    } as never)
    .execute();
  const { body } = await ask('admin', DATES, '/calidad');
  expect(body.rows).toEqual([
    {
      comercial: { id: ids.comercial, nombre: expect.any(String) },
      contratos: 1,
      desistidos: 0,
      reclamaciones: 100,
      bajasTempranas: 0,
      rechazados: 0,
      diasHastaActivo: 12,
      sinPapeles: 0,
    },
  ]);
  const behind = await ask(
    'admin',
    { ...DATES, medida: 'reclamaciones', comercial: ids.comercial },
    '/calidad/contratos',
  );
  expect(behind.body).toMatchObject({ count: 1, rows: [{ codigo: taller.codigo, dias: 12 }] });
  const others = await call('otro', 'GET', `/informes/calidad?${new URLSearchParams(DATES)}`);
  expect([others.body.rows, others.body.casa.contratos]).toEqual([[], 0]);
});

test('the funnel has its six steps in order, each with its share of the one before', async () => {
  const { body } = await ask('admin', { periodo: 'todo' }, '/embudo');
  expect(body.pasos.map(({ paso }: { paso: string }) => paso)).toEqual(informes.PASOS_DEL_EMBUDO);
  expect(body.pasos[0]).toEqual({
    paso: 'creada',
    cuantas: 0,
    ahorroEur: 0,
    conversionPct: null,
    diasMediana: null,
  });
});

test('a saved report is mailed each Monday to who asked for it, once, and no longer when they stop it', async () => {
  const vista = {
    lista: 'informes',
    nombre: 'Ventas por comercializadora',
    consulta: `${new URLSearchParams({ ...BASE, ...DATES })}&ver=grafico`,
    columnas: [],
    ambito: 'privada',
    fijada: false,
    predeterminadaDe: [],
  };
  const { body: saved } = await call('comercial', 'POST', '/vistas', vista);
  const mail = `/informes/envios/${saved.id}`;
  expect((await call('otro', 'PUT', mail)).status).toBe(404);
  expect((await call('comercial', 'PUT', mail)).body).toEqual({ vistas: [saved.id] });
  const deps = { db, publicUrl: 'https://vatio.example' };
  const monday = new Date('2035-11-26T08:00:00+01:00');
  const rounds = [monday, monday].map((day) => writeInformes(deps, day));
  expect((await Promise.all(rounds)).reduce((sum, count) => sum + count)).toBe(1);
  const [correo] = await db
    .selectFrom('correo')
    .select(['asunto', 'texto'])
    .where('motivo', '=', 'aviso')
    .execute();
  expect(correo?.asunto).toBe('Informe: Ventas por comercializadora');
  expect(correo?.texto).toMatch(/· Luz del Norte: 1 \(1\)\n\nTotal: 1 \(1\)/);
  expect(correo?.texto).not.toContain('ver=grafico');
  expect((await call('comercial', 'DELETE', mail)).body).toEqual({ vistas: [] });
  expect(await writeInformes(deps, new Date('2035-12-03T10:00:00+01:00'))).toBe(0);
});

test('what is signed today stands in the report of this month', async () => {
  await db.updateTable('contrato').set({ fechaFirma: today() }).where('id', '=', panaderia.id).execute();
  expect((await read({ periodo: 'mes' })).total.ahora).toBe(1);
});
