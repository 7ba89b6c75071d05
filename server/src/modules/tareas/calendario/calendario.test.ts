import { calendario, type tareas } from '@vatio/contract/endpoints';
import { convertIcsCalendar } from 'ts-ics';
import { beforeEach, describe, expect, test } from 'vitest';
import { bancoDePrueba, type Quien } from '../../../test-banco.ts';

const { app, call, db, ids, cups, acciones } = await bancoDePrueba('/v1/tareas');

const LINK = calendario.get.path;

/** Backslashes, separators, a new line, a control character, and more than three lines of characters of four bytes. */
const AWKWARD = { titulo: 'Ñandú; coma, \\barra\\', nota: `Dos\nlíneas\u0007 ${'🥐'.repeat(70)}` };

beforeEach(async () => {
  await db.deleteFrom('tarea').execute();
  await db.deleteFrom('enlaceDeAgenda').execute();
});

async function addTarea(quien: Quien, changes: object): Promise<tareas.Tarea> {
  const tarea = { tipo: 'llamada', titulo: 'Llamar', fecha: '2026-12-01', ...changes };
  const { status, body } = await call(quien, 'POST', '', tarea);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** Makes a link and answers the path of its address. */
async function makeLink(quien: Quien): Promise<string> {
  const { url } = calendario.renew.response.parse((await call(quien, 'POST', LINK)).body);
  return new URL(url).pathname;
}

const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: path, headers });

async function readEvents(path: string) {
  const { statusCode, body } = await fetchFeed(path);
  expect(statusCode).toBe(200);
  return convertIcsCalendar(undefined, body).events ?? [];
}

describe('the feed of an agenda', () => {
  test('is read by another program with its texts, days and times', async () => {
    const call = await addTarea('comercial', { ...AWKWARD, hora: '09:30', cups: cups.panaderia });
    const visit = await addTarea('comercial', { tipo: 'visita', titulo: 'Visitar', fecha: '2026-12-31' });
    const [first, second] = await readEvents(await makeLink('comercial'));
    expect(first).toMatchObject({
      uid: call.id,
      summary: `Llamada: ${AWKWARD.titulo}`,
      description: `${AWKWARD.nota.replace('\u0007', '')}\n\nCliente: Panadería Ñandú, S.L.\nCUPS: ${cups.panaderia}`,
      // In winter Spain is an hour before Greenwich.
      start: { date: new Date('2026-12-01T08:30:00Z') },
      duration: { minutes: 30 },
    });
    expect(second).toMatchObject({
      uid: visit.id,
      summary: 'Visita: Visitar',
      start: { date: new Date('2026-12-31T00:00:00Z'), type: 'DATE' },
      duration: { days: 1 },
    });
  });

  test('has lines of at most 75 bytes that end in CR and LF, and breaks no character', async () => {
    await addTarea('comercial', AWKWARD);
    const { rawPayload, headers } = await fetchFeed(await makeLink('comercial'));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(rawPayload);
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    const bytes = lines.map((line) => Buffer.byteLength(line));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect(bytes.filter((size) => size > 70).length).toBeGreaterThan(3);
    for (const line of lines) new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line));
  });

  test('gives the summer time of Spain, and only the next of what repeats', async () => {
    const { id } = await addTarea('comercial', {
      fecha: '2026-07-01',
      hora: '10:00',
      recurrencia: 'mensual',
    });
    await call('comercial', 'POST', `/${id}/hacer`);
    const events = await readEvents(await makeLink('comercial'));
    expect(events).toHaveLength(1);
    expect(events[0]?.recurrenceRule).toBeUndefined();
    const summer = await addTarea('comercial', { fecha: '2027-07-01', hora: '10:00' });
    const found = (await readEvents(await makeLink('comercial'))).find(({ uid }) => uid === summer.id);
    expect(found?.start.date).toEqual(new Date('2027-07-01T08:00:00Z'));
  });

  test('has the own pending tasks alone: none of the team, none done and none deleted', async () => {
    const own = await addTarea('jefa', { titulo: 'Mía', fecha: '2020-01-01' });
    await addTarea('comercial', {});
    const { id: done } = await addTarea('jefa', {});
    await call('jefa', 'POST', `/${done}/hacer`);
    const { id: removed } = await addTarea('jefa', {});
    await call('jefa', 'DELETE', `/${removed}`);
    expect((await readEvents(await makeLink('jefa'))).map(({ uid }) => uid)).toEqual([own.id]);
  });

  test('is not sent again while it has not changed', async () => {
    const path = await makeLink('comercial');
    const { id } = await addTarea('comercial', {});
    const first = await fetchFeed(path);
    const etag = String(first.headers.etag);
    const again = await fetchFeed(path, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await call('comercial', 'PATCH', `/${id}`, { version: 1, titulo: 'Otra cosa' });
    expect((await fetchFeed(path, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('the link of an agenda', () => {
  test('is nowhere in the database, works with and without its ending, and ends when it is renewed or revoked', async () => {
    const first = await makeLink('comercial');
    expect(first).toMatch(/^\/v1\/publico\/agenda\/[\w-]{43}\.ics$/);
    const kept = await db.selectFrom('enlaceDeAgenda').select('hash').executeTakeFirstOrThrow();
    expect(first).not.toContain(kept.hash.toString('base64url'));
    expect((await fetchFeed(first.replace('.ics', ''))).statusCode).toBe(200);
    const second = await makeLink('comercial');
    expect([(await fetchFeed(first)).statusCode, (await fetchFeed(second)).statusCode]).toEqual([404, 200]);
    expect((await call('comercial', 'DELETE', LINK)).status).toBe(204);
    expect((await call('comercial', 'DELETE', LINK)).status).toBe(204);
    expect((await fetchFeed(second)).statusCode).toBe(404);
    expect((await fetchFeed('/v1/publico/agenda/nada')).statusCode).toBe(404);
    const { usuarioId } = await db
      .selectFrom('comercial')
      .select('usuarioId')
      .where('id', '=', ids.comercial)
      .executeTakeFirstOrThrow();
    expect((await acciones(usuarioId ?? '')).slice(-3)).toEqual([
      'crear-enlace-de-agenda',
      'renovar-enlace-de-agenda',
      'revocar-enlace-de-agenda',
    ]);
  });

  test('says when it was made and last read, and is for sellers alone', async () => {
    const read = async () =>
      calendario.get.response.parse((await call('comercial', 'GET', LINK)).body).enlace;
    expect(await read()).toBeNull();
    const path = await makeLink('comercial');
    expect(await read()).toMatchObject({ leidoEn: null });
    await fetchFeed(path);
    expect(Date.parse((await read())?.leidoEn ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await call('cliente', 'POST', LINK)).status).toBe(403);
  });

  test('opens nothing once its owner may no longer sign in', async () => {
    const path = await makeLink('comercial');
    await db
      .updateTable('usuario')
      .set({ estado: 'bloqueado' })
      .where('nombre', '=', 'Prueba comercial')
      .execute();
    expect((await fetchFeed(path)).statusCode).toBe(404);
    await db
      .updateTable('usuario')
      .set({ estado: 'activo' })
      .where('nombre', '=', 'Prueba comercial')
      .execute();
    expect((await fetchFeed(path)).statusCode).toBe(200);
  });

  test('cannot be guessed at: an address that asks too often is refused for a while', async () => {
    await makeLink('comercial');
    const statuses = [];
    for (let i = 0; i < 130; i++) statuses.push((await fetchFeed('/v1/publico/agenda/nada')).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
