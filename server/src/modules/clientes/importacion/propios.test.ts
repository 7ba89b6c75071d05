import { clientesLote } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { bancoDePrueba, NIF } from '../../../test-banco.ts';

const { call, upload, db } = await bancoDePrueba();

const define = async (clase: string, nombre: string, valores: readonly string[] = []): Promise<string> =>
  (await call('admin', 'POST', '/v1/campos', { entidad: 'cliente', clase, nombre, valores })).body.hueco;

const sector = await define('opcion', 'Sector', ['Hotel', 'Hostelería']);
const rooms = await define('numero', 'Habitaciones');
const review = await define('fecha', 'Revisión');
const note = await define('texto', 'Apodo');

async function importFile(texto: string, ensayo: 'si' | 'no') {
  const { status, body } = await upload(
    'comercial',
    `/importacion?ensayo=${ensayo}`,
    new Blob([texto]),
    'clientes.csv',
  );
  expect([status, body.detail]).toEqual([200, undefined]);
  return clientesLote.importFile.response.parse(body);
}

const find = (nif: string) =>
  db
    .selectFrom('cliente')
    .selectAll()
    .where('nif', '=', nif)
    .where('borradoEn', 'is', null)
    .executeTakeFirst();

const HEAD = 'NIF;Nombre;sector;Habitaciones;Revisión;Apodo;Etiquetas';

test('the template of a file of clients has the columns of the own fields and of the tags', async () => {
  const { body } = await call('comercial', 'GET', '/plantilla');
  expect(body.trim().split(';').slice(-5)).toEqual([
    'Etiquetas',
    'Sector',
    'Habitaciones',
    'Revisión',
    'Apodo',
  ]);
});

test('a file of clients says which of its own fields and tags are wrong, by row and by column', async () => {
  const { ensayo, columnas } = await importFile(
    [HEAD, `${NIF.empresa};Molinos;casino;doce;32/01/2027;${'x'.repeat(201)};${'y'.repeat(41)}`].join('\n'),
    'si',
  );
  expect(columnas.map(({ campo }) => campo)).toEqual([
    'nif',
    'nombre',
    sector,
    rooms,
    review,
    note,
    'etiquetas',
  ]);
  const motivo = ensayo?.filas[0]?.aviso ?? '';
  for (const said of [
    'sector: «Sector» ha de ser uno de Hotel, Hostelería',
    'Habitaciones: «doce» no es un número',
    'Revisión: «32/01/2027» no es una fecha',
    'Apodo: Como mucho 200 caracteres',
    'pasa de 40 caracteres',
  ])
    expect(motivo).toContain(said);
});

test('own fields and tags are imported with their client, changed by another file, and undone with it', async () => {
  const first = await importFile(
    [HEAD, `${NIF.empresa};Molinos;HOSTELERIA;1.200,5;01/02/2027;El de la costa;Preferente, Cadena`].join(
      '\n',
    ),
    'no',
  );
  expect(first.operacion).toMatchObject({ hechas: 1, rechazadas: 0 });
  expect(await find(NIF.empresa)).toMatchObject({
    [sector]: 'Hostelería',
    [rooms]: 1200.5,
    [review]: '2027-02-01',
    [note]: 'El de la costa',
    etiquetas: ['Cadena', 'Preferente'],
  });

  const same = await importFile([HEAD, `${NIF.empresa};;;1200,5;;;cadena,PREFERENTE`].join('\n'), 'si');
  expect(same.ensayo).toMatchObject({ cambiados: 0, sinCambios: 1 });

  const changes = [HEAD, `${NIF.empresa};;Hotel;80;;;Cadena`].join('\n');
  const trial = await importFile(changes, 'si');
  expect(trial.ensayo?.filas[0]?.cambios.toSorted()).toEqual(['Etiquetas', 'Habitaciones', 'Sector']);
  const second = await importFile(changes, 'no');
  expect(await find(NIF.empresa)).toMatchObject({ [sector]: 'Hotel', [rooms]: 80, etiquetas: ['Cadena'] });
  const { id = '' } = (await find(NIF.empresa)) ?? {};
  const entry = await db
    .selectFrom('auditoria')
    .selectAll()
    .where('entidadId', '=', id)
    .orderBy('id', 'desc')
    .limit(1);
  expect((await entry.executeTakeFirst())?.despues).toEqual({
    campos: expect.arrayContaining(['Sector: Hotel', 'Habitaciones: 80']),
    etiquetas: ['Cadena'],
  });

  const undone = await call('comercial', 'POST', `/v1/operaciones/${second.operacion?.id}/deshacer`);
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  expect(await find(NIF.empresa)).toMatchObject({
    [sector]: 'Hostelería',
    [rooms]: 1200.5,
    etiquetas: ['Cadena', 'Preferente'],
  });
});

test('own fields go to paper beside the columns of the list', async () => {
  const { body } = await call('comercial', 'GET', '/exportacion?formato=papel');
  const titles = body.columnas.map(({ titulo }: { titulo: string }) => titulo);
  expect(titles).toEqual(expect.arrayContaining(['Nombre', 'Sector', 'Habitaciones', 'Revisión', 'Apodo']));
});
