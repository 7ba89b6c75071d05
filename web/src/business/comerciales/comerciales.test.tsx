import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { chooseByTyping } from '../../trade/choose/test-choose.ts';
import operations from '../../trade/operations/es.json';
import ui from '../../ui/es.json';
import AdminComercialesScreen from './admin.screen.tsx';
import ComercialScreen from './comercial.screen.tsx';
import textos from './es.json';
import ListaComercialesScreen from './lista.screen.tsx';
import { comercial, EQUIPO, PLANES } from './test-comercial.ts';

const answers = {
  'GET /v1/comerciales': { rows: EQUIPO, count: 3, countExact: true },
  'GET /v1/comerciales/opciones': { rows: EQUIPO, more: false },
  'GET /v1/comerciales/facetas': { zonas: ['Norte'] },
  'GET /v1/comerciales/r1': comercial(),
  'GET /v1/comisiones/planes': { rows: PLANES },
  'GET /v1/vistas': { rows: [] },
};

const open = (address: string, more: Readonly<Record<string, unknown>> = {}, role?: 'admin' | 'comercial') =>
  openScreens(address, {
    screens: {
      '/comerciales': ListaComercialesScreen,
      '/comerciales/:id': ComercialScreen,
      '/admin/comerciales': AdminComercialesScreen,
    },
    texts: { comerciales: textos, operations, ui },
    answers: { ...answers, ...more },
    role: role ?? 'admin',
  });

const conflicto = (code: string, datos: object, errors: object = {}) =>
  new Response(JSON.stringify({ title: code, status: 409, code, datos, errors }), {
    status: 409,
    headers: { 'content-type': 'application/problem+json' },
  });

