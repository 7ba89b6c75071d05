import { Buffer } from 'node:buffer';
import { clientesAdmin } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fromBuffer } from 'yauzl';
import { sha256Of } from '../../../platform/files/file-source.ts';
import { today } from '../../../platform/today.ts';
import { bancoDePrueba, NIF } from '../../../test-banco.ts';

const { call, ids, db, files, upload, acciones } = await bancoDePrueba('/v1/admin/clientes');

const ficha = async (id: string) => (await call('admin', 'GET', `/v1/clientes/${id}`)).body;
const alta = async (datos: object) =>
  (await call('admin', 'POST', '/v1/clientes', { tipo: 'persona', nombre: 'Ana Ruiz', ...datos })).body;

describe('an administrative block', () => {
  test('says why, once, and is lifted', async () => {
    const url = `/${ids.taller}`;
    const { body } = await call('admin', 'POST', `${url}/bloquear`, { motivo: 'Impagos' });
    expect(body).toMatchObject({ estado: 'bloqueado', bloqueo: { motivo: 'Impagos' } });
    expect((await call('admin', 'POST', `${url}/bloquear`, { motivo: 'x' })).status).toBe(409);
    expect((await call('comercial', 'GET', `/v1/clientes/${ids.taller}`)).body.acciones).toEqual([
      'editar',
      'borrar',
    ]);
    expect((await call('admin', 'POST', `${url}/desbloquear`)).body).toMatchObject({
      estado: 'activo',
      bloqueo: null,
    });
    expect(await acciones(ids.taller)).toEqual(['bloquear', 'desbloquear']);
  });
});

describe('a merge', () => {
  test('moves all that the other has, keeps the data chosen, and takes the other off', async () => {
    const absorbido = await alta({
      nif: NIF.persona,
      email: 'ana@ruiz.example',
      telefono: '600 111 222',
      comercialId: ids.otro,
    });
    const de = { entidad: 'cliente', entidadId: absorbido.id, tipo: 'dni' };
    await upload('admin', '/v1/documentos', new Blob(['hola']), 'dni.txt', de);
    await call('admin', 'POST', `/v1/clientes/${absorbido.id}/notas`, { texto: 'De la otra' });
    await call('admin', 'POST', `/v1/clientes/${absorbido.id}/consentimientos`, {
      finalidad: 'consulta-sips',
      otorgado: true,
      versionTexto: '1',
      canal: 'web',
    });
    await db
      .updateTable('puntoSuministro')
      .set({ clienteId: absorbido.id })
      .where('clienteId', '=', ids.taller)
      .execute();
    const este = await alta({ nombre: 'A. Ruiz', email: 'a@ruiz.example', comercialId: ids.comercial });
    const url = `/${este.id}/fusion/${absorbido.id}`;
    const vista = clientesAdmin.previewFusion.response.parse((await call('admin', 'GET', url)).body);
    expect(vista.campos.map(({ campo }) => campo)).toEqual([
      'nombre',
      'nif',
      'email',
      'telefono',
      'comercialId',
    ]);
    const versiones = { version: 1, versionDelOtro: 1 };
    const vieja = await call('admin', 'POST', url, { delOtro: [], version: 1, versionDelOtro: 7 });
    expect([vieja.status, vieja.body.code]).toEqual([409, 'version-antigua']);
    const intentos = await Promise.all([
      call('admin', 'POST', url, { delOtro: ['email'], ...versiones }),
      call('admin', 'POST', `/${absorbido.id}/fusion/${este.id}`, { delOtro: [], ...versiones }),
    ]);
    expect(intentos.map(({ status }) => status).sort()).toEqual([200, 404]);
    const ganador = intentos[0].status === 200 ? este.id : absorbido.id;
    const perdedor = ganador === este.id ? absorbido.id : este.id;
    expect(await ficha(ganador)).toMatchObject({
      nif: NIF.persona,
      telefono: '+34 600 111 222',
      recuento: { puntos: 1, documentos: 1, notas: 1 },
      consentimientos: [{ finalidad: 'consulta-sips' }],
    });
    expect(await ficha(perdedor)).toMatchObject({ estado: 'borrado', fusionadoEn: { id: ganador } });
    const vuelta = await call('admin', 'POST', `/v1/clientes/${perdedor}/restaurar`);
    expect([vuelta.status, vuelta.body.code]).toEqual([409, 'cliente-fusionado']);
    expect((await acciones(ganador)).at(-1)).toBe('fusionar');
  });

  test('is refused of a client with itself', async () => {
    const url = `/${ids.taller}/fusion/${ids.taller}`;
    expect((await call('admin', 'POST', url, { delOtro: [], version: 1, versionDelOtro: 1 })).status).toBe(
      400,
    );
  });
});

