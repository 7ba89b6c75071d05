import { setTimeout as sleep } from 'node:timers/promises';
import { importaciones } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { cuentas, formulario, read, terminada } from './modules/importaciones/test-banco.ts';
import { consumosDe, cupsDePrueba } from './modules/importaciones/test-ficheros.ts';
import { testApp } from './platform/test-app.ts';
import { type TestProcess, testFolder, testProcess } from './platform/test-process.ts';

const LIMIT_MS = 180_000;
const METRICS = 'clave-de-las-metricas';
const banco = await testApp();

/** A process of its own on the database of this file. */
async function processOf(role: string): Promise<TestProcess & { readonly origin: string }> {
  const started = testProcess({
    DATABASE_URL: banco.url,
    VATIO_ROLE: role,
    VATIO_DATA: testFolder(),
    VATIO_SECRET: 'secreto-de-las-pruebas-de-32-letras',
    VATIO_URL: 'https://vatio.example',
    VATIO_METRICS_TOKEN: METRICS,
    PORT: '0',
  });
  const line = await started.started;
  return { ...started, origin: line.match(/http:\S+/)?.[0] ?? line };
}

/** The states that the events of a listener tell, until the last. */
async function statesTold(answer: Response): Promise<string[]> {
  const events = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '));
  return events.map((line) => JSON.parse(line.slice('data: '.length)).estado);
}

test('what a web process accepts is done by a worker, or by the next one when it is killed, and the client is told', {
  timeout: LIMIT_MS,
}, async () => {
  const [web, killed] = await Promise.all([processOf('web'), processOf('worker')]);
  const authorized = await banco.as('comercial');
  const rows = Array.from({ length: 4000 }, (_, i) => consumosDe(cupsDePrueba(i), 24)).join('');
  const { headers, payload } = await formulario([['c.csv', rows]]);
  const accepted = await fetch(`${web.origin}${importaciones.create.path}`, {
    method: 'POST',
    headers: { ...headers, ...authorized },
    body: payload,
  });
  const { id } = importaciones.create.response.parse(await accepted.json());
  const told = fetch(`${web.origin}/v1/importaciones/${id}/eventos`, { headers: authorized }).then(
    statesTold,
  );
  while ((await read(banco, id)).filas === 0) await sleep(5);
  killed.signal('SIGKILL');
  await killed.ended;
  expect((await read(banco, id)).terminada).toBeNull();

  const next = await processOf('worker');
  expect(cuentas(await terminada(banco, id))).toMatchObject({ nuevas: 96_000 });
  expect((await told).at(-1)).toBe('terminada');

  const ask = async (origin: string, path: string, headers: Record<string, string> = authorized) =>
    (await fetch(`${origin}${path}`, { headers: headers })).status;
  const figures = { authorization: `Bearer ${METRICS}` };
  for (const { origin } of [web, next]) {
    expect([await ask(origin, '/v1/salud/listo'), await ask(origin, '/metrics', figures)]).toEqual([
      200, 200,
    ]);
  }
  expect(await ask(web.origin, importaciones.list.path)).toBe(200);
  expect([await ask(next.origin, importaciones.list.path), await ask(next.origin, '/')]).toEqual([404, 404]);

  for (const { signal } of [web, next]) signal('SIGTERM');
  for (const { ended } of [web, next]) expect(await ended).toMatchObject({ code: 0, stderr: '' });
});
