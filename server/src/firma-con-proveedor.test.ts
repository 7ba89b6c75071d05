import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasPapersToSign } from './modules/ajustes/ajustes.repository.ts';
import { writeSignatureProvider } from './modules/ajustes/proveedor-de-firma.service.ts';
import { eraseNextPaper } from './modules/contratos/firma/borrado.service.ts';
import { advanceNextEnvio } from './modules/contratos/firma/seguimiento.service.ts';
import { keepPapel } from './modules/contratos/requisitos/test-papeles.ts';
import { negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { readContenido } from './modules/documentos/documentos.service.ts';
import { lineasDePdf } from './modules/propuestas/pdf/test-lectura.ts';
import { KEY, SIGNED_AT, submission, testDocuseal } from './platform/signature/test-docuseal.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';
import { dayInSpain, today } from './platform/today.ts';

const SECRET = 'secreto-de-las-pruebas-de-32-letras';
const harness = await testApp({ secret: SECRET });
const { app, db, files } = harness;
const { call, alta, ids } = await negocioDeContratos(harness);
const server = await testDocuseal();
const { url, network, heard, answer } = server;

const deps = { db, files, secret: SECRET, network, patienceMs: 400 };
const { id: marcaId } = await db
  .selectFrom('marca')
  .select('id')
  .where('predeterminada', '=', true)
  .executeTakeFirstOrThrow();
const settings = { ...deps, publicUrl: 'https://vatio.example' };
const change = { viewer: TEST_USERS.admin, id: marcaId };
const { secreto } = await writeSignatureProvider(settings, change, { direccion: url, clave: KEY });
const marca = await call('admin', 'GET', `/ajustes/marcas/${marcaId}`);
const chosen = await call('admin', 'PATCH', `/ajustes/marcas/${marcaId}`, {
  version: marca.body.version,
  firma: 'proveedor',
});
await db.updateTable('cliente').set({ tipo: 'empresa' }).where('id', '=', ids.taller).execute();
for (const tipo of ['cif', 'escritura', 'factura'] as const)
  await keepPapel(harness, { entidad: 'cliente', entidadId: ids.taller, tipo });

const SIGNER = { nombre: 'Ana Gil', email: 'ana@taller.example', telefono: null };
const firmante = { nombre: 'Ana Gil', dni: '12345678Z', calidad: 'administrador' };

/** A contract of which the law asks nothing more. */
async function ready() {
  const { id } = await alta();
  await call('comercial', 'PUT', `/contratos/${id}/requisitos/firmante`, firmante);
  await call('comercial', 'POST', `/contratos/${id}/requisitos/ficha`);
  return id;
}

const contrato = async (id: string) => (await call('comercial', 'GET', `/contratos/${id}`)).body;
const clock = async (id: string) => (await contrato(id)).relojes.firma.estado;
const firma = async (id: string) => (await call('comercial', 'GET', `/contratos/${id}/firma`)).body;
const envio = async (id: string) => (await firma(id)).envios[0];
const send = async (id: string) =>
  call('comercial', 'POST', `/contratos/${id}/firma`, { ...SIGNER, version: (await contrato(id)).version });
const act = async (id: string, accion: object) =>
  call('admin', 'POST', `/contratos/${id}/acciones`, { ...accion, version: (await contrato(id)).version });
const papers = async (id: string) =>
  db
    .selectFrom('documento')
    .select(['tipo', 'sha256'])
    .where('entidadId', '=', id)
    .where('tipo', 'in', ['contrato', 'certificado-de-firma'])
    .orderBy('tipo')
    .execute();
const makeDue = () =>
  db
    .updateTable('envioDeFirma')
    .set({ siguienteEn: new Date(0) })
    .where('terminadoEn', 'is', null)
    .execute();
const advance = async () => {
  await makeDue();
  return advanceNextEnvio(deps);
};
const notify = (payload: object, secretOfNotice: string | null = secreto, to = marcaId) =>
  app.inject({
    method: 'POST',
    url: `/v1/publico/contratos/firmas/${to}`,
    payload,
    headers: secretOfNotice === null ? {} : { 'x-vatio-secreto': secretOfNotice },
  });
/** Makes a contract whose paper the provider has. */
async function sent() {
  const id = await ready();
  expect((await send(id)).status).toBe(200);
  expect(await advance()).toBe(true);
  expect((await envio(id)).estado).toBe('enviado');
  return id;
}
const signed = () => answer('GET /submissions/5', submission('completed', { url }));

beforeEach(() => {
  heard.length = 0;
  server.recover();
  answer('GET /submissions/5', submission('pending'));
});
afterEach(async () => {
  await db.updateTable('envioDeFirma').set({ terminadoEn: new Date() }).execute();
});

describe('the provider of a brand', () => {
  test('is chosen once it answers, and its key is kept encrypted and never told', async () => {
    expect(chosen.body.firma).toBe('proveedor');
    const { body } = await call('admin', 'GET', `/ajustes/marcas/${marcaId}/proveedor-de-firma`);
    expect(body).toEqual({
      direccion: url,
      avisos: `https://vatio.example/v1/publico/contratos/firmas/${marcaId}`,
      cabecera: 'x-vatio-secreto',
      secreto: null,
    });
    const row = await db.selectFrom('proveedorDeFirma').selectAll().executeTakeFirstOrThrow();
    expect(row.clave.includes(Buffer.from(KEY))).toBe(false);
    expect(row.secretoHash.includes(Buffer.from(secreto ?? ''))).toBe(false);
  });

  test('keeps its key for the same address alone, and is not changed by a key that it refuses', async () => {
    const kept = await writeSignatureProvider(settings, change, { direccion: url });
    expect(kept.secreto).toBeNull();
    const write = (body: { direccion: string; clave?: string }) =>
      writeSignatureProvider(settings, change, body);
    await expect(write({ direccion: `${url}/api` })).rejects.toMatchObject({
      problem: { errors: { clave: 'Escribe la clave que da DocuSeal' } },
    });
    await expect(write({ direccion: url, clave: 'otra' })).rejects.toMatchObject({
      problem: { errors: { direccion: expect.stringContaining('no admite la clave') } },
    });
  });

  test('is refused at an address that is none, or is of a private network', async () => {
    for (const direccion of [
      'http://api.docuseal.eu',
      'https://ana:x@api.docuseal.eu',
      'https://10.0.0.1/api',
    ]) {
      const path = `/ajustes/marcas/${marcaId}/proveedor-de-firma`;
      const refused = await call('admin', 'PUT', path, { direccion, clave: KEY });
      expect([refused.status, Object.keys(refused.body.errors)], direccion).toEqual([400, ['direccion']]);
    }
  });

  test('is not removed while the brand signs with it, and has to be there to be chosen', async () => {
    const path = `/ajustes/marcas/${marcaId}/proveedor-de-firma`;
    expect(await call('admin', 'DELETE', path)).toMatchObject({
      status: 409,
      body: { code: 'marca-en-uso' },
    });
    const { body: otra } = await call('admin', 'POST', '/ajustes/marcas', { nombre: 'Otra' });
    const wrong = await call('admin', 'PATCH', `/ajustes/marcas/${otra.id}`, {
      version: 1,
      firma: 'proveedor',
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['firma']]);
  });
});

describe('a contract', () => {
  test('is not sent to be signed while something that the law asks for is missing', async () => {
    const { id } = await alta();
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'faltan-requisitos' } });
    expect([await clock(id), await envio(id)]).toEqual(['pendiente', undefined]);
  });

  test('goes out as a paper with a box for its client, and says who is asked to sign', async () => {
    const id = await ready();
    expect(await firma(id)).toMatchObject({
      conProveedor: true,
      enviable: true,
      firmante: { nombre: 'Ana Gil' },
    });
    const { body } = await send(id);
    expect(body).toMatchObject({ enviable: false, envios: [{ ...SIGNER, estado: 'por-enviar' }] });
    expect(await clock(id)).toBe('enviada');
    await advance();
    const asked = JSON.parse(heard.find(({ call: made }) => made === 'POST /submissions/pdf')?.body ?? '');
    expect(asked.submitters[0]).toMatchObject({ name: 'Ana Gil', email: 'ana@taller.example' });
    const [paper] = asked.documents;
    const lines = await lineasDePdf(Buffer.from(paper.file, 'base64'));
    expect(lines.flat().join(' ')).toContain(
      'Se firma por Ana Gil, con DNI 12345678Z, como administrador de la empresa titular',
    );
    const [box] = paper.fields[0].areas;
    expect(paper.fields[0].name).toBe('Firma del cliente');
    for (const part of [box.x, box.y, box.x + box.w, box.y + box.h]) expect(part > 0 && part < 1).toBe(true);
    expect(
      await db.selectFrom('envioDeFirma').select('pdf').where('contratoId', '=', id).executeTakeFirst(),
    ).toEqual({
      pdf: null,
    });
  });

  test('is signed by the same door as any, on the day of its client, with both papers as its documents', async () => {
    const id = await sent();
    signed();
    await advance();
    await advance();
    expect(await contrato(id)).toMatchObject({
      fechaFirma: dayInSpain(SIGNED_AT),
      relojes: { firma: { estado: 'firmada' } },
    });
    expect(await envio(id)).toMatchObject({ estado: 'firmado', problema: null, siguiente: null });
    const kept = await papers(id);
    expect(kept.map(({ tipo }) => tipo)).toEqual(['certificado-de-firma', 'contrato']);
    expect((await readContenido(files, kept[1]!.sha256)).toString()).toContain('firmado por el cliente');
    expect(await advance()).toBe(false);
  });

  test('is shown as seen, and a late reading does not unsay it', async () => {
    const id = await sent();
    answer('GET /submissions/5', submission('pending', { opened_at: '2026-11-21T09:00:00Z' }));
    await advance();
    expect((await envio(id)).estado).toBe('visto');
    answer('GET /submissions/5', submission('pending'));
    await advance();
    expect((await envio(id)).estado).toBe('visto');
  });

  test.each([
    ['refused', submission('declined', { decline_reason: 'Es caro' }), 'rechazada', 'rechazado', 'Es caro'],
    ['not signed in time', submission('expired'), 'caducada', 'caducado', null],
  ])('that is %s can be sent again', async (_, recorded, state, ofEnvio, motivo) => {
    const id = await sent();
    answer('GET /submissions/5', recorded);
    await advance();
    expect(await clock(id)).toBe(state);
    expect(await envio(id)).toMatchObject({ estado: ofEnvio, motivo });
    expect((await send(id)).status).toBe(200);
  });

  test('that lacks something on being signed keeps its papers, says what, and is signed once it is there', async () => {
    const id = await sent();
    await db
      .deleteFrom('contratoRequisito')
      .where('contratoId', '=', id)
      .where('requisito', '=', 'firmante')
      .execute();
    signed();
    await advance();
    await advance();
    expect(await clock(id)).toBe('enviada');
    expect(await envio(id)).toMatchObject({
      estado: 'firmado',
      problema: expect.stringContaining('quién firma'),
    });
    expect(await papers(id)).toHaveLength(2);
    await call('comercial', 'PUT', `/contratos/${id}/requisitos/firmante`, firmante);
    expect((await call('comercial', 'POST', `/contratos/${id}/firma/comprobar`)).status).toBe(200);
    await advanceNextEnvio(deps);
    expect(await clock(id)).toBe('firmada');
    expect(await papers(id)).toHaveLength(2);
  });

  test('whose terms changed while it was out is not signed with the paper of before', async () => {
    const id = await sent();
    await call('comercial', 'PATCH', `/contratos/${id}`, {
      version: (await contrato(id)).version,
      duracionMeses: 24,
    });
    await call('comercial', 'POST', `/contratos/${id}/requisitos/ficha`);
    signed();
    await advance();
    await advance();
    expect(await clock(id)).toBe('enviada');
    expect((await envio(id)).problema).toMatch(/ha cambiado desde que se envió/);
  });

  test('whose signature is annulled is taken back from the provider', async () => {
    const id = await sent();
    await act(id, { accion: 'anular-firma', motivo: 'Se equivocó de oferta' });
    expect((await envio(id)).estado).toBe('por-retirar');
    await advance();
    expect(heard.at(-1)?.call).toBe('DELETE /submissions/5');
    expect((await envio(id)).estado).toBe('retirado');
    expect((await firma(id)).enviable).toBe(true);
  });

  test('that is signed on paper meanwhile asks nobody else to sign', async () => {
    const id = await sent();
    expect((await act(id, { accion: 'firmar', fecha: today() })).status).toBe(200);
    await advance();
    expect((await envio(id)).estado).toBe('retirado');
  });
});

