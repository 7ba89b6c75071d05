import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import { chooseByTyping } from '../../../trade/choose/test-choose.ts';
import { operacion } from '../../../trade/operations/test-operacion.ts';
import ui from '../../../ui/es.json';
import ComercialScreen from '../comercial.screen.tsx';
import textos from '../es.json';
import { comercial, EQUIPO, PLANES } from '../test-comercial.ts';

const answers = {
  'GET /v1/comerciales': { rows: EQUIPO, count: 3, countExact: true },
  'GET /v1/comerciales/opciones': { rows: EQUIPO, more: false },
  'GET /v1/comerciales/r1': comercial(),
  'GET /v1/comisiones/planes': { rows: PLANES },
};

const open = (address: string, more: Readonly<Record<string, unknown>>) =>
  openScreens(address, {
    screens: { '/comerciales/:id': ComercialScreen },
    texts: { comerciales: textos, ui },
    answers: { ...answers, ...more },
    role: 'admin',
  });

const user = userEvent.setup();
const REGLAS = { 'color-contrast': { enabled: false }, region: { enabled: false } };

afterEach(closeScreens);

const openAction = async (nombre: string) => {
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await user.click(screen.getByText(nombre, { selector: '[role=menuitem]' }));
};

it('a portfolio is handed over only once each open question is answered, and the result is shown', async () => {
  const enMarcha = {
    clientes: 12,
    puntosSinCliente: 3,
    propuestasAbiertas: 2,
    contratosEnBorrador: 0,
    contratosActivos: 9,
    equipo: 1,
  };
  const result = {
    operacion: operacion({ tipo: 'traspaso', total: 17, hechas: 17, sinCambios: 0 }),
    clientes: 12,
    puntosSinCliente: 3,
    propuestas: 2,
    contratos: 0,
    equipo: 0,
  };
  const { requests } = await open('/comerciales/r1', {
    'GET /v1/admin/comerciales/r1/traspaso': enMarcha,
    'POST /v1/admin/comerciales/r1/traspaso': result,
    'POST /v1/operaciones/o1/deshacer': operacion({ deshaceId: 'o1', hechas: 17, acciones: [] }),
  });
  await openAction('Traspasar cartera');
  await user.click(await screen.findByText('Seguir'));
  expect(screen.getByText('Elige a quién se lo traspasas')).toBeDefined();
  expect(screen.getAllByText('Elige qué hacer')).toHaveLength(2);
  expect(screen.queryByText(/contratos? en borrador\?/)).toBeNull();
  const field = screen.getByRole('combobox', { name: /^Traspasar a/ });
  await chooseByTyping({ user, field, text: 'Carmen Soto' });
  const grupo = (nombre: RegExp) => within(screen.getByRole('group', { name: nombre }));
  await user.click(grupo(/2 propuestas abiertas/).getByRole('radio', { name: /^Traspasar/ }));
  await user.click(grupo(/persona a su cargo/).getByRole('radio', { name: /^Dejar/ }));
  const { violations } = await axe.run(document.body, { rules: REGLAS });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await user.click(screen.getByText('Seguir'));
  expect(screen.getByText(/La cartera de Lucía Herrero pasará a Carmen Soto/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Traspasar cartera' }));
  expect(await screen.findByText('17 hechos.')).toBeDefined();
  const enviado: unknown = await requests
    .find(({ url, method }) => method === 'POST' && url.includes('traspaso'))
    ?.json();
  expect(enviado).toEqual({
    destinoId: 'r0',
    propuestasAbiertas: 'traspasar',
    contratosEnBorrador: 'dejar',
    equipo: 'dejar',
  });
  await user.click(screen.getByText('Deshacer'));
  expect(await screen.findByText('17 devueltos a como estaban.')).toBeDefined();
});

it('a representative with a portfolio has to hand it over before leaving', async () => {
  await open('/comerciales/r1', { 'GET /v1/admin/comerciales/r1/traspaso': {} });
  await openAction('Dar de baja');
  const dialogo = screen.getByRole('dialog', { name: 'Dar de baja a Lucía Herrero' });
  expect(within(dialogo).getByText('12 clientes')).toBeDefined();
  expect(within(dialogo).queryByRole('button', { name: 'Dar de baja' })).toBeNull();
  closeScreens();
  const libre = comercial({ clientes: 0, puntos: 0, propuestasAbiertas: 0, equipo: 0 });
  const { requests } = await open('/comerciales/r1', {
    'GET /v1/comerciales/r1': libre,
    'POST /v1/admin/comerciales/r1/baja': { ...libre, baja: '2026-01-01' },
  });
  await openAction('Dar de baja');
  expect(screen.getByText(/Su cuenta se bloquea/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Dar de baja' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/baja'))).toBe(true));
});
