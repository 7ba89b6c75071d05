import { expect, test } from 'vitest';
import { openMail } from '../../platform/mail.ts';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../analisis/test-negocio.ts';
import { ACEPTACION, casaDePrueba } from './test-propuesta.ts';

// Without a mail server there is no code to type, so that fifty calls can be the same.
const mail = openMail({ smtpUrl: undefined, mailFrom: '', demo: false });
const harness = await testApp({ mail });
const { db } = harness;
const { enviada, publico, call, analisis } = await casaDePrueba(harness);

const cuantos = (respuestas: { status: number }[], status: number) =>
  respuestas.filter((respuesta) => respuesta.status === status).length;

test('fifty acceptances at once make one acceptance, with one contract of each point', async () => {
  const { id, token, cups } = await enviada([await analisis(), await analisis(CUPS.segundo)]);
  expect(cups).toHaveLength(2);
  const respuestas = await Promise.all(
    Array.from({ length: 50 }, () => publico('POST', token, '/aceptar', ACEPTACION)),
  );
  expect([cuantos(respuestas, 200), cuantos(respuestas, 409)]).toEqual([1, 49]);
  const contratos = await db.selectFrom('contrato').select('cups').where('propuestaId', '=', id).execute();
  expect(contratos.map((contrato) => contrato.cups).toSorted()).toEqual(cups.toSorted());
  const aceptaciones = await db
    .selectFrom('auditoria')
    .select('id')
    .where('entidadId', '=', id)
    .where('accion', '=', 'aceptar')
    .execute();
  expect(aceptaciones).toHaveLength(1);
});

test('of accepting and turning down at once, one counts', async () => {
  const { id, token } = await enviada();
  const respuestas = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0 ? publico('POST', token, '/aceptar', ACEPTACION) : publico('POST', token, '/rechazar', {}),
    ),
  );
  expect([cuantos(respuestas, 200), cuantos(respuestas, 409)]).toEqual([1, 19]);
  const { estado, contratos } = (await call('GET', `/v1/propuestas/${id}`)).body;
  expect(contratos).toHaveLength(estado === 'aceptada' ? 1 : 0);
});

test('a proposal accepted while it is changed makes contracts of what was accepted, or none', async () => {
  const { id, token, version } = await enviada();
  const [cambio, respuesta] = await Promise.all([
    call('PATCH', `/v1/propuestas/${id}`, { version, mensaje: 'Otra' }),
    publico('POST', token, '/aceptar', ACEPTACION),
  ]);
  expect([
    [200, 410],
    [409, 200],
  ]).toContainEqual([cambio.status, respuesta.status]);
});

test('of two changes at once of the same version, one is told of the other', async () => {
  const { id } = (await call('POST', '/v1/propuestas', { analisis: [await analisis()] })).body;
  const respuestas = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      call('PATCH', `/v1/propuestas/${id}`, { version: 1, mensaje: `${i}` }),
    ),
  );
  expect([cuantos(respuestas, 200), cuantos(respuestas, 409)]).toEqual([1, 7]);
});