describe('a provider that fails', () => {
  test('is tried again, tells why, and is not sent the same paper twice', async () => {
    const id = await ready();
    await send(id);
    answer('POST /submissions/pdf', {}, 503);
    await advance();
    expect(await envio(id)).toMatchObject({
      estado: 'por-enviar',
      problema: 'DocuSeal no está disponible (responde 503)',
    });
    // It had the paper, and its answer was lost.
    answer('GET /submitters', { data: [{ submission_id: 5 }] });
    await advance();
    expect(await envio(id)).toMatchObject({ estado: 'enviado', problema: null });
    expect(heard.filter(({ call: made }) => made === 'POST /submissions/pdf')).toHaveLength(1);
  });

  test('of whose key nothing is accepted leaves the contract as it was, and says so', async () => {
    const id = await ready();
    await send(id);
    answer('POST /submissions/pdf', { error: 'Not authenticated' }, 401);
    await advance();
    expect(await envio(id)).toMatchObject({
      estado: 'fallido',
      problema: expect.stringContaining('no admite la clave'),
      siguiente: null,
    });
    expect(await contrato(id)).toMatchObject({ relojes: { firma: { estado: 'pendiente' } } });
    answer('POST /submissions/pdf', { id: 5 });
    expect((await send(id)).status).toBe(200);
  });

  test('in the middle of a download keeps no half paper, and all of them the next time', async () => {
    const id = await sent();
    signed();
    answer('GET /file/log.pdf', (response) => {
      response.writeHead(200, { 'content-length': '4096' });
      response.write('%PDF-1.7', () => response.destroy());
    });
    await advance();
    expect([await clock(id), await papers(id)]).toEqual(['enviada', []]);
    expect((await envio(id)).problema).toMatch(/ha cortado en medio/);
    server.recover();
    signed();
    await advance();
    await advance();
    expect([await clock(id), (await papers(id)).length]).toEqual(['firmada', 2]);
  });

  test('to take a paper back is left after a day of tries', async () => {
    const id = await sent();
    await act(id, { accion: 'anular-firma', motivo: 'Otra oferta' });
    answer('DELETE /submissions/5', {}, 500);
    for (let i = 0; i < 8; i++) await advance();
    expect(await envio(id)).toMatchObject({ estado: 'retirado', problema: expect.stringContaining('500') });
  });
});

