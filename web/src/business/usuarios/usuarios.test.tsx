import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { usuarios } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { keepLook, readLook, readSession } from '../../data/session.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import ListaUsuariosScreen from './lista.screen.tsx';

function usuario(cambios: Partial<usuarios.Usuario>): usuarios.Usuario {
  return {
    id: 'u2',
    nombre: 'Jorge Peña',
    nombreUsuario: 'jorge',
    email: 'jorge@vatio.example',
    rol: 'comercial',
    estado: 'activo',
    invitado: false,
    creado: '2025-03-01T09:00:00Z',
    ultimaEntrada: '2026-03-09T08:30:00Z',
    sesiones: 2,
    segundoPaso: false,
    identidadEnlazada: false,
    comercial: { id: 'r1', nombre: 'Jorge Peña' },
    clientes: [],
    acciones: ['bloquear', 'cambiar-rol', 'cerrar-sesiones'],
    ...cambios,
  };
}

const PENDIENTE = usuario({
  id: 'u3',
  nombre: 'Bar Sol',
  email: 'sol@vatio.example',
  rol: 'cliente',
  estado: 'pendiente',
  sesiones: 0,
  comercial: null,
  acciones: ['aprobar', 'bloquear', 'cambiar-rol'],
});
const PROPIA = usuario({ id: 'u1', nombre: 'Marta Ibáñez', rol: 'admin', acciones: [], sesiones: 0 });
const ULTIMA = usuario({ id: 'u4', nombre: 'Rosa Gil', rol: 'admin', acciones: ['cerrar-sesiones'] });
const TODAS = [usuario({}), PENDIENTE, PROPIA, ULTIMA];

const lista = (request: Request) => {
  const estado = new URL(request.url).searchParams.get('estado');
  const rows = estado ? TODAS.filter((una) => una.estado === estado) : TODAS;
  return { rows, count: rows.length, countExact: true };
};

const open = (address: string, more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/usuarios': ListaUsuariosScreen },
    texts: { usuarios: textos, ui },
    answers: { 'GET /v1/admin/usuarios': lista, 'GET /v1/vistas': { rows: [] }, ...more },
    role: 'admin',
  });

const user = userEvent.setup();
const REGLAS = { 'color-contrast': { enabled: false }, region: { enabled: false } };

afterEach(closeScreens);

