import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { webhooks } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import EntregasScreen from './entregas.screen.tsx';
import texts from './es.json';
import WebhooksScreen from './webhooks.screen.tsx';

const WEBHOOK: webhooks.Webhook = {
  id: 'w1',
  url: 'https://crm.example/vatio',
  eventos: ['propuesta.aceptada', 'contrato.cambiado'],
  activo: true,
  creado: '2026-11-01T10:00:00.000Z',
  enCola: 2,
  fallidas: 0,
  entregada: null,
};

const ENTREGA: webhooks.Entrega = {
  id: 'e1',
  evento: 'propuesta.aceptada',
  ocurrido: '2026-11-20T10:00:00.000Z',
  estado: 'fallida',
  intentos: 8,
  intentada: '2026-11-21T10:00:00.000Z',
  siguiente: null,
  respuesta: 500,
  duracionMs: 1200,
  error: 'Responde 500',
  cuerpo: '{"id":"e1","evento":"propuesta.aceptada","datos":{"propuestaId":"p1"}}',
};

const user = userEvent.setup();
afterEach(closeScreens);

const open = (address: string, more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/ajustes/webhooks': WebhooksScreen, '/ajustes/webhooks/:id': EntregasScreen },
    texts: { webhooks: texts, ui },
    answers: {
      'GET /v1/admin/webhooks': { rows: [WEBHOOK] },
      'GET /v1/admin/webhooks/w1/entregas': { rows: [ENTREGA, { ...ENTREGA, id: 'e2', estado: 'en-cola' }] },
      ...more,
    },
    role: 'admin',
  });

const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };
async function expectAccessible() {
  expect((await axe.run(document.body, { rules: RULES })).violations).toEqual([]);
}

const named = (text: string) => text.replace('{{url}}', WEBHOOK.url);

it('the list says of each webhook where it leads, what it is told and how that fares', async () => {
  await open('/ajustes/webhooks');
  const row = await screen.findByRole('listitem');
  expect(within(row).getByRole('link', { name: WEBHOOK.url }).getAttribute('href')).toBe(
    '/ajustes/webhooks/w1',
  );
  expect(row.textContent).toContain('Propuesta aceptada · Contrato que cambia de estado');
  expect(row.textContent).toContain(`${texts.sinEntregas} · 2 en espera`);
  await expectAccessible();
});

it('a webhook is made for what was ticked, and its secret shown once', async () => {
  const secreto = 'whsec_0123456789abcdefghijklmnopqrstuv';
  const made = { webhook: WEBHOOK, secreto };
  const { requests } = await open('/ajustes/webhooks', { 'POST /v1/admin/webhooks': made });
  await user.click(await screen.findByRole('button', { name: texts.nuevo }));
  await user.type(screen.getByRole('textbox', { name: texts.url }), WEBHOOK.url);
  await user.click(screen.getByRole('checkbox', { name: texts['evento-propuesta.abierta'] }));
  await user.click(screen.getByRole('checkbox', { name: texts['evento-importacion.terminada'] }));
  await user.click(screen.getByRole('checkbox', { name: texts['evento-propuesta.abierta'] }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: texts.crear }));
  expect(await screen.findByText(secreto)).toBeTruthy();
  const sent = await requests.find(({ method }) => method === 'POST')?.json();
  expect(sent).toEqual({ url: WEBHOOK.url, eventos: ['importacion.terminada'] });
  await user.click(screen.getByRole('button', { name: texts.guardado }));
  await waitFor(() => expect(screen.queryByText(secreto)).toBeNull());
});

it('a webhook is tried and paused from its row, and deleted only after asking', async () => {
  const { requests } = await open('/ajustes/webhooks', {
    'POST /v1/admin/webhooks/w1/prueba': { ...ENTREGA, evento: 'prueba' },
    'PATCH /v1/admin/webhooks/w1': { ...WEBHOOK, activo: false },
    'DELETE /v1/admin/webhooks/w1': new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: named(texts.probarEl) }));
  await user.click(screen.getByRole('button', { name: named(texts.pausarEl) }));
  await user.click(screen.getByRole('button', { name: named(texts.borrarEl) }));
  const dialog = await screen.findByRole('dialog', { name: texts.borrarTitulo });
  const methods = () => requests.map(({ method }) => method);
  expect(methods()).not.toContain('DELETE');
  await user.click(within(dialog).getByRole('button', { name: texts.borrar }));
  await waitFor(() => expect(methods()).toEqual(expect.arrayContaining(['POST', 'PATCH', 'DELETE'])));
});

it('the log shows what was sent and answered, and repeats what has ended', async () => {
  const { requests } = await open('/ajustes/webhooks/w1', {
    'POST /v1/admin/webhooks/w1/entregas/e1/repetir': { ...ENTREGA, estado: 'en-cola' },
  });
  const [failed, waiting] = await screen.findAllByRole('listitem');
  expect(failed?.textContent).toContain('8 intentos · Respuesta 500 · 1.200 ms');
  expect(failed?.textContent).toContain('"propuestaId": "p1"');
  expect(within(waiting!).queryByRole('button')).toBeNull();
  await expectAccessible();
  await user.click(within(failed!).getByRole('button'));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
});