describe('a notice', () => {
  const completed = {
    event_type: 'form.completed',
    timestamp: '2026-11-21T09:30:00Z',
    data: { id: 1, submission_id: 5 },
  };

  test('is believed with the secret of its brand alone', async () => {
    const id = await sent();
    const before = (await envio(id)).siguiente;
    for (const [given, to] of [
      [null, marcaId],
      ['', marcaId],
      ['otro secreto', marcaId],
      [secreto, '00000000-0000-4000-8000-00000000ffff'],
      [secreto, 'nada'],
    ] as const)
      expect((await notify(completed, given, to)).statusCode).toBe(401);
    expect((await envio(id)).siguiente).toBe(before);
  });

  test('says only that there is something to ask, so that a false one signs nothing', async () => {
    const id = await sent();
    expect((await notify(completed)).statusCode).toBe(204);
    expect(await advanceNextEnvio(deps)).toBe(true);
    expect([await clock(id), (await envio(id)).estado]).toEqual(['enviada', 'enviado']);
  });

  test('that comes twice, out of order, or again after the end signs once', async () => {
    const id = await sent();
    signed();
    const viewed = { event_type: 'form.viewed', data: { id: 1, submission_id: 5 } };
    const whole = { event_type: 'submission.completed', data: { id: 5, status: 'completed' } };
    for (const payload of [whole, viewed, completed, completed]) {
      expect((await notify(payload)).statusCode).toBe(204);
      while (await advanceNextEnvio(deps));
    }
    expect([await clock(id), (await papers(id)).length]).toEqual(['firmada', 2]);
    const entries = await db
      .selectFrom('auditoria')
      .select('id')
      .where('entidadId', '=', id)
      .where('accion', '=', 'firmar')
      .execute();
    expect(entries).toHaveLength(1);
  });

  test('of a paper that is not of this house is taken and forgotten', async () => {
    const id = await sent();
    expect(
      (await notify({ event_type: 'form.completed', data: { id: 9, submission_id: 999 } })).statusCode,
    ).toBe(204);
    expect(await advanceNextEnvio(deps)).toBe(false);
    expect(await clock(id)).toBe('enviada');
  });
});

