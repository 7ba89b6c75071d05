import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openMail } from '../mail.ts';
import { testApp } from '../test-app.ts';
import { attemptMail } from './attempt.ts';
import { annulCorreos, type Carta, expireCorreos, insertCorreo } from './outbox.repository.ts';
import { sendNow, startSender } from './sender.ts';
import { testSmtp } from './test-smtp.ts';

const { db } = await testApp();
const { taken, mind, url } = await testSmtp();
const mail = openMail({ smtpUrl: url, mailFrom: 'vatio@example.com', demo: false });
const deps = { db, mail, onError: (error: unknown) => expect.fail(String(error)) };

afterAll(() => mail.close());
beforeEach(async () => {
  await db.deleteFrom('correo').execute();
  taken.length = 0;
  Object.assign(mind, { refuse: undefined, hold: undefined, asked: 0 });
});

const carta: Carta = {
  motivo: 'recuperacion',
  entidad: 'usuario',
  entidadId: 'u1',
  destinatario: 'ana@example.com',
  asunto: 'Tu enlace',
  texto: 'https://vatio.example/x#token=secreto',
};
const read = (id: string) =>
  db.selectFrom('correo').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const expire = (id: string) =>
  db.updateTable('correo').set({ siguiente: new Date() }).where('id', '=', id).execute();
const minutos = ({ siguiente }: { siguiente: string }) =>
  Math.round((Date.parse(siguiente) - Date.now()) / 60_000);

test('a mail whose transaction is rolled back is not sent', async () => {
  const trx = await db.startTransaction().execute();
  const id = await insertCorreo(trx, carta);
  expect(await attemptMail(db, mail, id)).toBe(false);
  await trx.rollback().execute();
  expect(await attemptMail(db, mail)).toBe(false);
});

test('an accepted mail keeps nothing of its text', async () => {
  const adjunto = { nombre: 'a.pdf', tipo: 'application/pdf', contenido: Buffer.from('%PDF') };
  const id = await insertCorreo(db, { ...carta, adjunto });
  expect(await sendNow(deps, id)).toBe('enviado');
  expect(taken[0]).toMatchObject({ messageId: id, to: 'ana@example.com' });
  expect(taken[0]?.text).toContain('https://vatio.example/x');
  expect(taken[0]?.text).toContain('filename=a.pdf');
  expect(await read(id)).toMatchObject({ estado: 'enviado', texto: null, adjunto: null, error: null });
  await expire(id);
  expect(await attemptMail(db, mail)).toBe(false);
});

test('a mail that a demo without a mail server prints has not been sent', async () => {
  const printed: string[] = [];
  const demo = openMail({ smtpUrl: undefined, mailFrom: '', demo: true }, (text) => printed.push(text));
  const id = await insertCorreo(db, carta);
  expect(await sendNow({ db, mail: demo }, id)).toBe('impreso');
  expect(printed).toEqual([expect.stringContaining('https://vatio.example/x')]);
  expect(await read(id)).toMatchObject({ estado: 'impreso', texto: null });
});

test('a mail that nobody can send is told to have no mail server, and goes out with all its tries once there is one', async () => {
  const without = openMail({ smtpUrl: undefined, mailFrom: '', demo: false });
  const id = await insertCorreo(db, carta);
  expect(await sendNow({ db, mail: without }, id)).toBe('sin-servidor');
  expect(await read(id)).toMatchObject({ estado: 'en-cola', intentos: 0, error: null });
  expect(await sendNow(deps, id)).toBe('enviado');
});

test('a mail refused first and accepted later is delivered once, after longer and longer waits', async () => {
  const id = await insertCorreo(db, carta);
  mind.refuse = { at: 'data', code: 451 };
  const waits = [];
  for (let vez = 0; vez < 4; vez++) {
    expect(await sendNow(deps, id)).toBe('en-cola');
    expect(await attemptMail(db, mail)).toBe(false);
    waits.push(minutos(await read(id)));
    await expire(id);
  }
  expect(waits).toEqual([1, 5, 15, 60]);
  expect((await read(id)).error).toContain('El servidor de correo no lo acepta: 451');
  mind.refuse = undefined;
  const stop = startSender(deps);
  await expect.poll(() => taken).toHaveLength(1);
  await stop();
  expect(await read(id)).toMatchObject({ estado: 'enviado', intentos: 5, texto: null });
});

test('mails that waited for a process are sent side by side, so that a slow one holds up no other', async () => {
  let release: () => void = () => undefined;
  mind.hold = new Promise((resolve) => {
    release = resolve;
  });
  for (const n of [1, 2, 3, 4]) await insertCorreo(db, { ...carta, destinatario: `p${n}@example.com` });
  const stop = startSender(deps);
  await expect.poll(() => mind.asked).toBe(3);
  release();
  await expect.poll(() => taken).toHaveLength(4);
  await stop();
});

test('a mail is given up after about a day, and at once on an address that does not exist', async () => {
  const id = await insertCorreo(db, carta);
  mind.refuse = { at: 'data', code: 554 };
  let minutes = 0;
  while ((await sendNow(deps, id)) === 'en-cola') {
    minutes += minutos(await read(id));
    await expire(id);
  }
  expect(await read(id)).toMatchObject({ estado: 'no-entregado', intentos: 8 });
  expect(minutes / 60).toBeGreaterThan(20);
  expect(minutes / 60).toBeLessThanOrEqual(24);
  mind.refuse = { at: 'recipient', code: 550 };
  const nadie = await insertCorreo(db, carta);
  expect(await sendNow(deps, nadie)).toBe('no-entregado');
  expect((await read(nadie)).error).toContain('rechaza la dirección: 550');
});

test('each mail is tried by one of many senders at once', async () => {
  for (let i = 0; i < 10; i++) await insertCorreo(db, { ...carta, asunto: `n.º ${i}` });
  const sender = async () => {
    while (await attemptMail(db, mail));
  };
  await Promise.all([sender(), sender(), sender()]);
  expect([taken.length, new Set(taken.map(({ messageId }) => messageId)).size, mind.asked]).toEqual([
    10, 10, 10,
  ]);
});

test('a mail cut off after the server had it all is only sent again by a person', async () => {
  const cut = {
    ...mail,
    send: async (_: unknown, { beforeEnd }: Parameters<typeof mail.send>[1]) => {
      await beforeEnd();
      throw Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' });
    },
  };
  const id = await insertCorreo(db, carta);
  expect(await sendNow({ db, mail: cut }, id)).toBe('sin-confirmar');
  expect(await attemptMail(db, mail)).toBe(false);
  expect((await read(id)).texto).not.toBeNull();
});

test('a mail that expires or is annulled is not sent, and its text is deleted', async () => {
  const vieja = await insertCorreo(db, { ...carta, caducaEn: new Date(Date.now() - 1) });
  expect(await attemptMail(db, mail)).toBe(false);
  await expireCorreos(db);
  expect(await read(vieja)).toMatchObject({ estado: 'no-entregado', texto: null });
  const sustituida = await insertCorreo(db, carta);
  await annulCorreos(db, 'u1', ['recuperacion']);
  expect(await read(sustituida)).toMatchObject({ estado: 'anulado', texto: null });
  expect(await attemptMail(db, mail)).toBe(false);
  const { rows } = await sql`select from correo where texto is not null or adjunto is not null`.execute(db);
  expect(rows).toEqual([]);
});
