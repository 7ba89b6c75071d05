import { inicio } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openMail } from '../../platform/mail.ts';
import { testApp } from '../../platform/test-app.ts';
import { ACEPTACION, casaDePrueba } from '../propuestas/test-propuesta.ts';

// Without a mail server no code is asked for on accepting.
const mail = openMail({ smtpUrl: undefined, mailFrom: '', demo: false });
const harness = await testApp({ mail });
const { call, borrador, enviada, publico } = await casaDePrueba(harness);
const SELLERS = ['admin', 'comercial'] as const;

beforeEach(async () => {
  await sql`truncate contrato, propuesta cascade`.execute(harness.db);
});

/** The count of one kind of answer on somebody's home screen, after checking that its list counts the same. */
async function told(which: string, rol: 'admin' | 'comercial' | 'cliente'): Promise<number> {
  const { body } = await call('GET', '/v1/inicio/resumen', undefined, rol);
  const tarea = inicio.summary.response.parse(body).tareas.find((una) => una.tarea === which);
  if (!tarea) return 0;
  const { path, search } = tarea.enlace;
  const list = await call('GET', `/v1${path}?${new URLSearchParams(search)}`, undefined, rol);
  expect([list.status, list.body.count]).toEqual([200, tarea.cuantas]);
  return tarea.cuantas;
}

const accepted = async () => {
  const { token, id } = await enviada();
  const { status, body } = await publico('POST', token, '/aceptar', ACEPTACION);
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
};
const turnedDown = async () => {
  const { token } = await enviada();
  await publico('POST', token, '/rechazar', { motivo: 'Sale caro' });
};

test('a proposal accepted is told to who sold it and to administrators, until its contract is sent', async () => {
  const propuesta = await accepted();
  for (const rol of SELLERS) expect(await told('propuestas-aceptadas', rol)).toBe(1);
  expect(await told('propuestas-aceptadas', 'cliente')).toBe(0);
  const { body } = await call('GET', `/v1/contratos?propuesta=${propuesta}`);
  for (const { id, version } of body.rows) {
    await call('POST', `/v1/contratos/${id}/acciones`, { accion: 'enviar', version });
  }
  expect(body.rows.length).toBeGreaterThan(0);
  for (const rol of SELLERS) expect(await told('propuestas-aceptadas', rol)).toBe(0);
});

test('a proposal turned down is told to who sold it and to administrators, until the client has another', async () => {
  await turnedDown();
  for (const rol of SELLERS) expect(await told('propuestas-rechazadas', rol)).toBe(1);
  expect(await told('propuestas-rechazadas', 'cliente')).toBe(0);
  await borrador();
  for (const rol of SELLERS) expect(await told('propuestas-rechazadas', rol)).toBe(0);
});

test('an answer of more than a week ago is no news', async () => {
  await accepted();
  await sql`alter table propuesta_respuesta disable trigger propuesta_respuesta_no_se_reescribe`.execute(
    harness.db,
  );
  await sql`update propuesta_respuesta set creada_en = now() - interval '8 days'`.execute(harness.db);
  for (const rol of SELLERS) expect(await told('propuestas-aceptadas', rol)).toBe(0);
});

test('a client cannot ask the list which answers nobody has attended to', async () => {
  const donde = JSON.stringify({ and: [['porAtender', 'yes']] });
  const { status } = await call(
    'GET',
    `/v1/propuestas?${new URLSearchParams({ donde })}`,
    undefined,
    'cliente',
  );
  expect(status).toBe(400);
});
