import { clientesLote } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countForeignCodesOfFile } from '../../../platform/foreign-codes.ts';
import { bancoDePrueba, IBAN, NIF } from '../../../test-banco.ts';
import { VIEWERS } from '../../cartera/test-cartera.ts';

const { call, upload, ids, db } = await bancoDePrueba();

async function send(
  texto: string,
  query: string,
  campos: object,
  quien: 'comercial' | 'admin' = 'comercial',
) {
  const { status, body } = await upload(
    quien,
    `/importacion?${query}`,
    new Blob([texto]),
    'clientes.csv',
    campos,
  );
  expect([status, body.detail]).toEqual([200, undefined]);
  return clientesLote.importFile.response.parse(body);
}

/** Rows with something doubtful in them are left out, as those with a fault are. */
const SIN_DUDAS = 'dudosas=fuera';

async function rehearse(texto: string, query = '', campos = {}) {
  const { ensayo, operacion, columnas } = await send(texto, `ensayo=si&${query}`, campos);
  expect(operacion).toBeNull();
  return { ...ensayo!, columnas };
}

async function importFile(texto: string, query = '') {
  const { ensayo, operacion } = await send(texto, `ensayo=no&${query}`, {});
  expect(ensayo).toBeNull();
  return operacion!;
}

const exists = (nif: string) =>
  db
    .selectFrom('cliente')
    .selectAll()
    .where('nif', '=', nif)
    .where('borradoEn', 'is', null)
    .executeTakeFirst();

const FICHERO = [
  'Razón social;CIF/NIF;Correo;C.P.;Población;Comercial;Observaciones;Color',
  `Molinos, S.L.;b-12345674;ana@molinos.example;1001;Vitoria;Comercial;Ojo;azul`,
  `Ana Ruiz;${NIF.persona};;;;;;`,
  'Sin NIF, S.A.;;;;;;;',
  'Mal NIF;B12345678;;;;;;',
  `Otra vez;${NIF.persona};;;;;;`,
  `De nadie;${NIF.otraEmpresa};;;;Inventado;;`,
].join('\r\n');

