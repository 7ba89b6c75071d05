import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { expirePropuestas, startCaducidad } from './caducidad.service.ts';
import { plusDays } from './estados.ts';
import { ACEPTACION, casaDePrueba, EMAIL } from './test-propuesta.ts';

const harness = await testApp();
const { db, mails } = harness;
const { enviada, publico, call, analisis } = await casaDePrueba(harness);
const P = '/v1/propuestas';

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the code in the latest mail. */
async function codigoDe(token: string): Promise<string> {
  const { status, body } = await publico('POST', token, '/codigo', { via: 'correo' });
  expect([status, body]).toEqual([200, { enviadoA: 'h•••@panaderia.example', minutos: 10 }]);
  expect(mails.at(-1)?.to).toBe(EMAIL);
  return /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
}

const auditados = async (id: string) =>
  (await db.selectFrom('auditoria').select('accion').where('entidadId', '=', id).orderBy('id').execute()).map(
    ({ accion }) => accion,
  );

describe('the page of a link', () => {
  test('has all that the client needs and nothing internal', async () => {
    const { token, codigo, ahorroAnualEur } = await enviada();
    const { status, body, answer } = await publico('GET', token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      codigo,
      estado: 'enviada',
      abierta: true,
      needsCode: true,
      cliente: { nombre: 'Panadería Ñandú', nifConocido: true },
      comercial: { nombre: 'Jefa', email: 'jefa@vatio.example' },
      resumen: { ahorroAnualEur },
      diasRestantes: 30,
    });
    // The letters `fee` may stand by chance in an identifier or in the PDF's digest.
    const texto = JSON.stringify(body).replace(
      /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}/g,
      '',
    );
    for (const interno of [
      'fee',
      'comision',
      'interno',
      'excluidos',
      'idProducto',
      'versionId',
      'A58818501',
    ]) {
      expect(texto.toLowerCase()).not.toContain(interno.toLowerCase());
    }
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const pdf = await publico('GET', token, '/pdf');
    expect([pdf.status, pdf.answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  test.each(['x', 'A'.repeat(43), ''])('404 for what is no link: «%s»', async (token) => {
    expect((await publico('GET', token)).status).toBe(404);
    expect((await publico('POST', token, '/aceptar', ACEPTACION)).status).toBe(404);
  });

  test('a visit is written down once, and the first one makes it seen', async () => {
    const { id, token } = await enviada();
    for (const visita of ['visita-uno', 'visita-uno', 'visita-dos']) {
      expect((await publico('POST', token, '/abierta', { visita })).status).toBe(204);
    }
    expect((await publico('POST', token, '/abierta', { visita: 'x' })).status).toBe(400);
    const { body } = await call('GET', `${P}/${id}`);
    expect(body).toMatchObject({ estado: 'vista', aperturas: 2 });
    expect(body.visitas[0].agente).toBe('Otro navegador');
    expect(await auditados(id)).toEqual(['crear', 'enviar', 'ver']);
    expect(JSON.stringify(await db.selectFrom('propuestaApertura').selectAll().execute())).not.toContain(
      '127.0.0.1',
    );
  });

  test('sends a message to the representative and keeps it with the history', async () => {
    const { id, token } = await enviada();
    const mensaje = { mensaje: '¿Y si subo la potencia?', telefono: '600 000 001' };
    expect((await publico('POST', token, '/hablar', mensaje)).status).toBe(204);
    expect(mails.at(-1)).toMatchObject({ to: 'jefa@vatio.example' });
    expect(mails.at(-1)?.text).toContain('¿Y si subo la potencia?');
    expect(await auditados(id)).toContain('mensaje');
    expect((await publico('POST', token, '/hablar', { mensaje: ' ' })).status).toBe(400);
  });
});

describe('accepting a proposal', () => {
  test('takes the client’s NIF, the texts and the code, and makes a contract of each point', async () => {
    const { id, token, cups, versiones } = await enviada();
    const codigo = await codigoDe(token);
    const { status, body } = await publico('POST', token, '/aceptar', {
      ...ACEPTACION,
      nif: 'es-a58818501',
      codigo,
    });
    expect([status, body.estado, body.abierta, body.respuesta?.tipo]).toEqual([
      200,
      'aceptada',
      false,
      'aceptada',
    ]);
    const vista = (await call('GET', `${P}/${id}`)).body;
    expect(vista).toMatchObject({ estado: 'aceptada', acciones: ['duplicar'] });
    expect(vista.respuesta).toMatchObject({
      nombre: 'Marta Ñíguez',
      nif: 'A58818501',
      codigoComprobado: true,
      ip: '127.0.0.1',
      pdfSha256: versiones[0]?.pdfSha256,
    });
    expect(vista.respuesta.consentimientos).toHaveLength(4);
    const contratos = await db.selectFrom('contrato').selectAll().where('propuestaId', '=', id).execute();
    expect(contratos.map((contrato) => contrato.cups)).toEqual(cups);
    expect(vista.contratos).toEqual(contratos.map((contrato) => contrato.id));
    expect((await call('PATCH', `${P}/${id}`, { version: vista.version })).body.code).toBe(
      'accion-no-permitida',
    );
    const repetida = await publico('POST', token, '/aceptar', { ...ACEPTACION, codigo });
    expect([repetida.status, repetida.body.code]).toEqual([409, 'propuesta-ya-aceptada']);
    expect((await publico('POST', token, '/rechazar', {})).body.code).toBe('propuesta-ya-aceptada');
    expect(await auditados(id)).toEqual(['crear', 'enviar', 'aceptar']);
  });

  test('keeps the terms that the client read, whatever the product says since', async () => {
    await db.updateTable('producto').set({ prorroga: false }).execute();
    const { id, token, puntos } = await enviada();
    const { duracionMeses, permanencia, prorroga } = puntos[0]!;
    expect(prorroga).toBe(false);
    await db
      .updateTable('producto')
      .set({ duracionMeses: duracionMeses + 12, permanencia: !permanencia, prorroga: true })
      .execute();
    const codigo = await codigoDe(token);
    expect((await publico('POST', token, '/aceptar', { ...ACEPTACION, codigo })).status).toBe(200);
    const suyos = db.selectFrom('contrato').select(['duracionMeses', 'permanencia', 'prorroga']);
    expect(await suyos.where('propuestaId', '=', id).execute()).toEqual([
      { duracionMeses, permanencia, prorroga },
    ]);
    await db.updateTable('producto').set({ duracionMeses, permanencia }).execute();
  });

  test.each([
    ['another NIF', { nif: '00000000T' }, 'nif'],
    ['a NIF that is none', { nif: '123' }, 'nif'],
    ['a text not accepted', { consentimientos: [] }, 'consentimientos.oferta'],
    ['no name', { nombre: '' }, 'nombre'],
    ['no code', { codigo: undefined }, 'codigo'],
    ['another code', { codigo: 'nada' }, 'codigo'],
  ])('400: %s', async (_, cambio, campo) => {
    const { token } = await enviada();
    const codigo = await codigoDe(token);
    const { status, body } = await publico('POST', token, '/aceptar', { ...ACEPTACION, codigo, ...cambio });
    expect([status, Object.keys(body.errors)[0]]).toEqual([400, campo]);
  });

  test('with a text that has changed since asks to read it again', async () => {
    const { token } = await enviada();
    const consentimientos = ACEPTACION.consentimientos.map((texto) => ({ ...texto, version: '2020-01' }));
    const { body } = await publico('POST', token, '/aceptar', { ...ACEPTACION, consentimientos });
    expect(body.errors['consentimientos.oferta']).toContain('El texto ha cambiado');
  });

  test('allows five tries of a code', async () => {
    const { token } = await enviada();
    const codigo = await codigoDe(token);
    for (let i = 0; i < 5; i++) await publico('POST', token, '/aceptar', { ...ACEPTACION, codigo: 'malo' });
    const { body } = await publico('POST', token, '/aceptar', { ...ACEPTACION, codigo });
    expect(body.errors.codigo).toContain('pide otro');
  });
});

test('a proposal that is turned down keeps the reason, and a new version asks again', async () => {
  const { id, token } = await enviada();
  const { body } = await publico('POST', token, '/rechazar', { motivo: 'Muy largo' });
  expect(body).toMatchObject({ estado: 'rechazada', abierta: false });
  const vista = (await call('GET', `${P}/${id}`)).body;
  expect(vista.respuesta).toMatchObject({ tipo: 'rechazada', motivo: 'Muy largo' });
  expect((await publico('POST', token, '/rechazar', {})).body.code).toBe('propuesta-ya-rechazada');
  const { status, body: nueva } = await call('PATCH', `${P}/${id}`, {
    version: vista.version,
    validezDias: 10,
  });
  expect([status, nueva.numero, nueva.versiones[1].estado]).toEqual([200, 2, 'rechazada']);
});

describe('the expiry of a proposal', () => {
  const masTarde = (dias: number) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(`${plusDays(today(), dias)}T10:00:00Z`));
  };

  test('holds from its day on, whether or not it has been recorded', async () => {
    const { id, token } = await enviada();
    masTarde(30);
    expect((await publico('GET', token)).body).toMatchObject({ abierta: true, diasRestantes: 0 });
    vi.useRealTimers();
    masTarde(31);
    expect((await publico('GET', token)).body).toMatchObject({ estado: 'caducada', abierta: false });
    expect((await publico('POST', token, '/aceptar', ACEPTACION)).body.code).toBe('propuesta-caducada');
    expect((await publico('POST', token, '/rechazar', {})).body.code).toBe('propuesta-caducada');
    expect((await call('GET', `${P}/${id}`)).body).toMatchObject({
      estado: 'caducada',
      acciones: ['nueva-version', 'repreciar', 'duplicar'],
    });
    const { rows } = (await call('GET', `${P}?estado=caducada&limit=100`)).body;
    expect(rows.map((fila: { id: string }) => fila.id)).toContain(id);
    const guardada = db.selectFrom('propuesta').select('estado').where('id', '=', id);
    expect(await guardada.executeTakeFirst()).toEqual({ estado: 'enviada' });
    await expirePropuestas(db);
    expect(await guardada.executeTakeFirst()).toEqual({ estado: 'caducada' });
    expect(await expirePropuestas(db)).toBe(0);
    expect(await auditados(id)).toEqual(['crear', 'enviar', 'caducar']);
  });
});

