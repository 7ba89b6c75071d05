import { clientes } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countForeignCodesOfFile } from '../../platform/foreign-codes.ts';
import { bancoDePrueba, IBAN, NIF } from '../../test-banco.ts';

const { call, ids, db, acciones } = await bancoDePrueba();

const NUEVO = { tipo: 'empresa', nombre: 'Molinos del Ebro, S.L.' };

describe('POST /v1/clientes', () => {
  test('keeps identifiers without separators, and gives the client to whoever creates it', async () => {
    const { status, body } = await call('comercial', 'POST', '', {
      ...NUEVO,
      nif: 'b-12.345.674',
      iban: 'es91 2100 0418 4502 0005 1332',
      email: 'ana@molinos.example',
      telefono: '+34 612 345 678',
      codigoPostal: '50001',
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    const cliente = clientes.create.response.parse(body);
    expect(cliente).toMatchObject({
      nif: NIF.empresa,
      iban: IBAN,
      provincia: '50',
      estado: 'activo',
      version: 1,
      comercial: { id: ids.comercial, nombre: 'Comercial' },
      recuento: { puntos: 0, analisis: 0, propuestas: 0, contratos: 0, documentos: 0, notas: 0 },
      acciones: ['editar', 'borrar'],
    });
    expect(await acciones(cliente.id)).toEqual(['crear']);
    await call('admin', 'DELETE', `/${cliente.id}`);
  });

  test.each([
    [{ nif: 'B12345678' }, 'nif'],
    [{ iban: 'ES0021000418450200051332' }, 'iban'],
    [{ email: 'ana' }, 'email'],
    [{ telefono: 'seis uno dos' }, 'telefono'],
    [{ codigoPostal: '99001' }, 'codigoPostal'],
    [{ provincia: '99' }, 'provincia'],
    [{ nombre: '  ' }, 'nombre'],
    [{ comercialId: ids.otro }, 'comercialId'],
    [{ comercialId: 'nadie' }, 'comercialId'],
    [{ comercialId: null }, 'comercialId'],
    [{ color: 'azul' }, 'color'],
  ])('400 names the field: %j', async (cambio, campo) => {
    const { status, body } = await call('comercial', 'POST', '', { ...NUEVO, ...cambio });
    expect([status, Object.keys(body.errors)]).toEqual([400, [campo]]);
  });

  test('whoever tries one NIF after another of clients that they do not see is stopped', async () => {
    const ajeno = { ...NUEVO, nombre: 'De otro', nif: 'B58818501' };
    const { body: suyo } = await call('otro', 'POST', '', ajeno);
    const tries = [];
    for (let n = 0; n < 31; n++) tries.push(await call('comercial', 'POST', '', ajeno));
    expect(new Set(tries.slice(0, 30).map(({ body }) => body.code))).toEqual(new Set(['nif-repetido']));
    expect(tries.at(-1)).toMatchObject({ status: 429, body: { code: 'demasiados-codigos-ajenos' } });
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('otro', 'POST', '', ajeno)).body.code).toBe('nif-repetido');
    await sql`DELETE FROM limite`.execute(db);
    await call('admin', 'DELETE', `/${suyo.id}`);
  });

  test('a NIF twice is refused with the client that has it, and nothing of it to who may not see it', async () => {
    const { body: creado } = await call('otro', 'POST', '', {
      ...NUEVO,
      nombre: 'De Otro',
      nif: NIF.otraEmpresa,
    });
    const repetido = { ...NUEVO, nif: NIF.otraEmpresa };
    const visto = await call('admin', 'POST', '', repetido);
    expect([visto.status, visto.body.code]).toEqual([409, 'nif-repetido']);
    expect(visto.body.datos).toEqual({ cliente: { id: creado.id, nombre: 'De Otro' } });
    const ajeno = await call('comercial', 'POST', '', repetido);
    expect([ajeno.status, ajeno.body.code, ajeno.body.datos]).toEqual([409, 'nif-repetido', undefined]);
    expect(JSON.stringify(ajeno.body)).not.toMatch(new RegExp(`De Otro|${creado.id}`));
    await call('otro', 'DELETE', `/${creado.id}`);
    const libre = await call('comercial', 'POST', '', repetido);
    expect(libre.status).toBe(200);
    const vuelta = await call('otro', 'POST', `/${creado.id}/restaurar`);
    expect([vuelta.status, vuelta.body.code]).toEqual([409, 'nif-repetido']);
  });

  test('of several at once with one NIF, one is made', async () => {
    const alta = () => call('comercial', 'POST', '', { ...NUEVO, nif: NIF.persona });
    const estados = (await Promise.all([alta(), alta(), alta()])).map(({ status }) => status);
    expect(estados.sort()).toEqual([200, 409, 409]);
  });
});

