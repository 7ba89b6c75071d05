import { expect, test } from 'vitest';
import { insertCorreo } from './outbox/outbox.repository.ts';
import { testApp } from './test-app.ts';

const metricsToken = 'una-clave-de-lectura';
const authorization = `Bearer ${metricsToken}`;

test('the metrics count calls by route, and tell connections, queues and the delay of the event loop', async () => {
  const { app, as, db, jobs } = await testApp({ metricsToken });
  const headers = await as('admin');
  await app.inject({ url: '/v1/clientes', headers });
  await app.inject({ url: '/v1/clientes/00000000-0000-4000-8000-000000000999', headers });
  await jobs.send('cola-de-prueba', '00000000-0000-4000-8000-000000000123');
  await insertCorreo(db, {
    motivo: 'recuperacion',
    entidad: 'usuario',
    entidadId: 'u1',
    destinatario: 'ana@example.com',
    asunto: 'Tu enlace',
    texto: 'Hola',
    desde: new Date(Date.now() - 3_600_000),
  });
  const {
    statusCode,
    body,
    headers: answered,
  } = await app.inject({ url: '/metrics', headers: { authorization } });
  expect([statusCode, answered['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(body).toContain(
    'vatio_http_request_duration_seconds_count{method="GET",route="/v1/clientes",status="200"} 1',
  );
  expect(body).toContain('route="/v1/clientes/:id",status="404"} 1');
  expect(body).toMatch(/vatio_database_connections{state="idle"} [1-9]/);
  expect(body).toContain('vatio_jobs{queue="cola-de-prueba",state="created"} 1');
  expect(body).toMatch(/vatio_oldest_job_seconds{queue="cola-de-prueba",state="created"} \d/);
  expect(body).toContain('vatio_jobs{queue="correos",state="created"} 1');
  expect(body).toMatch(/vatio_oldest_job_seconds{queue="correos",state="created"} 36\d\d/);
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(body).toMatch(/vatio_info{version="[\d.]+",commit="[0-9a-f]*"} 1/);
  expect(body).not.toContain('00000000-0000-4000-8000-000000000999');
});

test('the metrics do not exist for whoever does not show their token', async () => {
  const { app } = await testApp({ metricsToken });
  for (const given of [undefined, 'Bearer otra-clave-de-lectura', metricsToken]) {
    const headers = given === undefined ? {} : { authorization: given };
    expect((await app.inject({ url: '/metrics', headers })).statusCode, given).toBe(404);
  }
  const { app: without } = await testApp();
  expect((await without.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
});