const user = userEvent.setup();
/** jsdom cannot check colours, nor what the frame around the screen draws. */
const REGLAS = { 'color-contrast': { enabled: false }, region: { enabled: false } };
const sinFaltas = async () => {
  const { violations } = await axe.run(document.body, { rules: REGLAS });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

afterEach(closeScreens);

const openAction = async (nombre: string) => {
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await user.click(screen.getByText(nombre, { selector: '[role=menuitem]' }));
};

it('the list of representatives is a tree until another order is asked for, with its filters in the address', async () => {
  const { router, requests } = await open('/comerciales', {}, 'comercial');
  const hondura = async () =>
    (await screen.findByText('Pablo Vidal', { selector: 'td span' }))
      .closest<HTMLElement>('[style]')
      ?.style.getPropertyValue('--nivel');
  expect(await hondura()).toBe('2');
  expect(screen.getAllByText('1,235')).toHaveLength(3);
  expect(screen.queryByText('Administrar')).toBeNull();
  const field = await screen.findByRole('combobox', { name: 'Responsable' });
  await chooseByTyping({ user, field, text: 'Lucía Herrero' });
  await waitFor(() => expect(router.location.searchText).toBe('?responsable=r1'));
  await waitFor(() => expect(requests.some(({ url }) => url.includes('responsable=r1'))).toBe(true));
  expect(await screen.findByLabelText('Quitar el filtro Equipo de Lucía Herrero')).toBeDefined();
  await user.click(screen.getByText('Clientes', { selector: 'th button' }));
  await waitFor(() => expect(router.location.searchText).toContain('sort=clientes'));
  expect(await hondura()).toBe('0');
  await sinFaltas();
});

it('the figures of a representative link to their lists; only administrators see the plan and the changes', async () => {
  await open('/comerciales/r1', { 'GET /v1/comerciales/r1': comercial({ acciones: [] }) }, 'comercial');
  const enlace = await screen.findByRole('link', { name: 'Propuestas abiertas' });
  expect(enlace.getAttribute('href')).toBe('/propuestas?comercial=r1&estado=borrador,enviada,vista');
  expect(screen.queryByText('Plan de comisión')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull();
  closeScreens();
  await open('/comerciales/r1');
  expect(await screen.findByText('Plan general')).toBeDefined();
  expect(screen.getByText('El de todos')).toBeDefined();
  expect(screen.getByText('La casa').nextElementSibling?.textContent).toBe('25\u00a0%');
  await sinFaltas();
});

it('a manager who would close a circle of representatives is refused, with its path', async () => {
  const camino = [
    { id: 'r1', nombre: 'Lucía Herrero' },
    { id: 'r2', nombre: 'Pablo Vidal' },
    { id: 'r1', nombre: 'Lucía Herrero' },
  ];
  const { requests } = await open('/comerciales/r1', {
    'PATCH /v1/admin/comerciales/r1': () => conflicto('ciclo-en-la-jerarquia', { camino }),
  });
  await openAction('Editar');
  const dialogo = screen.getByRole('dialog', { name: 'Editar a Lucía Herrero' });
  const field = within(dialogo).getByRole('combobox', { name: 'Responsable' });
  await chooseByTyping({ user, field, text: 'Pablo Vidal' });
  await user.click(within(dialogo).getByText('Guardar'));
  const pasos = await within(dialogo).findByRole('list', { name: 'El círculo' });
  expect([...pasos.children].map((paso) => paso.textContent)).toEqual(camino.map(({ nombre }) => nombre));
  const enviado: unknown = await requests.find(({ method }) => method === 'PATCH')?.json();
  expect(enviado).toEqual({ responsableId: 'r2', version: 4 });
});

it('when somebody else saved a representative first, both values are shown and mine are saved only if I say so', async () => {
  let guardado = 0;
  const { requests } = await open('/comerciales/r1', {
    'PATCH /v1/admin/comerciales/r1': () => {
      guardado += 1;
      const actual = {
        ...comercial(),
        zona: 'Norte',
        telefono: '600 000 000',
        responsableId: 'r0',
        version: 5,
      };
      return guardado === 1
        ? conflicto('version-antigua', { actual })
        : comercial({ zona: 'Sur', version: 6 });
    },
  });
  await openAction('Editar');
  const zona = screen.getByLabelText('Zona');
  await user.clear(zona);
  await user.type(zona, 'Sur');
  await user.click(screen.getByText('Guardar'));
  const careo = await screen.findByRole('dialog', { name: /Otra persona lo ha cambiado/ });
  const celdas = within(careo).getAllByRole('cell');
  expect(celdas.map((celda) => celda.textContent)).toEqual(['600 000 000', 'Sin tocar', 'Norte', 'Sur']);
  await user.click(within(careo).getByText('Guardar lo mío'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [, segundo] = requests.filter(({ method }) => method === 'PATCH');
  expect(await segundo?.json()).toEqual({ zona: 'Sur', version: 5 });
});

it('a representative is invited, and the link is shown when there is no mail server', async () => {
  const sinCuenta = comercial({ cuenta: 'sin-cuenta', acciones: ['editar', 'invitar'] });
  await open('/comerciales/r1', {
    'GET /v1/comerciales/r1': sinCuenta,
    'POST /v1/admin/comerciales/r1/invitacion': {
      comercial: sinCuenta,
      enlace: 'https://vatio.test/reset#t',
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Invitar' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Enlace de invitación' });
  expect(within(dialogo).getByLabelText('Enlace de invitación')).toHaveProperty(
    'value',
    'https://vatio.test/reset#t',
  );
  await sinFaltas();
});

it('a representative gets a plan of their own, and goes back to the general one', async () => {
  const propio = PLANES.map((plan) =>
    plan.id === 'p2' ? { ...plan, comerciales: [{ id: 'r1', nombre: '' }] } : plan,
  );
  const { requests } = await open('/comerciales/r1', {
    'GET /v1/comisiones/planes': { rows: propio },
    'PUT /v1/comisiones/comerciales/r1/plan': {},
  });
  expect(await screen.findByText('Plan sénior')).toBeDefined();
  await user.click(screen.getByText('Cambiar plan'));
  await user.selectOptions(screen.getByLabelText('Plan de comisión', { selector: 'select' }), '');
  await user.click(screen.getByText('Guardar'));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  const enviado: unknown = await requests.find(({ method }) => method === 'PUT')?.json();
  expect(enviado).toEqual({ planId: null });
});

it('a new representative whose NIF is repeated is refused, saying whose it is', async () => {
  await open('/admin/comerciales', {
    'POST /v1/admin/comerciales': () =>
      conflicto(
        'nif-repetido',
        { comercial: { id: 'r2', nombre: 'Pablo Vidal' } },
        { nif: 'Ya lo tiene Pablo Vidal' },
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Nuevo comercial' }));
  await user.type(screen.getByLabelText(/^Nombre/), 'Inés');
  await user.type(screen.getByLabelText('NIF'), '12345678z');
  expect(screen.getByText('Correcto: 12345678Z')).toBeDefined();
  await user.click(screen.getByText('Dar de alta'));
  expect(await screen.findByText('Ya lo tiene Pablo Vidal')).toBeDefined();
  expect(screen.getByText('Abrir la ficha de Pablo Vidal').getAttribute('href')).toBe('/comerciales/r2');
  await user.click(screen.getByText('Cancelar'));
  expect(await screen.findByText('Hay cambios sin guardar')).toBeDefined();
});

it('an administrator gives many representatives no manager, and a trial says who would refuse it', async () => {
  const refused = {
    id: 'r2',
    nombre: 'Pablo Vidal',
    detalle: null,
    hecho: false,
    motivo: 'Cerraría un círculo',
  };
  const { requests } = await open('/admin/comerciales', {
    'POST /v1/admin/comerciales/lote/ensayo': {
      total: 1,
      probados: 1,
      hechos: 0,
      noHechos: 1,
      filas: [refused],
    },
  });
  await user.click((await screen.findAllByLabelText(/^Seleccionar Pablo Vidal/))[0]!);
  await user.click(screen.getByText('Cambiar de responsable'));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('combobox', { name: /^Responsable/ });
  await chooseByTyping({ user, field, text: 'Sin responsable' });
  await user.click(screen.getByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText('Cerraría un círculo')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Aplicar/ }).hasAttribute('disabled')).toBe(true);
  const sent = requests.find(({ url }) => url.includes('/lote/ensayo'));
  expect(await sent?.json()).toMatchObject({ accion: 'cambiar-responsable', responsableId: null });
});
