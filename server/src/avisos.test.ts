import { avisos } from '@vatio/contract/endpoints';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { endOfQuietHours } from './modules/avisos/quiet-hours.ts';
import { insertCercanos } from './modules/avisos/reparto.repository.ts';
import { tellAll } from './modules/avisos/reparto.service.ts';
import { ACEPTACION, casaDePrueba } from './modules/propuestas/test-propuesta.ts';
import { openMail } from './platform/mail.ts';
import { attemptMail } from './platform/outbox/attempt.ts';
import { testSmtp } from './platform/outbox/test-smtp.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';

const harness = await testApp();
const { db } = harness;
const house = await casaDePrueba(harness);
const smtp = await testSmtp();
const mail = openMail({ smtpUrl: smtp.url, mailFrom: 'vatio@example.com', demo: false });
const publicUrl = 'https://vatio.example';
const tell = () => tellAll({ db, publicUrl });

/** The account of the representative who sells in these tests. */
const SELLER = TEST_USERS.comercial.id;

afterAll(() => mail.close());
beforeEach(async () => {
  await tell();
  for (const table of ['aviso', 'preferenciaDeAviso', 'silencioDeAvisos', 'correo'] as const) {
    await db.deleteFrom(table).execute();
  }
  smtp.taken.length = 0;
});

async function bell(rol: 'comercial' | 'admin' = 'comercial') {
  const { status, body } = await house.call('GET', '/v1/cuenta/avisos', undefined, rol);
  expect(status, JSON.stringify(body)).toBe(200);
  return avisos.list.response.parse(body);
}

const eventsOf = async (rol?: 'comercial' | 'admin') => (await bell(rol)).rows.map(({ evento }) => evento);

const waitingMails = () =>
  db
    .selectFrom('correo')
    .select(['motivo', 'asunto', 'destinatario', 'siguiente', 'texto'])
    .orderBy('creadoEn')
    .execute();

async function choose(
  changes: Partial<avisos.Preferencias>,
  rol: 'comercial' | 'admin' = 'comercial',
): Promise<avisos.Preferencias> {
  const body = { eventos: [], silencio: null, ...changes };
  const answer = await house.call('PUT' as 'PATCH', '/v1/cuenta/preferencias-de-avisos', body, rol);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return avisos.preferences.response.parse(answer.body);
}

const visit = (token: string) =>
  house.publico('POST', token, '/abierta', { visita: 'aaaaaaaa-0000-4000-8000-000000000001' });

describe('what happens to a proposal', () => {
  test('is told once by the bell of its representative, with the client’s name, until it is read', async () => {
    const { id, codigo, token } = await house.enviada();
    expect((await visit(token)).status).toBe(204);
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    const { rows, sinLeer } = await bell();
    expect(rows).toMatchObject([
      {
        evento: 'propuesta-vista',
        entidadId: id,
        referencia: codigo,
        cliente: expect.any(String),
        leido: false,
      },
    ]);
    expect(sinLeer).toBe(1);
    await house.call('POST', '/v1/cuenta/avisos/leidos');
    expect(await bell()).toMatchObject({ sinLeer: 0, rows: [{ leido: true }] });
    expect(await eventsOf('admin')).toEqual([]);
  });

  test('is mailed if the representative wants it, as HTML and text, with a link to it', async () => {
    await choose({ eventos: [{ evento: 'propuesta-vista', campana: false, correo: true }] });
    const { id, codigo, token } = await house.enviada();
    await db.deleteFrom('correo').execute();
    await visit(token);
    await Promise.all([tell(), tell()]);
    expect(await eventsOf()).toEqual([]);
    expect(await waitingMails()).toHaveLength(1);
    while (await attemptMail(db, mail));
    expect(smtp.taken).toHaveLength(1);
    const raw = smtp.taken[0]?.text ?? '';
    expect(raw).toContain('Content-Type: text/html');
    expect(raw).toContain('Content-Type: text/plain');
    const joined = raw.replace(/=\r?\n/g, '');
    expect(joined).toContain(`${publicUrl}/propuestas/${id}`);
    expect(joined).toContain(codigo);
    expect(joined).toContain(`${publicUrl}/mi-cuenta`);
  });

  test('that it was accepted has one mail, the one of always, and none if the representative wants none', async () => {
    const accept = async () => {
      const { token } = await house.enviada([await house.analisis()]);
      await db.deleteFrom('correo').execute();
      const { status, body } = await house.publico('POST', token, '/aceptar', ACEPTACION);
      expect(status, JSON.stringify(body)).toBe(200);
      await tell();
      return (await waitingMails()).map(({ motivo }) => motivo);
    };
    await db.updateTable('marca').set({ firma: 'ninguna' }).execute();
    expect(await accept()).toEqual(['aceptacion', 'copia']);
    await choose({ eventos: [{ evento: 'propuesta-aceptada', campana: true, correo: false }] });
    await db.deleteFrom('contrato').execute();
    expect(await accept()).toEqual(['copia']);
    expect(await eventsOf()).toEqual(['propuesta-aceptada', 'propuesta-aceptada']);
  });

  test('waits for the end of the quiet hours', async () => {
    const silencio = { desde: '00:00', hasta: '23:59' };
    await choose({ silencio, eventos: [{ evento: 'propuesta-vista', campana: true, correo: true }] });
    const { token } = await house.enviada();
    await db.deleteFrom('correo').execute();
    await visit(token);
    await tell();
    const [waiting] = await waitingMails();
    expect(Date.parse(String(waiting?.siguiente))).toBeGreaterThan(Date.now());
    expect(await attemptMail(db, mail)).toBe(false);
  });

  test('that it expires soon is told once for each last day', async () => {
    const { id, validaHasta } = await house.enviada();
    const lastDay = String(validaHasta);
    const rounds = [lastDay, lastDay, lastDay].map((day) => insertCercanos(db, day));
    await Promise.all(rounds);
    await insertCercanos(db, lastDay);
    await tell();
    const own = (await bell()).rows.filter(({ entidadId }) => entidadId === id);
    expect(own.map(({ evento }) => evento)).toEqual(['propuesta-por-caducar']);
  });
});