describe('a file of clients', () => {
  test('a trial says what it would do, and changes nothing', async () => {
    const ensayo = await rehearse(FICHERO, SIN_DUDAS);
    expect(ensayo).toMatchObject({ creados: 2, cambiados: 0, errores: 4, sinProbar: 0 });
    expect(ensayo.columnas.map(({ titulo, campo }) => [titulo, campo])).toEqual([
      ...[
        ['Razón social', 'nombre'],
        ['CIF/NIF', 'nif'],
        ['Correo', 'email'],
        ['C.P.', 'codigoPostal'],
      ],
      ...[
        ['Población', 'municipio'],
        ['Comercial', 'comercial'],
        ['Observaciones', 'nota'],
        ['Color', null],
      ],
    ]);
    expect(
      ensayo.filas.filter(({ accion }) => accion === 'error').map(({ fila, motivo }) => [fila, motivo]),
    ).toEqual([
      [4, 'NIF: Falta'],
      [5, expect.stringContaining('El carácter de control del CIF')],
      [6, 'NIF: Está dos veces en el fichero'],
      [7, 'Comercial: No hay nadie en tu equipo que sea «Inventado»'],
    ]);
    expect(await exists(NIF.empresa)).toBeUndefined();
  });

  test('creates, keeps the notes, and leaves the wrong rows in a file to mend', async () => {
    const resultado = await importFile(FICHERO, SIN_DUDAS);
    expect(resultado).toMatchObject({ fichero: 'clientes.csv', total: 6, hechas: 2, rechazadas: 4 });
    expect(await exists(NIF.empresa)).toMatchObject({
      nombre: 'Molinos, S.L.',
      codigoPostal: '01001',
      provincia: '01',
      municipio: 'Vitoria',
      comercialId: ids.comercial,
    });
    const { body: csv } = await call('comercial', 'GET', `/v1/operaciones/${resultado.id}/errores`);
    const lineas = csv.slice(1).split('\r\n');
    expect(lineas[0]).toBe(
      'Línea;Campo;Motivo;Razón social;CIF/NIF;Correo;C.P.;Población;Comercial;Observaciones;Color',
    );
    expect(lineas[1]).toBe('4;NIF;Falta;Sin NIF, S.A.;;;;;;;');
    expect(lineas[3]).toMatch(/^6;NIF;Está dos veces en el fichero;Otra vez;/);
    expect(lineas).toHaveLength(6);
    expect((await call('otro', 'GET', `/v1/operaciones/${resultado.id}/errores`)).status).toBe(404);
    const { body: nota } = await call('comercial', 'GET', '?q=molinos');
    expect((await call('comercial', 'GET', `/${nota.rows[0].id}/notas`)).body.rows[0].texto).toBe('Ojo');
  });

  test('brought again changes what is new, by NIF, and undoing it leaves what it was', async () => {
    const cambio = `NIF;Nombre;IBAN;Municipio\n${NIF.empresa};Molinos del Ebro;${IBAN};\n${NIF.persona};Ana Ruiz;;`;
    expect((await rehearse(cambio)).filas[0]).toMatchObject({
      accion: 'cambiar',
      cambios: ['Nombre', 'IBAN'],
    });
    const resultado = await importFile(cambio);
    expect(resultado).toMatchObject({ hechas: 1, sinCambios: 1, rechazadas: 0 });
    expect(await exists(NIF.empresa)).toMatchObject({
      nombre: 'Molinos del Ebro',
      iban: IBAN,
      municipio: 'Vitoria',
    });
    const { body } = await call('comercial', 'POST', `/v1/operaciones/${resultado.id}/deshacer`);
    expect(body).toMatchObject({ hechas: 1, rechazadas: 0 });
    expect(await exists(NIF.empresa)).toMatchObject({ nombre: 'Molinos, S.L.', iban: null });
  });

  test('undoing a creation takes off the clients that nobody has touched since', async () => {
    const resultado = await importFile(`Nombre;NIF\nUna;${NIF.otraEmpresa}`);
    const nuevo = await exists(NIF.otraEmpresa);
    expect(nuevo).toBeDefined();
    await call('comercial', 'POST', `/v1/operaciones/${resultado.id}/deshacer`);
    expect(await exists(NIF.otraEmpresa)).toBeUndefined();
  });

  test.each([
    ['crear', 'error', 'NIF: Ya hay un cliente con este NIF'],
    ['cambiar', 'cambiar', null],
  ])('is refused to %s', async (modo, accion, motivo) => {
    const fichero = `Nombre;NIF\nOtro nombre;${NIF.persona}`;
    const { filas } = await rehearse(fichero, `modo=${modo}`);
    expect(filas[0]).toMatchObject({ accion, motivo });
  });

  test('a client of another team is not changed, nor named', async () => {
    await db
      .updateTable('cliente')
      .set({ nif: NIF.otraEmpresa })
      .where('id', '=', ids.clienteDeOtro)
      .execute();
    const { filas } = await rehearse(`Nombre;NIF\nMío;${NIF.otraEmpresa}`);
    expect(filas[0]?.motivo).toBe(
      'NIF: Ya hay un cliente con este NIF y no está en tu cartera: habla con administración',
    );
  });

  test('that brings more clients of others than a day has is refused whole, tried or done, and tells of none', async () => {
    const fichero = `Nombre;NIF\nMío;${NIF.otraEmpresa}\nNueva;87654321X`;
    const send = (ensayo: string, brought = fichero) =>
      upload('comercial', `/importacion?ensayo=${ensayo}`, new Blob([brought]), 'clientes.csv', {});
    await sql`DELETE FROM limite`.execute(db);
    await countForeignCodesOfFile(
      db,
      VIEWERS.comercial,
      Array.from({ length: 499 }, (_, at) => `${at}`),
    );
    const second = { tipo: 'persona', nombre: 'Otra persona', nif: '99999999R' };
    expect((await call('otro', 'POST', '', second)).status).toBe(200);
    // Whoever is told of a client by a trial is told of nothing more by the import.
    for (const _ of [1, 2]) expect((await send('si')).body.ensayo).toMatchObject({ creados: 1, errores: 1 });
    for (const ensayo of ['si', 'no']) {
      const { status, body } = await send(ensayo, `${fichero}\nOtro;${second.nif}`);
      expect([status, body.code]).toEqual([429, 'demasiados-codigos-ajenos']);
      expect(JSON.stringify(body)).not.toContain(NIF.otraEmpresa);
    }
    expect(await exists('87654321X')).toBeUndefined();
    expect((await rehearse('Nombre;NIF\nNueva;87654321X')).creados).toBe(1);
    expect((await send('no')).status).toBe(200);
    expect(await exists('87654321X')).toBeDefined();
    const admin = await upload('admin', '/importacion?ensayo=si', new Blob([fichero]), 'clientes.csv', {});
    expect(admin.status).toBe(200);
    await sql`DELETE FROM limite`.execute(db);
  });

  test('of several imports at once with one new client, one makes it', async () => {
    const fichero = 'Nombre;NIF\nCarrera;87654321X';
    const hechos = await Promise.all([importFile(fichero), importFile(fichero), importFile(fichero)]);
    expect(hechos.map(({ hechas }) => hechas).sort()).toEqual([0, 0, 1]);
  });
});