describe('erasure', () => {
  const url = `/${ids.panaderia}`;

  test('begins by hiding everything of the client from all but administrators', async () => {
    await call('comercial', 'POST', `/v1/clientes/${ids.panaderia}/notas`, { texto: 'Le gusta el mus' });
    const de = { entidad: 'cliente', entidadId: ids.panaderia, tipo: 'dni' };
    const { body: documento } = await upload(
      'comercial',
      '/v1/documentos',
      new Blob(['DNI 1']),
      'dni.txt',
      de,
    );
    const { body } = await call('admin', 'POST', `${url}/bloqueo-de-datos`, { motivo: 'Lo pide' });
    expect(body.estado).toBe('datos-bloqueados');
    expect(body.acciones).toEqual(['desbloquear-datos']);
    expect(Number(body.bloqueoDatos.conservarHasta.slice(0, 4))).toBe(Number(today().slice(0, 4)) + 6);
    for (const quien of ['comercial', 'jefa', 'cliente'] as const) {
      expect((await call(quien, 'GET', `/v1/clientes/${ids.panaderia}`)).status, quien).toBe(404);
      expect((await call(quien, 'GET', '/v1/clientes?q=panaderia')).body.count, quien).toBe(0);
      expect((await call(quien, 'GET', '/v1/puntos-suministro?q=panaderia')).body.count, quien).toBe(0);
      expect((await call(quien, 'GET', '/v1/busqueda?q=panaderia')).body.grupos, quien).toEqual([]);
      expect((await call(quien, 'GET', `/v1/documentos/${documento.id}/contenido`)).status, quien).toBe(404);
    }
    const cambio = { version: body.version, nombre: 'Otro' };
    expect((await call('admin', 'PATCH', `/v1/clientes/${ids.panaderia}`, cambio)).body.code).toBe(
      'datos-bloqueados',
    );
  });

  test('waits for the day, and can be undone until then', async () => {
    const pronto = await call('admin', 'POST', `${url}/supresion`);
    expect([pronto.status, pronto.body.code]).toEqual([409, 'conservacion-pendiente']);
    expect((await call('admin', 'DELETE', `${url}/bloqueo-de-datos`)).status).toBe(204);
    expect((await call('comercial', 'GET', `/v1/clientes/${ids.panaderia}`)).status).toBe(200);
    const pasado = { motivo: 'x', conservarHasta: '2020-01-01' };
    expect((await call('admin', 'POST', `${url}/bloqueo-de-datos`, pasado)).body.errors).toHaveProperty(
      'conservarHasta',
    );
    expect((await call('admin', 'POST', `${url}/supresion`)).body.code).toBe('datos-sin-bloquear');
  });

  test('all that is held on a person goes out in a zip, blocked or not', async () => {
    const { status, headers, rawPayload } = await call('admin', 'GET', `${url}/datos-personales`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('filename="Datos personales de Panaderia');
    const partes = await unzip(rawPayload);
    const datos = JSON.parse(String(partes['datos.json']));
    expect(Object.keys(datos)).toEqual(
      expect.arrayContaining(['cliente', 'nota', 'punto_suministro', 'documento', 'auditoria', 'cuenta']),
    );
    expect(datos.nota[0].texto).toBe('Le gusta el mus');
    expect(JSON.stringify(datos)).not.toMatch(/clave_hash|busqueda/);
    const fichero = Object.entries(partes).find(([nombre]) => nombre === 'documentos/dni.txt');
    expect(String(fichero?.[1])).toBe('DNI 1');
  });

  test('a document whose file is damaged is named in the zip, which brings all the rest', async () => {
    await db.deleteFrom('ficheroTrozo').execute();
    const { status, rawPayload } = await call('admin', 'GET', `${url}/datos-personales`);
    expect(status).toBe(200);
    const partes = await unzip(rawPayload);
    expect(Object.keys(partes)).toEqual(['datos.json', 'documentos/NO-DISPONIBLES.txt']);
    expect(String(partes['documentos/NO-DISPONIBLES.txt'])).toMatch(/^dni\.txt/m);
    await files.put(db, Buffer.from('DNI 1'));
  });

  test('in the end destroys it: rows, files, and what the audit says of them', async () => {
    await call('admin', 'POST', `${url}/bloqueo-de-datos`, { motivo: 'Lo pide' });
    await db
      .updateTable('cliente')
      .set({ conservarHasta: '2020-01-01' })
      .where('id', '=', ids.panaderia)
      .execute();
    expect((await call('admin', 'POST', `${url}/supresion`)).body).toEqual({ suprimido: true });
    expect(await files.check(sha256Of(Buffer.from('DNI 1')))).toBe('missing');
    expect(await ficha(ids.panaderia)).toMatchObject({
      nombre: 'Datos suprimidos',
      estado: 'suprimido',
      nif: null,
    });
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from nota where cliente_id = ${ids.panaderia})
        + (select count(*) from documento where entidad_id = ${ids.panaderia})
        + (select count(*) from punto_suministro where cliente_id = ${ids.panaderia})
        + (select count(*) from auditoria where entidad_id = ${ids.panaderia} and despues is not null) as n
    `.execute(db);
    expect(rows[0]?.n).toBe(0);
    expect((await acciones(ids.panaderia)).at(-1)).toBe('suprimir');
    expect((await call('admin', 'POST', `${url}/supresion`)).status).toBe(404);
  });
});

function unzip(zip: Buffer): Promise<Record<string, Buffer>> {
  const partes: Record<string, Buffer> = {};
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(zip), { lazyEntries: true }, (error, fichero) => {
      if (error) return reject(error);
      fichero.on('entry', (entrada) =>
        fichero.openReadStream(entrada, async (fallo, contenido) => {
          if (fallo) return reject(fallo);
          partes[entrada.fileName] = Buffer.concat(await contenido.toArray());
          fichero.readEntry();
        }),
      );
      fichero.on('end', () => resolve(partes));
      fichero.readEntry();
    });
  });
}
