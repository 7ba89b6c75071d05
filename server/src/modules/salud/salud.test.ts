import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../platform/database.ts';
import { noteDiskFull } from '../../platform/disk-full.ts';
import { testApp } from '../../platform/test-app.ts';
import { readVersion } from '../../platform/version.ts';

afterEach(() => void vi.useRealTimers());

test('the health call says that all is well', async () => {
  const { app } = await testApp();
  const well = await app.inject('/v1/salud');
  expect([well.statusCode, well.json()]).toEqual([200, { estado: 'bien' }]);
});

test('the health call says that the database does not answer', async () => {
  const db = openDatabase('postgres://vatio@127.0.0.1:1/vatio');
  const { app } = await testApp({ db });
  const { statusCode, body } = await app.inject('/v1/salud');
  expect([statusCode, JSON.parse(body).code]).toEqual([503, 'sin-base-de-datos']);
  expect(body).not.toContain('ECONNREFUSED');
});

test('the process says that it lives, and its version, though its database does not answer', async () => {
  const db = openDatabase('postgres://vatio@127.0.0.1:1/vatio');
  const { app } = await testApp({ db });
  const alive = await app.inject('/v1/salud/vivo');
  expect([alive.statusCode, alive.json()]).toEqual([
    200,
    { estado: 'vivo', version: expect.stringMatching(/^\d+\.\d+\.\d+/), commit: readVersion().commit },
  ]);
  expect((await app.inject('/v1/salud/listo')).statusCode).toBe(503);
});

test('the process is ready for calls while its database answers', async () => {
  const { app } = await testApp();
  const ready = await app.inject('/v1/salud/listo');
  expect([ready.statusCode, ready.json()]).toEqual([200, { estado: 'listo' }]);
});

test('the process is not ready for calls for a minute after its disk had no room', async () => {
  const { app } = await testApp();
  // Of a day long ago, so that the process is ready for what comes after this test.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01') });
  noteDiskFull(Object.assign(new Error('could not extend file'), { code: '53100' }));
  const full = await app.inject('/v1/salud/listo');
  expect([full.statusCode, full.json().code]).toEqual([507, 'sin-espacio']);
  expect((await app.inject('/v1/salud/vivo')).statusCode).toBe(200);
  vi.setSystemTime(new Date('2020-01-01T00:01:00Z'));
  expect((await app.inject('/v1/salud/listo')).statusCode).toBe(200);
});
