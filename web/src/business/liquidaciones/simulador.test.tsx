import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { chooseByTyping } from '../../trade/choose/test-choose.ts';
import ui from '../../ui/es.json';
import ComisionesScreen from './comisiones.screen.tsx';
import textos from './es.json';

const PRODUCTO = {
  id: 'p1',
  versionId: 'v1',
  comercializadora: 'Luz del Norte',
  nombre: 'Casa Doce',
  tarifa: '2.0TD',
  tipo: 'fijo',
  zonas: [],
};

const open = (role: 'admin' | 'comercial') =>
  openScreens('/comisiones?parte=simulador', {
    screens: { '/comisiones': ComisionesScreen },
    texts: { liquidaciones: textos, ui },
    answers: {
      'GET /v1/vistas': { rows: [] },
      'GET /v1/comerciales/opciones': { rows: [], more: false },
      'GET /v1/productos/opciones': { rows: [PRODUCTO], more: false },
      'GET /v1/productos/p1': PRODUCTO,
      'GET /v1/comisiones/plan': { nombre: 'General', reparto: [70], propio: false, reglas: [] },
      'POST /v1/comisiones/simular': new Response(null, { status: 503 }),
    },
    role,
  });

const user = userEvent.setup();
afterEach(closeScreens);

it('the simulator asks for the powers when there is a fee on power, and gives the house what an administrator sells', async () => {
  const { requests } = await open('admin');
  expect(await screen.findByPlaceholderText('Nadie: todo para la casa')).toBeDefined();
  const field = screen.getByRole('combobox', { name: /^Producto/ });
  await chooseByTyping({ user, field, text: PRODUCTO.nombre });
  await user.type(screen.getByLabelText(/^Consumo anual/), '3500');
  await user.type(screen.getByLabelText(/^Fee de energía/), '5');
  await user.type(screen.getByLabelText(/^Fee de potencia/), '2');
  await user.click(screen.getByText('Simular'));
  expect(await screen.findByText('Escribe las potencias: sin ellas no cuenta')).toBeDefined();
  const pedidas = () => requests.filter(({ method }) => method === 'POST');
  expect(pedidas()).toEqual([]);
  await user.type(await screen.findByLabelText(/^P1/), '4,6');
  await user.click(screen.getByText('Simular'));
  await waitFor(() => expect(pedidas()).not.toEqual([]));
  expect(await pedidas()[0]?.json()).toMatchObject({
    comercialId: null,
    feePotenciaEurKwAnio: 2,
    potenciasKw: [4.6, 0],
  });
});
