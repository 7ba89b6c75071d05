import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/database.ts';
import { testApp } from '../../platform/test-app.ts';

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
