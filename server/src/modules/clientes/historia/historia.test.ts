import { clientes } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { bancoDePrueba } from '../../../test-banco.ts';
import { VIEWERS } from '../../cartera/test-cartera.ts';

const { call, ids, db, upload } = await bancoDePrueba();
const cliente = `/${ids.panaderia}`;

/** Counts the audit's entries with those actions on the client. */
const escrito = (...acciones: string[]) =>
  db
    .selectFrom('auditoria')
    .selectAll()
    .where('entidadId', '=', ids.panaderia)
    .where('accion', 'in', acciones)
    .orderBy('id')
    .execute();

describe('consents', () => {
  const si = {
    finalidad: 'llamadas-comerciales',
    otorgado: true,
    versionTexto: '2026-01',
    canal: 'telefono',
  } as const;

  test('of one instant come in the order of their keys, whichever was written first', async () => {
    const otro = ids.clienteDeOtro;
    const fila = { ...si, clienteId: otro, fecha: '2026-01-01', creadoEn: '2026-01-01' };
    const claves = ['c', 'a', 'd', 'b'].map((letra) => `${letra.repeat(8)}-0000-4000-8000-000000000000`);
    for (const id of claves)
      await db
        .insertInto('consentimiento')
        .values({ ...fila, id })
        .execute();
    const { body } = await call('admin', 'GET', `/${otro}/consentimientos`);
    expect(body.rows.map((row: { id: string }) => row.id)).toEqual(claves.toSorted());
  });

  test('are given and withdrawn, and every one of them stays', async () => {
    await call('comercial', 'POST', `${cliente}/consentimientos`, { ...si, fecha: '2026-01-10' });
    const { body } = await call('cliente', 'POST', `${cliente}/consentimientos`, {
      ...si,
      otorgado: false,
      canal: 'web',
    });
    expect(body.rows).toHaveLength(2);
    expect(body.rows[0]).toMatchObject({
      otorgado: false,
      canal: 'web',
      quien: { nombre: 'Prueba cliente' },
    });
    const { body: ficha } = await call('comercial', 'GET', cliente);
    expect(ficha.consentimientos).toMatchObject([{ finalidad: 'llamadas-comerciales', otorgado: false }]);
    expect(await escrito('consentir')).toMatchObject([
      { antes: { otorgado: null }, despues: { otorgado: true, canal: 'telefono', fecha: '2026-01-10' } },
      { antes: { otorgado: true }, despues: { otorgado: false, canal: 'web' } },
    ]);
  });

  test.each([
    [{ fecha: '2999-01-01' }, 'fecha'],
    [{ fecha: '2026-02-30' }, 'fecha'],
    [{ finalidad: 'otra' }, 'finalidad'],
    [{ versionTexto: '' }, 'versionTexto'],
  ])('400: %j', async (cambio, campo) => {
    const { status, body } = await call('comercial', 'POST', `${cliente}/consentimientos`, {
      ...si,
      ...cambio,
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, [campo]]);
  });

  test('what was said is not rewritten', async () => {
    const rehacer = db.updateTable('consentimiento').set({ otorgado: true }).execute();
    await expect(rehacer).rejects.toThrow('no se reescribe');
  });
});

describe('notes', () => {
  test('are written, mended and taken off by who wrote them, or by an administrator', async () => {
    const { body: nota } = await call('comercial', 'POST', `${cliente}/notas`, { texto: 'Llamar el lunes' });
    expect(nota).toMatchObject({ texto: 'Llamar el lunes', editado: null, acciones: ['editar', 'borrar'] });
    const url = `${cliente}/notas/${nota.id}`;
    expect((await call('jefa', 'PATCH', url, { texto: 'No' })).status).toBe(403);
    expect((await call('jefa', 'GET', `${cliente}/notas`)).body.rows[0].acciones).toEqual([]);
    expect(
      (await call('comercial', 'PATCH', url, { texto: 'Llamar el martes' })).body.editado,
    ).not.toBeNull();
    expect((await call('admin', 'DELETE', url)).status).toBe(204);
    expect((await call('comercial', 'PATCH', url, { texto: 'x' })).status).toBe(404);
    expect((await call('comercial', 'GET', `${cliente}/notas`)).body.count).toBe(0);
    expect((await call('comercial', 'POST', `${url}/restaurar`)).status).toBe(200);
    expect(await escrito('cambiar-nota', 'borrar-nota', 'restaurar-nota')).toMatchObject([
      { antes: { texto: 'Llamar el lunes' }, despues: { texto: 'Llamar el martes' } },
      { usuarioId: VIEWERS.admin.id, accion: 'borrar-nota', antes: { texto: 'Llamar el martes' } },
      { accion: 'restaurar-nota' },
    ]);
    expect((await call('comercial', 'GET', `/${ids.taller}/notas/${nota.id}`)).status).toBe(404);
    expect((await call('comercial', 'PATCH', `/${ids.taller}/notas/${nota.id}`, { texto: 'x' })).status).toBe(
      404,
    );
  });
});

describe('the timeline', () => {
  const read = async (quien: 'comercial' | 'cliente' | 'otro', query = '') => {
    const { status, body } = await call(quien, 'GET', `${cliente}/cronologia?limit=100${query}`);
    expect(status).toBe(200);
    return clientes.cronologia.response.parse(body);
  };

  test('has changes, notes, documents and consents, the last first, page by page', async () => {
    const { body } = await call('comercial', 'GET', cliente);
    await call('comercial', 'PATCH', cliente, { version: body.version, telefono: '600 111 222' });
    const de = { entidad: 'cliente', entidadId: ids.panaderia, tipo: 'factura' };
    await upload('cliente', '/v1/documentos', new Blob(['hola']), 'factura.txt', de);
    const { rows, count } = await read('comercial');
    expect(rows.map(({ tipo, accion }) => `${tipo} ${accion}`)).toEqual([
      ...[
        'documento subir',
        'cambio cambiar',
        'nota anotar',
        'consentimiento retirar',
        'consentimiento otorgar',
      ],
    ]);
    expect(rows[1]).toMatchObject({
      quien: { nombre: 'Prueba comercial' },
      despues: { telefono: '+34 600 111 222' },
    });
    const { body: segunda } = await call('comercial', 'GET', `${cliente}/cronologia?limit=2&page=2`);
    expect(segunda.rows).toEqual(rows.slice(2, 4));
    expect(count).toBe(5);
    expect((await read('comercial', '&tipo=nota,documento')).count).toBe(2);
    expect((await read('comercial', '&q=martes')).count).toBe(1);
  });

  test('shows the client nothing of what the house notes', async () => {
    const { rows } = await read('cliente');
    expect(new Set(rows.map(({ tipo }) => tipo))).toEqual(new Set(['documento', 'consentimiento']));
  });
});