const openMenuOf = async (nombre: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^${nombre}`) }));

it('the list of accounts shows first who waits, and approves them as a client', async () => {
  const { requests } = await open('/usuarios', {
    'GET /v1/clientes/opciones': {
      rows: [{ id: 'c1', nombre: 'Bar Sol, S. L.', nif: 'B12345674', email: 'sol@vatio.example' }],
      more: false,
    },
    'POST /v1/admin/usuarios/u3/aprobar': { ...PENDIENTE, estado: 'activo' },
  });
  const tarjeta = within((await screen.findByText('Esperan tu aprobación')).closest('section')!);
  expect(tarjeta.getByText('1 cuenta')).toBeDefined();
  await user.click(tarjeta.getByRole('button', { name: 'Aprobar a Bar Sol' }));
  const dialogo = within(screen.getByRole('dialog', { name: 'Aprobar a Bar Sol' }));
  await user.click(await dialogo.findByRole('radio', { name: /Bar Sol, S\. L\./ }));
  expect(requests.find(({ url }) => url.includes('/v1/clientes'))?.url).toContain('q=sol%40vatio.example');
  const { violations } = await axe.run(document.body, { rules: REGLAS });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await user.click(dialogo.getByRole('button', { name: 'Aprobar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({ clienteId: 'c1' });
});

it('an account that was approved without a client gets one later, or loses it', async () => {
  const SUELTA = usuario({
    id: 'u5',
    nombre: 'Leo Gil',
    email: 'leo@vatio.example',
    rol: 'cliente',
    comercial: null,
    acciones: ['vincular', 'bloquear', 'cambiar-rol'],
  });
  const DADA = { ...SUELTA, clientes: [{ id: 'c1', nombre: 'Bar Sol, S. L.' }] };
  let una = SUELTA;
  const { requests } = await open('/usuarios', {
    'GET /v1/admin/usuarios': () => ({ rows: [una], count: 1, countExact: true }),
    'GET /v1/clientes/opciones': {
      rows: [{ ...DADA.clientes[0], nif: null, email: null }],
      more: false,
    },
    'POST /v1/admin/usuarios/u5/clientes': () => {
      una = DADA;
      return una;
    },
    'DELETE /v1/admin/usuarios/u5/clientes/c1': () => {
      una = SUELTA;
      return una;
    },
  });
  await openMenuOf('Leo Gil');
  expect(screen.getByText('No ve nada: di qué cliente es.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Decir qué cliente es' }));
  const dialogo = within(screen.getByRole('dialog', { name: 'Qué cliente es leo@vatio.example' }));
  expect(dialogo.getByRole('button', { name: 'Decir qué cliente es' })).toHaveProperty('disabled', true);
  await user.click(await dialogo.findByRole('radio', { name: /Bar Sol/ }));
  await user.click(dialogo.getByRole('button', { name: 'Decir qué cliente es' }));
  await user.click(await screen.findByRole('button', { name: 'Deja de ver lo de Bar Sol, S. L.' }));
  expect(await screen.findByText('No ve nada: di qué cliente es.')).toBeDefined();
  const enviado: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(enviado).toEqual({ clienteId: 'c1' });
});

it('an administrator sees as a representative, whose account the tab then shows', async () => {
  const userData = { id: 'u2', fullName: 'Jorge Peña', role: 'comercial' };
  const { requests } = await open('/usuarios', {
    'POST /v1/admin/usuarios/u2/ver-como': { mirada: 'm1', hasta: '2026-11-28T12:00:00Z', userData },
  });
  await openMenuOf('Jorge Peña');
  await user.click(screen.getByRole('button', { name: 'Ver como Jorge Peña' }));
  await waitFor(() => expect(readLook()).toEqual({ mirada: 'm1', userData }));
  expect(readSession()?.userData).toEqual(userData);
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  keepLook(undefined);
});

it('a change of role asks first, because the sessions end', async () => {
  const { requests } = await open('/usuarios', {
    'PATCH /v1/admin/usuarios/u2': usuario({ rol: 'cliente' }),
  });
  await openMenuOf('Jorge Peña');
  await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Rol'), 'cliente');
  expect(screen.getByText('Pasará de Comercial a Cliente.')).toBeDefined();
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cambiar el rol' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true));
  const enviado: unknown = await requests.find(({ method }) => method === 'PATCH')?.json();
  expect(enviado).toEqual({ rol: 'cliente' });
});

it('one’s own account and that of the last administrator cannot be changed, and say why', async () => {
  await open('/usuarios');
  await openMenuOf('Marta Ibáñez');
  expect(screen.getAllByText(/Es tu propia cuenta/)).toHaveLength(2);
  expect(within(screen.getByRole('dialog')).getByLabelText('Rol')).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Bloquear' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await openMenuOf('Rosa Gil');
  expect(screen.getAllByText(/Es la última cuenta que administra/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Cerrar sesiones' })).toHaveProperty('disabled', false);
});

it('blocking an account says first what it means', async () => {
  const { requests } = await open('/usuarios', {
    'POST /v1/admin/usuarios/u2/bloquear': usuario({ estado: 'bloqueado', acciones: ['desbloquear'] }),
  });
  await openMenuOf('Jorge Peña');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialogo = within(screen.getByRole('dialog', { name: 'Bloquear la cuenta de Jorge Peña' }));
  expect(dialogo.getByText(/sus sesiones terminarán ahora mismo/)).toBeDefined();
  await user.click(dialogo.getByRole('button', { name: 'Bloquear' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/bloquear'))).toBe(true));
});

it('an account that somebody of the identity provider has entered can be freed of them', async () => {
  const linked = usuario({
    identidadEnlazada: true,
    acciones: ['bloquear', 'cambiar-rol', 'olvidar-identidad'],
  });
  const { requests } = await open('/usuarios', {
    'GET /v1/admin/usuarios': { rows: [linked], count: 1, countExact: true },
    'POST /v1/admin/usuarios/u2/olvidar-identidad': usuario({}),
  });
  await openMenuOf('Jorge Peña');
  await user.click(screen.getByRole('button', { name: 'Olvidar su identidad' }));
  const dialogo = within(screen.getByRole('dialog', { name: 'Olvidar la identidad de Jorge Peña' }));
  await user.click(dialogo.getByRole('button', { name: 'Olvidar su identidad' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/olvidar-identidad'))).toBe(true));
});
