import { clientes } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { withConnection } from '../database.ts';
import { testApp } from '../test-app.ts';
import { testFolder, testProcess } from '../test-process.ts';

const LIMIT_MS = 120_000;
const { db, url, as, app } = await testApp();

test('the key of a call whose process was killed is held for seconds and no longer', {
  timeout: LIMIT_MS,
}, async () => {
  const holder = testProcess({
    DATABASE_URL: url,
    VATIO_ROLE: 'web',
    VATIO_DATA: testFolder(),
    VATIO_SECRET: 'secreto-de-las-pruebas-de-32-letras',
    VATIO_URL: 'https://vatio.example',
    PORT: '0',
  });
  const origin = (await holder.started).match(/http:\S+/)?.[0] ?? '';
  const headers = { ...(await as('admin')), 'idempotency-key': 'muere-a-medias' };
  const payload = { tipo: 'empresa', nombre: 'A medias, S. L.' };
  const again = async () =>
    (await app.inject({ method: 'POST', url: clientes.create.path, headers, payload })).json().code;

  await withConnection(url, async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE cliente IN SHARE MODE');
    const cut = fetch(`${origin}${clientes.create.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    }).catch(() => undefined);
    const held = () => db.selectFrom('respuestaGuardada').select('clave').execute();
    await expect.poll(held).toHaveLength(1);
    holder.signal('SIGKILL');
    await Promise.all([holder.ended, cut]);
    expect(await again()).toBe('peticion-en-curso');
    await client.query('ROLLBACK');
  });
  await expect.poll(again, { timeout: 30_000, interval: 500 }).toBe('resultado-desconocido');
});
