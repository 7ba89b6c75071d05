import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import operations from '../../trade/operations/es.json';
import { operacion } from '../../trade/operations/test-operacion.ts';
import ui from '../../ui/es.json';
import AdminClientesScreen from './admin.screen.tsx';
import textos from './es.json';
import ListaClientesScreen from './lista.screen.tsx';
import { BACKGROUND_ANSWERS } from './test-cliente.ts';

const user = userEvent.setup();
afterEach(closeScreens);

const ENSAYO = {
  total: 1,
  probados: 1,
  hechos: 1,
  noHechos: 0,
  filas: [{ id: 'c1', nombre: 'Panadería Sol SL', detalle: 'B12345674', hecho: true, motivo: null }],
};

const open = (address: string, more: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/clientes': ListaClientesScreen, '/admin/clientes': AdminClientesScreen },
    texts: { clientes: textos, operations, ui },
    answers: {
      ...BACKGROUND_ANSWERS,
      'POST /v1/clientes/lote/ensayo': ENSAYO,
      'POST /v1/clientes/lote': operacion({ tipo: 'clientes', total: 1, sinCambios: 0 }),
      'POST /v1/operaciones/o1/deshacer': operacion({
        deshaceId: 'o1',
        total: 1,
        sinCambios: 0,
        acciones: [],
      }),
      ...more,
    },
    role: 'admin',
  });

const enviados = (requests: readonly Request[]) =>
  Promise.all(
    requests.filter(({ method, url }) => method === 'POST' && url.includes('/lote')).map((una) => una.json()),
  );

it('many clients are deleted once the user has seen which, and restored', async () => {
  const { requests } = await open('/clientes');
  await user.click(await screen.findByLabelText('Seleccionar Panadería Sol SL'));
  await user.click(screen.getByText('Borrar clientes'));
  expect(await screen.findByText('Cambiaría 1.')).toBeDefined();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await user.click(screen.getByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  const pedido = { accion: 'borrar', ids: ['c1'] };
  expect(await enviados(requests)).toEqual([pedido, { ...pedido, esperados: 1 }]);
  await user.click(screen.getByText('Deshacer'));
  expect(await screen.findByText('1 devuelto a como estaba.')).toBeDefined();
});

it('many clients are blocked with a reason, and tried again when the reason changes', async () => {
  const { requests } = await open('/admin/clientes');
  await user.click(await screen.findByLabelText('Seleccionar Panadería Sol SL'));
  await user.click(screen.getByText('Bloquear clientes'));
  const comprobar = await screen.findByRole('button', { name: 'Comprobar' });
  expect(comprobar.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByLabelText(/^Motivo/), 'Impago');
  await user.click(comprobar);
  await screen.findByText('Aplicar a 1');
  await user.type(screen.getByLabelText(/^Motivo/), 's');
  await user.click(await screen.findByRole('button', { name: 'Comprobar' }));
  await user.click(await screen.findByText('Aplicar a 1'));
  expect(await screen.findByText('1 hecho.')).toBeDefined();
  const pedido = { accion: 'bloquear', ids: ['c1'] };
  expect(await enviados(requests)).toEqual([
    { ...pedido, motivo: 'Impago' },
    { ...pedido, motivo: 'Impagos' },
    { ...pedido, motivo: 'Impagos', esperados: 1 },
  ]);
});
