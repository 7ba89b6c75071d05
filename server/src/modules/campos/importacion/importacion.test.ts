import { puntosImportacion } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { CUPS, carteraDePrueba, headersOf, VIEWERS } from '../../cartera/test-cartera.ts';

const harness = await testApp();
const { app, db } = harness;
const ids = await carteraDePrueba(db);

type Quien = keyof typeof VIEWERS;

const call = async (quien: Quien, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url: `/v1${url}`, headers: await headersOf(harness, VIEWERS[quien]), payload });

const define = async (clase: string, nombre: string, valores: readonly string[] = []): Promise<string> => {
  const campo = { entidad: 'punto-suministro', clase, nombre, valores };
  return (await call('admin', 'POST', '/campos', campo)).json().hueco;
};
const use = await define('opcion', 'Uso', ['Hotel', 'Oficina']);
const rooms = await define('numero', 'Habitaciones');

async function importFile(quien: Quien, fichero: string | Buffer, query: string) {
  const form = new FormData();
  form.set('fichero', new Blob([Uint8Array.from(Buffer.from(fichero))]), 'suministros.csv');
  const cuerpo = new Response(form);
  const headers = await headersOf(harness, VIEWERS[quien]);
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/puntos-suministro/importacion?${query}`,
    headers: { ...headers, 'content-type': cuerpo.headers.get('content-type') ?? '' },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  expect([answer.statusCode, answer.json().detail]).toEqual([200, undefined]);
  return puntosImportacion.importFile.response.parse(answer.json());
}

const find = (cups: string) =>
  db.selectFrom('puntoSuministro').selectAll().where('cups', '=', cups).executeTakeFirstOrThrow();

const HEAD = 'CUPS;Etiquetas;Uso;Habitaciones';
const WHOLE = 'CUPS;NIF del cliente;Cliente;Correo del cliente;Id. cliente;Etiquetas;Uso;Habitaciones';

test('the template of a file of supply points has its CUPS, its client, the tags and the own fields in use', async () => {
  const { body } = await call('comercial', 'GET', '/puntos-suministro/plantilla');
  expect(body.trim().replace('\uFEFF', '')).toBe(WHOLE);
});

test('a file of supply points says what is wrong by row, and which are not in the portfolio of who brings it', async () => {
  const rows = [
    `${CUPS.taller};Cadena;casino;doce`,
    `${CUPS.taller};Cadena;;`,
    'ES0021000000000001AA;;;',
    `${CUPS.deOtro};Cadena;;`,
  ];
  const { ensayo } = await importFile('comercial', [HEAD, ...rows].join('\n'), 'ensayo=si');
  expect(ensayo).toMatchObject({ errores: 4, creados: 0, cambiados: 0 });
  expect(ensayo?.filas.map(({ motivo }) => motivo)).toEqual([
    expect.stringContaining('Uso: «Uso» ha de ser uno de Hotel, Oficina'),
    'CUPS: Está dos veces en el fichero',
    'CUPS: Las letras de control del CUPS son «AA» y deberían ser «RK»',
    'CUPS: No está en tu cartera: impórtalo antes con su SIPS',
  ]);
  const { ensayo: creating } = await importFile(
    'comercial',
    `${HEAD}\n${CUPS.taller};Cadena;;`,
    'ensayo=si&modo=crear',
  );
  expect(creating?.filas[0]?.motivo).toBe('CUPS: Ya está');
});

test('tags and own fields of supply points come with a file, back in an export without a change, and are undone but for what was written since', async () => {
  await db
    .updateTable('puntoSuministro')
    .set({ etiquetas: ['Antigua'] })
    .where('cups', '=', CUPS.taller)
    .execute();
  const file = [HEAD, `${CUPS.taller};Preferente, cadena;HOTEL;1.200,5`].join('\n');
  const { ensayo } = await importFile('comercial', file, 'ensayo=si');
  expect(ensayo?.filas[0]).toMatchObject({
    accion: 'cambiar',
    clave: CUPS.taller,
    cambios: expect.arrayContaining(['Etiquetas', 'Uso', 'Habitaciones']),
  });
  expect(await find(CUPS.taller)).toMatchObject({ [use]: null, etiquetas: ['Antigua'] });

  const { operacion } = await importFile('comercial', file, 'ensayo=no');
  expect(operacion).toMatchObject({ tipo: 'importacion-puntos', hechas: 1, rechazadas: 0 });
  expect(await find(CUPS.taller)).toMatchObject({ [use]: 'Hotel', [rooms]: 1200.5 });
  expect((await find(CUPS.taller)).etiquetas.toSorted()).toEqual(['Preferente', 'cadena']);

  for (const formato of ['csv', 'xlsx']) {
    const { rawPayload } = await call(
      'comercial',
      'GET',
      `/puntos-suministro/exportacion?formato=${formato}`,
    );
    const again = await importFile('comercial', rawPayload, 'ensayo=si');
    expect(again.ensayo).toMatchObject({ errores: 0, cambiados: 0 });
    expect(again.ensayo?.sinCambios).toBeGreaterThan(0);
  }

  const since = { entidad: 'punto-suministro', id: CUPS.taller, valores: { [rooms]: 8 } };
  expect((await call('comercial', 'POST', '/campos/cambio', since)).statusCode).toBe(200);
  const undone = await call('comercial', 'POST', `/operaciones/${operacion?.id}/deshacer`);
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await find(CUPS.taller)).toMatchObject({ [use]: null, [rooms]: 8, etiquetas: ['Antigua'] });
});

const undo = (operacionId: string | undefined) =>
  call('comercial', 'POST', `/operaciones/${operacionId}/deshacer`);
const clienteOf = async (cups: string) => (await find(cups)).clienteId;

test('two pasted columns join supply points to their clients, and are undone', async () => {
  await db.updateTable('cliente').set({ nif: 'B12345674' }).where('id', '=', ids.taller).execute();
  await db
    .updateTable('cliente')
    .set({ email: 'pan@prueba.example' })
    .where('id', '=', ids.panaderia)
    .execute();
  // Neither has a heading, so that what they are is told by their digits.
  const pasted = `${CUPS.captado}\tB-12345674\n${CUPS.taller}\tB12345674`;
  const { ensayo } = await importFile('comercial', pasted, 'ensayo=si');
  expect(ensayo?.filas.map(({ accion, clave, nombre, cambios }) => [accion, clave, nombre, cambios])).toEqual(
    [
      ['cambiar', CUPS.captado, expect.any(String), ['Cliente']],
      ['sin-cambios', CUPS.taller, expect.any(String), []],
    ],
  );
  const { operacion } = await importFile('comercial', pasted, 'ensayo=no');
  expect(operacion).toMatchObject({ hechas: 1, sinCambios: 1, rechazadas: 0 });
  expect(await clienteOf(CUPS.captado)).toBe(ids.taller);
  expect((await undo(operacion?.id)).statusCode).toBe(200);
  expect(await clienteOf(CUPS.captado)).toBeNull();
});

test('a supply point is joined by e-mail, identifier or name, and what cannot be is refused with its reason', async () => {
  const file = [
    'CUPS;Correo;Titular;Id. cliente',
    `${CUPS.captado};PAN@prueba.example;Otra cosa;`,
    `${CUPS.taller};;;${ids.panaderia}`,
    `${CUPS.panaderia};;Nadie;`,
    `${CUPS.deOtro};;;${ids.panaderia}`,
  ].join('\n');
  const { ensayo } = await importFile('comercial', file, 'ensayo=si');
  expect(ensayo?.filas.map(({ accion, motivo, aviso }) => [accion, motivo ?? aviso])).toEqual([
    ['cambiar', expect.stringContaining('Cliente: Por su correo es «')],
    ['error', expect.stringContaining('di que se cambie, si ha de ser de «')],
    ['error', 'Cliente: No tienes ningún cliente que sea «Nadie»'],
    ['error', 'CUPS: No está en tu cartera: impórtalo antes con su SIPS'],
  ]);
});

test('a supply point changes hands only where that is asked for, and never while its client has a contract', async () => {
  const file = (cups: string) => `CUPS;Id. cliente\n${cups};${ids.panaderia}`;
  const change = 'ensayo=no&deOtro=cambiar';
  await db
    .updateTable('puntoSuministro')
    .set({ conContrato: true })
    .where('cups', '=', CUPS.taller)
    .execute();
  const { operacion: refused } = await importFile('comercial', file(CUPS.taller), change);
  expect(refused).toMatchObject({ hechas: 0, rechazadas: 1 });
  await db
    .updateTable('puntoSuministro')
    .set({ conContrato: false })
    .where('cups', '=', CUPS.taller)
    .execute();
  const { operacion } = await importFile('comercial', file(CUPS.taller), change);
  expect(operacion).toMatchObject({ hechas: 1 });
  expect(await clienteOf(CUPS.taller)).toBe(ids.panaderia);
  // Somebody else's change since stays.
  await db.updateTable('puntoSuministro').set({ clienteId: null }).where('cups', '=', CUPS.taller).execute();
  expect((await undo(operacion?.id)).json()).toMatchObject({ rechazadas: 1 });
  expect(await clienteOf(CUPS.taller)).toBeNull();
});