describe('the erasure of a client', () => {
  const erased = 'DELETE /submissions/5?permanently=true';
  const history = async () => {
    const found = await db
      .selectFrom('auditoria')
      .select(['accion', 'despues'])
      .where('entidadId', '=', ids.taller)
      .orderBy('id')
      .execute();
    return found.map(({ accion, despues }) => [accion, despues]);
  };
  const makeErasuresDue = () =>
    db
      .updateTable('papelDeFirmaPorBorrar')
      .set({ siguienteEn: new Date(0) })
      .execute();

  test('deletes from the provider what is signed and what was taken back, is tried again and tells it', async () => {
    await db.deleteFrom('envioDeFirma').execute();
    const id = await sent();
    signed();
    await advance();
    await advance();
    const another = await sent();
    await act(another, { accion: 'anular-firma', motivo: 'Otra oferta' });
    await advance();
    expect([(await envio(id)).estado, (await envio(another)).estado]).toEqual(['firmado', 'retirado']);
    const block = { datosBloqueadosEn: new Date(), conservarHasta: '2020-01-01' };
    await db.updateTable('cliente').set(block).where('id', '=', ids.taller).execute();
    heard.length = 0;
    const answered = await call('admin', 'POST', `/admin/clientes/${ids.taller}/supresion`);
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    expect((await history()).at(-1)).toEqual(['suprimir', { papelesDeFirma: 2 }]);
    expect((await call('admin', 'GET', `/contratos/${id}/firma`)).body.envios).toEqual([]);

    answer('DELETE /submissions/5', {}, 503);
    for (let day = 0; day < 2; day++) {
      await makeErasuresDue();
      while (await eraseNextPaper(deps));
    }
    const failed = (await history()).filter(([accion]) => accion === 'fallar-borrado-de-firma');
    const reason = { motivo: 'DocuSeal no está disponible (responde 503)' };
    expect(failed.map(([, despues]) => despues)).toEqual([reason, reason]);
    // Until then the key with which they are deleted is not to be thrown away.
    expect(await hasPapersToSign(db, marcaId)).toBe(true);

    answer('DELETE /submissions/5', { id: 5, archived_at: null });
    heard.length = 0;
    await makeErasuresDue();
    expect([await eraseNextPaper(deps), heard.at(-1)?.call]).toEqual([true, erased]);
    // The other is not there any more, which the provider says.
    answer('DELETE /submissions/5', { error: 'Not found' }, 404);
    expect([await eraseNextPaper(deps), await eraseNextPaper(deps)]).toEqual([true, false]);
    const done = (await history()).filter(([accion]) => accion === 'borrar-papel-de-firma');
    expect(done).toHaveLength(2);
    expect(await hasPapersToSign(db, marcaId)).toBe(false);
  });
});
