import { randomUUID } from 'node:crypto';
import { inicio, liquidaciones } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { setTestIssuer } from '../../platform/brand/test-brand.ts';
import { openDatabase } from '../../platform/database.ts';
import { TEST_USERS, testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';
import { listTareas } from './inicio.service.ts';

const harness = await testApp();
const { call, alta, take } = await negocioDeContratos(harness);

const hoy = today();
const activar = { accion: 'activar', fecha: hoy };
await take(await alta(CUPS.panaderia, { duracionMeses: 12 }), ...HASTA_SOLICITADO, activar);
await take(await alta(), ...HASTA_SOLICITADO, { accion: 'rechazar', motivo: 'Titular distinto' });

type Quien = Parameters<typeof call>[0];
type Enlace = { readonly path: string; readonly search: Readonly<Record<string, string>> };

const resumen = async (quien: Quien) =>
  inicio.summary.response.parse((await call(quien, 'GET', '/inicio/resumen')).body);

async function enLaLista(quien: Quien, { path, search }: Enlace): Promise<number> {
  // The only screen whose call has another path: accounts are administrators'.
  const listPath = path === '/usuarios' ? '/admin/usuarios' : path;
  const { status, body } = await call(quien, 'GET', `${listPath}?${new URLSearchParams(search)}`);
  expect([status, body.errors], path).toEqual([200, undefined]);
  return body.count;
}

/** Sends the month's settlements of the seller and of their manager. */
async function settle(): Promise<void> {
  await call('admin', 'POST', '/liquidaciones/cierres', { mes: hoy.slice(0, 7), ensayo: false });
  const { rows } = liquidaciones.list.response.parse((await call('admin', 'GET', '/liquidaciones')).body);
  expect(rows).toHaveLength(2);
  for (const { id, version } of rows) {
    const { status } = await call('admin', 'POST', `/liquidaciones/${id}/acciones`, {
      accion: 'enviar',
      version,
    });
    expect(status).toBe(200);
  }
}

test.each(['admin', 'jefa', 'comercial', 'cliente'] as const)(
  'each figure of the day of %s is as many as the list behind it has',
  async (quien) => {
    const { embudo, contratos, activaciones, comisiones, tareas } = await resumen(quien);
    const { activos, enTramite, enlaceActivos, enlaceEnTramite, porVencimiento } = contratos;
    const cifras: [number, Enlace][] = [
      ...embudo.map(({ propuestas, enlace }): [number, Enlace] => [propuestas, enlace]),
      ...porVencimiento.map((banda): [number, Enlace] => [banda.contratos, banda.enlace]),
      ...activaciones.map((mes): [number, Enlace] => [mes.contratos, mes.enlace]),
      ...tareas.map(({ cuantas, enlace }): [number, Enlace] => [cuantas, enlace]),
      ...([
        [activos, enlaceActivos],
        [enTramite, enlaceEnTramite],
      ] as [number, Enlace][]),
    ];
    for (const [cifra, enlace] of cifras) {
      expect(await enLaLista(quien, enlace), JSON.stringify(enlace)).toBe(cifra);
    }
    expect([activos, activaciones.at(-1)?.contratos]).toEqual([1, 1]);
    if (comisiones) expect(await enLaLista(quien, comisiones.enlace)).toBe(1);
  },
);

test.each(['admin', 'jefa', 'comercial', 'cliente'] as const)(
  'the tasks that the bell of %s counts are those of the summary',
  async (quien) => {
    const { body } = await call(quien, 'GET', '/inicio/tareas');
    const { tareas } = inicio.tareas.response.parse(body);
    expect(tareas).toEqual((await resumen(quien)).tareas);
    expect(tareas.length > 0).toBe(quien !== 'cliente');
  },
);

test('the tasks of the bell are read by two statements at most', async () => {
  const statements: string[] = [];
  const db = openDatabase(harness.url, { log: ({ query }) => void statements.push(query.sql) });
  await listTareas(db, TEST_USERS.comercial);
  await db.destroy();
  expect(statements).toHaveLength(2);
});

test('who leads a team is told of the settlements that wait for them, not of the team’s', async () => {
  await settle();
  for (const quien of ['jefa', 'comercial'] as const) {
    const { tareas } = await resumen(quien);
    const porRevisar = tareas.find(({ tarea }) => tarea === 'liquidaciones-por-revisar');
    expect(porRevisar?.cuantas).toBe(1);
    expect(await enLaLista(quien, porRevisar!.enlace)).toBe(1);
  }
  const { body } = await call('jefa', 'GET', '/liquidaciones?estado=en-revision');
  expect(body.count).toBe(2);
});

test('the own tasks of today and those that are late come first, without the team’s', async () => {
  const task = { tipo: 'llamada', titulo: 'Llamar' };
  await call('comercial', 'POST', '/tareas', { ...task, fecha: hoy });
  await call('comercial', 'POST', '/tareas', { ...task, fecha: '2020-01-01' });
  const { tareas } = await resumen('comercial');
  expect(tareas.slice(0, 2).map(({ tarea, cuantas }) => [tarea, cuantas])).toEqual([
    ['tareas-atrasadas', 1],
    ['tareas-de-hoy', 1],
  ]);
  for (const { cuantas, enlace } of tareas.slice(0, 2)) {
    expect(await enLaLista('comercial', enlace)).toBe(cuantas);
  }
  const ofManager = (await resumen('jefa')).tareas.map(({ tarea }) => tarea);
  expect(ofManager).not.toContain('tareas-de-hoy');
});

test('a client has none of the tasks of who sells, even when their own contract waits for its signature', async () => {
  await take(await alta(CUPS.panaderia, { duracionMeses: 12 }), HASTA_SOLICITADO[0]);
  expect((await resumen('comercial')).tareas.map(({ tarea }) => tarea)).toContain('contratos-por-firmar');
  expect((await resumen('cliente')).tareas).toEqual([]);
});

test('what was signed, imported or written by a client is told beside the list that has it, and accounts to administrators', async () => {
  const { db } = harness;
  const asked = { nombre: 'Nueva', nombreUsuario: 'nueva', email: 'nueva@prueba.es' } as const;
  await db
    .insertInto('usuario')
    .values({ ...asked, rol: 'cliente', estado: 'pendiente', claveHash: 'x' })
    .execute();
  const ended = { usuarioId: TEST_USERS.comercial.id, carpeta: null, ficheros: [], formatos: [], bytes: 1 };
  const importOf = (nombre: string, estado: 'terminada' | 'fallida', terminadaEn: Date) => ({
    ...ended,
    id: randomUUID(),
    nombre,
    estado,
    terminadaEn,
  });
  await db
    .insertInto('importacion')
    .values([
      importOf('hoy.csv', 'terminada', new Date()),
      importOf('mal.csv', 'fallida', new Date()),
      importOf('antes.csv', 'terminada', new Date('2025-01-10T10:00:00Z')),
    ])
    .execute();
  await call('cliente', 'POST', '/incidencias', { asunto: 'La factura', texto: 'No la entiendo' });
  await take(await alta(CUPS.taller, { duracionMeses: 12 }), ...HASTA_SOLICITADO.slice(0, -1));

  const told = async (quien: Quien) => {
    const { tareas } = await resumen(quien);
    for (const { cuantas, enlace } of tareas) expect(await enLaLista(quien, enlace)).toBe(cuantas);
    return Object.fromEntries(tareas.map(({ tarea, cuantas }) => [tarea, cuantas]));
  };
  const ofAll = { 'contratos-por-solicitar': 1, 'incidencias-abiertas': 1, 'importaciones-terminadas': 2 };
  expect(await told('admin')).toMatchObject({ ...ofAll, 'cuentas-en-espera': 1 });
  const ofSeller = await told('comercial');
  expect(ofSeller).toMatchObject(ofAll);
  expect(ofSeller).not.toHaveProperty('cuentas-en-espera');
});

test('the first steps of a house begin with who it is, and each is done when it can be read that it is', async () => {
  const read = async () =>
    inicio.firstSteps.response.parse((await call('admin', 'GET', '/inicio/primeros-pasos')).body).pasos;
  const done = (pasos: Awaited<ReturnType<typeof read>>) =>
    pasos.map(({ paso, hecho }) => [paso, hecho] as const);
  expect(done(await read())).toEqual([
    ['quien-eres', true],
    ['marca', false],
    ['correo', true],
    ['equipo', true],
    ['regla', true],
    ['precios', true],
    ['cartera', true],
    ['propuesta', false],
  ]);
  await setTestIssuer(harness.db, { cif: null });
  await harness.db.updateTable('reglaComision').set({ borradoEn: new Date() }).execute();
  await harness.db.updateTable('producto').set({ activo: false }).execute();
  const pasos = await read();
  expect(done(pasos).filter(([, hecho]) => !hecho)).toEqual([
    ['quien-eres', false],
    ['marca', false],
    ['regla', false],
    ['precios', false],
    ['propuesta', false],
  ]);
  expect(pasos[0]?.enlace).toEqual({
    path: expect.stringMatching(/^\/ajustes\/.{36}$/),
    search: { campo: 'cif' },
  });
});
