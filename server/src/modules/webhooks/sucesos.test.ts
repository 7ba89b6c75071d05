import { randomUUID } from 'node:crypto';
import type { webhooks } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';
import { casaDePrueba } from '../propuestas/test-propuesta.ts';
import type {} from './tables.ts';

/** Makes a webhook that is told of all of these, and answers what it has been told. */
async function listen({ app, db, as }: Awaited<ReturnType<typeof testApp>>, eventos: webhooks.Evento[]) {
  const payload = { url: 'https://receptor.example/vatio', eventos };
  const headers = await as('admin');
  await app.inject({ method: 'POST', url: '/v1/admin/webhooks', headers, payload });
  return () => db.selectFrom('webhookEntrega').select(['evento', 'datos']).orderBy('ocurridoEn').execute();
}

test('a proposal is told when it is opened and when it is rejected', async () => {
  const harness = await testApp();
  const { enviada, publico } = await casaDePrueba(harness);
  const told = await listen(harness, ['propuesta.abierta', 'propuesta.aceptada', 'propuesta.rechazada']);
  const { id, token } = await enviada();
  await publico('POST', token, '/abierta', { visita: randomUUID() });
  const opened = (await told()).length;
  const { status, body } = await publico('POST', token, '/rechazar', { motivo: 'Ya tengo otra' });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  const answered = await told();
  expect(answered.at(-1)).toMatchObject({
    evento: 'propuesta.rechazada',
    datos: { propuestaId: id, version: 1 },
  });
  expect([opened, answered[0]?.evento]).toEqual([1, 'propuesta.abierta']);
  // Nothing that the client said or is called leaves with it.
  expect(JSON.stringify(answered)).not.toMatch(/Ya tengo otra|Panader/);
});

test('a contract is told at each step of its four clocks, with the step before', async () => {
  const harness = await testApp();
  const { alta, take } = await negocioDeContratos(harness);
  const told = await listen(harness, ['contrato.cambiado']);
  const { id, codigo } = await alta();
  expect(await told()).toEqual([]);
  await take({ id }, ...HASTA_SOLICITADO);
  const steps = await told();
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(steps[0]).toMatchObject({
    evento: 'contrato.cambiado',
    datos: { contratoId: id, codigo, antes: { comercial: 'borrador' }, ahora: { comercial: 'enviado' } },
  });
});