test('an address that makes too many calls with links is asked to wait', async () => {
  const ids = [await analisis()];
  const { token } = await enviada(ids);
  const request = () =>
    harness.app.inject({ url: `/v1/publico/propuestas/${token}`, remoteAddress: '10.9.9.9' });
  const estados = [];
  for (let i = 0; i < 121; i++) estados.push((await request()).statusCode);
  expect(new Set(estados.slice(0, 120))).toEqual(new Set([200]));
  expect(estados.at(-1)).toBe(429);
});

test('what expired while nothing ran is recorded at the start, and then once a day', async () => {
  const { id } = await enviada();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(`${plusDays(today(), 40)}T10:00:00Z`));
  const stop = await startCaducidad({ db, jobs: harness.jobs });
  await stop();
  expect(await auditados(id)).toEqual(['crear', 'enviar', 'caducar']);
  const { rows } = await sql`select cron, timezone from pgboss.schedule`.execute(db);
  expect(rows).toEqual([{ cron: '5 0 * * *', timezone: 'Europe/Madrid' }]);
});

describe('the mails of a link', () => {
  const mensaje = { mensaje: 'Llámame', telefono: '600000000' };

  test('carry three messages an hour for each proposal, whatever its version', async () => {
    const { token } = await enviada();
    for (let vez = 1; vez <= 3; vez++) {
      expect((await publico('POST', token, '/hablar', mensaje)).status).toBe(204);
    }
    const enviados = mails.length;
    const { status, body, answer } = await publico('POST', token, '/hablar', mensaje);
    expect([status, body.code, mails.length]).toEqual([429, 'demasiados-correos', enviados]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await publico('POST', (await enviada()).token, '/hablar', mensaje)).status).toBe(204);
  });

  test('carry ten codes a day', async () => {
    const { token } = await enviada();
    for (let vez = 1; vez <= 10; vez++) await codigoDe(token);
    const enviados = mails.length;
    const { status, body } = await publico('POST', token, '/codigo', { via: 'correo' });
    expect([status, body.code, mails.length]).toEqual([429, 'demasiados-correos', enviados]);
  });
});