describe('a client without NIF', () => {
  test('that was exported is known by its identifier, and gets the NIF that is written beside it', async () => {
    const { body } = await call('comercial', 'POST', '', { tipo: 'persona', nombre: 'Luz Sin Papeles' });
    const exportados = await call('comercial', 'GET', '/exportacion?formato=csv&q=papeles');
    const fichero = exportados.rawPayload.toString();
    expect(await rehearse(fichero)).toMatchObject({ errores: 0, creados: 0, cambiados: 0, sinCambios: 1 });
    const [fila] = (await rehearse(fichero, 'modo=crear')).filas;
    expect(fila?.motivo).toBe('NIF: Este cliente ya está, sin NIF');

    const resultado = await importFile(
      `Id.;Nombre;NIF\n${body.id};Luz Con Papeles;11111111H\n${body.id};Otra vez;`,
    );
    expect(resultado).toMatchObject({ hechas: 1, rechazadas: 1 });
    expect(await exists('11111111H')).toMatchObject({ id: body.id, nombre: 'Luz Con Papeles' });
  });

  test.each([
    ['of another team', () => ids.clienteDeOtro],
    ['of one with a NIF', () => ids.taller],
    ['that nobody has', () => 'x'],
  ])('is not known by an identifier %s', async (_, id) => {
    await db.updateTable('cliente').set({ nif: null }).where('id', '=', ids.clienteDeOtro).execute();
    await db.updateTable('cliente').set({ nif: '22222222J' }).where('id', '=', ids.taller).execute();
    const { filas } = await rehearse(`Id.;Nombre;NIF\n${id()};Alguien;`);
    expect(filas[0]).toMatchObject({ accion: 'error', motivo: 'NIF: Falta' });
  });
});

describe('its columns', () => {
  test('are what the call says, over what their titles let guess', async () => {
    const columnas = JSON.stringify({ A: 'nombre', B: 'nif', Email: null });
    const fichero = `A;B;Email\nUna;${NIF.persona};no es un correo`;
    const { filas, columnas: leidas } = await rehearse(fichero, '', { columnas });
    expect(leidas.map(({ campo }) => campo)).toEqual(['nombre', 'nif', null]);
    expect(filas[0]?.accion).toBe('cambiar');
  });

  test.each([
    ['without the NIF', 'Nombre\nUna', {}, 'Faltan las columnas «NIF»'],
    ['twice one field', 'NIF;CIF\n1;2', {}, 'Dos columnas llenan «NIF»'],
  ])('are refused: %s', async (_, fichero, campos, motivo) => {
    const { status, body } = await upload('admin', '/importacion', new Blob([fichero]), 'x.csv', campos);
    expect([status, body.detail]).toEqual([400, expect.stringContaining(motivo)]);
  });

  test.each(['{', '{"A":"color"}', '[]'])('are refused when the call writes them as %s', async (columnas) => {
    const { status } = await upload('admin', '/importacion', new Blob(['A;NIF\n1;2']), 'x.csv', { columnas });
    expect(status).toBe(400);
  });

  test('are all in the template', async () => {
    const { body } = await call('comercial', 'GET', '/plantilla');
    expect(body.split(';')).toHaveLength(clientesLote.CAMPOS.length + 1);
    const { columnas } = await rehearse(`${body}${';'.repeat(clientesLote.CAMPOS.length)}x`);
    expect(columnas.map(({ campo }) => campo)).toEqual([...clientesLote.CAMPOS, 'etiquetas']);
  });

  test('a client does not import', async () => {
    expect((await upload('cliente', '/importacion', new Blob(['NIF\n1']), 'x.csv')).status).toBe(403);
  });
});
