import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testFolder, testProcess } from '../../platform/test-process.ts';
import { bancoDePrueba } from '../../test-banco.ts';
import { cuentasDe, leida, muchosClientes } from './test-operaciones.ts';

const CLIENTES = 1_500;

// Only to ask and to look into the database: the operation is done by processes of their own.
const { call, ids, db, url } = await bancoDePrueba();
await muchosClientes(db, CLIENTES, ids.comercial);
const env = {
  DATABASE_URL: url,
  VATIO_DATA: testFolder(),
  VATIO_SECRET: 'secreto-de-las-pruebas-de-32-letras',
  PORT: '0',
};

test('kill -9 half-way: what was written is whole, and the next start does the rest once', {
  timeout: 240_000,
}, async () => {
  const { body } = await call('admin', 'POST', '/asignacion', {
    filtro: { comercial: ids.comercial },
    comercialId: ids.otro,
  });
  const { id, total } = leida(body);
  const leer = async () => leida((await call('admin', 'GET', `/v1/operaciones/${id}`)).body);
  const deAntes = (await cuentasDe(db, id, ids.otro)).pasados;

  const primero = testProcess(env);
  await primero.started;
  while ((await leer()).hechas < 100) await sleep(2);
  primero.signal('SIGKILL');
  await primero.ended;
  await sleep(500);
  const { pasados, auditados, hechas, cuenta } = await cuentasDe(db, id, ids.otro);
  expect(hechas).toBeLessThan(total);
  expect([pasados - deAntes, auditados, cuenta]).toEqual([hechas, hechas, hechas]);

  const segundo = testProcess(env);
  await segundo.started;
  while ((await leer()).terminada === null) await sleep(20);
  segundo.signal('SIGTERM');
  await segundo.ended;
  expect(await leer()).toMatchObject({ estado: 'terminada', total, hechas: total });
  expect(await cuentasDe(db, id, ids.otro)).toEqual({
    ...{ pasados: deAntes + total, auditados: total, hechas: total, cuenta: total },
  });
});
