import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claves } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import ClavesScreen from './claves.screen.tsx';
import en from './en.json';
import texts from './es.json';
import { nounLabelOf } from './noun-label.ts';

const CLAVE: claves.Clave = {
  id: 'k1',
  nombre: 'Cuadro de mando',
  inicio: 'vat_rQqte4',
  cuenta: { id: 'u1', nombre: 'Lucía Herrero' },
  creadaPor: { id: 'u9', nombre: 'Ana Demo' },
  ambitos: ['clientes:leer', 'clientes:escribir', 'contratos:leer'],
  estado: 'vigente',
  creada: '2026-11-01T10:00:00.000Z',
  caduca: '2027-01-30T10:00:00.000Z',
  usada: null,
};

const user = userEvent.setup();
afterEach(closeScreens);

const open = (rows: readonly claves.Clave[], more: Readonly<Record<string, unknown>> = {}) =>
  openScreens('/ajustes/claves', {
    screens: { '/ajustes/claves': ClavesScreen },
    texts: { claves: texts, ui },
    answers: {
      'GET /v1/admin/claves': { rows },
      'GET /v1/admin/usuarios/opciones': { rows: [], more: false },
      ...more,
    },
    role: 'admin',
  });

const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };
async function expectAccessible() {
  expect((await axe.run(document.body, { rules: RULES })).violations).toEqual([]);
}

it('every noun that a key may be given something on has a name in both languages', () => {
  for (const noun of claves.NOUNS_OF_KEYS) {
    expect(texts[nounLabelOf(noun)], noun).toBeTruthy();
    expect(en[nounLabelOf(noun)], noun).toBeTruthy();
  }
});

it('the list says of each key for whom it calls, what it may do and whether it still can', async () => {
  await open([CLAVE, { ...CLAVE, id: 'k2', nombre: 'La vieja', estado: 'revocada' }]);
  const [current, old] = await screen.findAllByRole('listitem');
  expect(current?.textContent).toContain('vat_rQqte4… · En nombre de Lucía Herrero');
  expect(current?.textContent).toContain('Lee y escribe: clientes. Solo lee: contratos.');
  expect(current?.textContent).toContain(texts.sinUsar);
  expect(within(old!).queryByRole('button')).toBeNull();
  expect(screen.getByText(`${window.location.origin}/v1/mcp`)).toBeTruthy();
  await expectAccessible();
});

it('a key is made with the permissions that were ticked, and shown once', async () => {
  const secreto = 'vat_0123456789abcdefghijklmnopqrstuv';
  const { requests } = await open([], { 'POST /v1/admin/claves': { clave: CLAVE, secreto } });
  expect(await screen.findByText(texts.ninguna)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.nueva }));
  await user.type(screen.getByRole('textbox', { name: texts.nombre }), 'Cuadro de mando');
  await user.click(screen.getByRole('checkbox', { name: texts.leerTodo }));
  await user.click(screen.getByRole('checkbox', { name: 'Leer: clientes' }));
  await user.click(screen.getByRole('checkbox', { name: 'Escribir: tareas' }));
  const all: HTMLInputElement = screen.getByRole('checkbox', { name: texts.leerTodo });
  expect(all.indeterminate).toBe(true);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: texts.crear }));
  expect(await screen.findByText(secreto)).toBeTruthy();
  const sent = await requests.find(({ method }) => method === 'POST')?.json();
  expect(sent).toMatchObject({ nombre: 'Cuadro de mando', dias: 90 });
  const reads = claves.AMBITOS.filter((ambito) => ambito.endsWith(':leer') && ambito !== 'clientes:leer');
  expect(sent.ambitos.sort()).toEqual([...reads, 'tareas:escribir'].sort());
  await user.click(screen.getByRole('button', { name: texts.copiar }));
  expect(await navigator.clipboard.readText()).toBe(secreto);
  await user.click(screen.getByRole('button', { name: texts.guardada }));
  await waitFor(() => expect(screen.queryByText(secreto)).toBeNull());
});

it('a refusal of the server stands beside the permissions', async () => {
  const refusal = problem(400, 'datos-no-validos', { ambitos: 'Elige al menos un permiso' });
  await open([], { 'POST /v1/admin/claves': refusal });
  await user.click(await screen.findByRole('button', { name: texts.nueva }));
  await user.click(screen.getByRole('button', { name: texts.crear }));
  const group = await screen.findByRole('group', { name: texts.permisos });
  expect(await within(group).findByText('Elige al menos un permiso')).toBeTruthy();
});

it('a key is revoked only after asking', async () => {
  const { requests } = await open([CLAVE], {
    'DELETE /v1/admin/claves/k1': { ...CLAVE, estado: 'revocada' },
  });
  const name = texts.revocarLa.replace('{{nombre}}', CLAVE.nombre);
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: texts.revocar }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