describe('PATCH /v1/clientes/:id', () => {
  test('of two people at once the second one is told what stands, and its point follows the name', async () => {
    const cambio = (nombre: string) => call('comercial', 'PATCH', `/${ids.taller}`, { version: 1, nombre });
    const [primero, segundo] = await Promise.all([cambio('Taller Uno'), cambio('Taller Dos')]);
    expect([primero.status, segundo.status].sort()).toEqual([200, 409]);
    const [ganado, perdido] = primero.status === 200 ? [primero, segundo] : [segundo, primero];
    expect(perdido.body).toMatchObject({
      code: 'version-antigua',
      errors: { nombre: expect.stringContaining(ganado.body.nombre) },
      datos: { actual: { nombre: ganado.body.nombre, version: 2 } },
    });
    const { body } = await call('comercial', 'GET', `/v1/puntos-suministro?cliente=${ids.taller}`);
    expect(body.rows[0].cliente.nombre).toBe(ganado.body.nombre);
  });

  test('writes down the fields that changed, before and after', async () => {
    const { body } = await call('jefa', 'GET', `/${ids.taller}`);
    const cambio = { version: body.version, nombre: body.nombre, email: 'taller@prueba.es', nif: '' };
    expect((await call('jefa', 'PATCH', `/${ids.taller}`, cambio)).status).toBe(200);
    const entrada = await db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('entidadId', '=', ids.taller)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entrada).toEqual({ antes: { email: null }, despues: { email: 'taller@prueba.es' } });
  });

  test('a representative gives a client away only inside the team', async () => {
    const { body } = await call('comercial', 'GET', `/${ids.taller}`);
    const fuera = { version: body.version, comercialId: ids.otro };
    expect((await call('comercial', 'PATCH', `/${ids.taller}`, fuera)).body.errors).toHaveProperty(
      'comercialId',
    );
    const arriba = { version: body.version, comercialId: ids.jefa };
    expect((await call('comercial', 'PATCH', `/${ids.taller}`, arriba)).status).toBe(400);
    expect((await call('jefa', 'PATCH', `/${ids.taller}`, arriba)).status).toBe(200);
    expect((await call('comercial', 'GET', `/${ids.taller}`)).status).toBe(404);
  });
});

describe('DELETE and restaurar', () => {
  test('takes it off every list, and puts it back', async () => {
    const { body } = await call('comercial', 'POST', '', { ...NUEVO, nombre: 'Efímera' });
    expect((await call('comercial', 'DELETE', `/${body.id}`)).status).toBe(204);
    expect((await call('comercial', 'GET', '?q=efimera')).body.count).toBe(0);
    expect((await call('comercial', 'GET', '?q=efimera&estado=borrado')).body.count).toBe(1);
    expect((await call('comercial', 'DELETE', `/${body.id}`)).status).toBe(404);
    expect((await call('otro', 'POST', `/${body.id}/restaurar`)).status).toBe(404);
    const { body: vuelto } = await call('comercial', 'POST', `/${body.id}/restaurar`);
    expect(vuelto).toMatchObject({ estado: 'activo', nombre: 'Efímera' });
    expect(await acciones(body.id)).toEqual(['crear', 'borrar', 'restaurar']);
  });
});

test('assigns points that nobody has, one answer each', async () => {
  const { CUPS, VIEWERS } = await import('../cartera/test-cartera.ts');
  const cups = [
    CUPS.registro,
    CUPS.captado.replace(/(.{4})/g, '$1 '),
    CUPS.panaderia,
    CUPS.deOtro,
    'ES00',
    CUPS.panaderia,
  ];
  const { body } = await call('comercial', 'POST', `/${ids.panaderia}/puntos`, { cups });
  expect(body.resultados.map(({ resultado }: { resultado: string }) => resultado)).toEqual([
    ...['asignado', 'asignado', 'ya-era-suyo', 'de-otra-cartera', 'no-valido', 'ya-era-suyo'],
  ]);
  const { body: punto } = await call('cliente', 'GET', `/v1/puntos-suministro/${CUPS.registro}`);
  expect(punto).toMatchObject({ cliente: { id: ids.panaderia }, comercial: { id: ids.comercial } });
  const deOtro = await call('otro', 'POST', `/${ids.clienteDeOtro}/puntos`, { cups: [CUPS.registro] });
  expect(deOtro.body.resultados).toEqual([{ cups: CUPS.registro, resultado: 'de-otra-cartera' }]);
  await countForeignCodesOfFile(
    db,
    VIEWERS.otro,
    Array.from({ length: 499 }, (_, at) => `${at}`),
  );
  const again = await call('otro', 'POST', `/${ids.clienteDeOtro}/puntos`, { cups: [CUPS.registro] });
  expect(again.body).toEqual(deOtro.body);
  const brought = { cups: [CUPS.registro, CUPS.captado, CUPS.panaderia] };
  const over = await call('otro', 'POST', `/${ids.clienteDeOtro}/puntos`, brought);
  expect([over.status, over.body.code]).toEqual([429, 'demasiados-codigos-ajenos']);
});

test('a telephone is kept in one form however it is written, and found in any', async () => {
  const { body } = await call('comercial', 'POST', '', {
    tipo: 'empresa',
    nombre: 'De un teléfono',
    telefono: '0034-655.44.33.22',
  });
  expect(body.telefono).toBe('+34 655 443 322');
  for (const q of ['655443322', '+34 655 443 322', '655 44 33 22', '0034655443322', '655.443.322']) {
    const { body: list } = await call('comercial', 'GET', `?q=${encodeURIComponent(q)}`);
    expect([q, list.rows.map(({ nombre }: { nombre: string }) => nombre)]).toEqual([q, ['De un teléfono']]);
    const donde = JSON.stringify({ and: [['telefono', 'is', q]] });
    const { body: filtered } = await call('comercial', 'GET', `?donde=${encodeURIComponent(donde)}`);
    expect([q, filtered.count]).toEqual([q, 1]);
  }
});