test('an account that waits is told to administrators by bell and mail, and leaves the bell once it is approved', async () => {
  const { id } = await db
    .insertInto('usuario')
    .values({
      nombre: 'Nueva',
      nombreUsuario: 'nueva',
      email: 'nueva@prueba.es',
      rol: 'cliente',
      estado: 'pendiente',
      claveHash: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell();
  expect((await bell('admin')).rows).toMatchObject([
    { evento: 'cuenta-en-espera', referencia: 'Nueva', cliente: null },
  ]);
  const asunto = 'Hay quien pide una cuenta';
  expect(await waitingMails()).toMatchObject([{ motivo: 'aviso', asunto }]);
  expect(await eventsOf()).toEqual([]);
  await db.updateTable('usuario').set({ estado: 'activo' }).where('id', '=', id).execute();
  expect(await eventsOf('admin')).toEqual([]);
});

test('sixty accounts that wait are one mail to each administrator, in none of the words of who asks', async () => {
  const words = 'Gana dinero en https://malo.example';
  for (let n = 0; n < 60; n++) {
    await db
      .insertInto('usuario')
      .values({
        nombre: `${words} ${n}`,
        nombreUsuario: `sesenta-${n}`,
        email: `sesenta-${n}@prueba.es`,
        rol: 'cliente',
        estado: 'pendiente',
        claveHash: 'x',
      })
      .execute();
  }
  await tell();
  const mails = await db
    .selectFrom('correo')
    .select(['asunto', 'texto'])
    .where('motivo', '=', 'aviso')
    .where('destinatario', '=', 'admin@prueba.es')
    .where('estado', '=', 'en-cola')
    .execute();
  expect(mails.map(({ asunto }) => asunto)).toEqual(['Hay quien pide una cuenta']);
  expect(JSON.stringify(mails)).not.toContain('malo.example');
  await db.deleteFrom('usuario').where('nombreUsuario', 'like', 'sesenta-%').execute();
});

test('whoever did it is not told', async () => {
  const { id } = await house.enviada();
  const entry = { entidad: 'propuesta', entidadId: id, accion: 'rechazar', usuarioId: SELLER } as const;
  await db.insertInto('auditoria').values(entry).execute();
  await tell();
  expect(await eventsOf()).toEqual([]);
});

test('a choice keeps what it does not name, and only administrators are offered the accounts that wait', async () => {
  await choose({ eventos: [{ evento: 'contrato-firmado', campana: false, correo: true }] });
  const { eventos, silencio } = await choose({ silencio: { desde: '22:00', hasta: '07:30' } });
  expect(silencio).toEqual({ desde: '22:00', hasta: '07:30' });
  expect(eventos).toContainEqual({ evento: 'contrato-firmado', campana: false, correo: true });
  expect(eventos.some(({ evento }) => evento === 'cuenta-en-espera')).toBe(false);
  expect((await choose({}, 'admin')).eventos.some(({ evento }) => evento === 'cuenta-en-espera')).toBe(true);
});

test.each([
  ['22:00', '07:30', '2026-01-15T22:30:00Z', '2026-01-16T06:30:00.000Z'],
  ['22:00', '07:30', '2026-07-15T04:00:00Z', '2026-07-15T05:30:00.000Z'],
  ['22:00', '07:30', '2026-01-15T06:30:00Z', undefined],
  ['13:00', '15:00', '2026-01-15T12:00:30Z', '2026-01-15T14:00:00.000Z'],
  ['13:00', '15:00', '2026-01-15T11:59:00Z', undefined],
])('the quiet hours from %s to %s at %s end at %s', (desde, hasta, now, end) => {
  expect(endOfQuietHours({ desde, hasta }, new Date(now))?.toISOString()).toBe(end);
});
