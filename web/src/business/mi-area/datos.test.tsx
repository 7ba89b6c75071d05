import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { supresiones } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import MisDatosScreen from './datos.screen.tsx';
import textos from './es.json';

const PENDING: supresiones.Solicitud = {
  estado: 'pendiente',
  pedida: '2026-11-23',
  vence: '2026-12-23',
  ampliacion: null,
  rechazo: null,
  resuelta: null,
};
const CONSENT = {
  id: 'x1',
  finalidad: 'consulta-sips',
  otorgado: true,
  versionTexto: '2026-01',
  canal: 'web',
  fecha: '2026-10-01',
  quien: null,
};

const open = (ultima: supresiones.Solicitud | null) =>
  openScreens('/mis-datos', {
    screens: { '/mis-datos': MisDatosScreen },
    texts: { 'mi-area': textos, ui },
    answers: {
      'GET /v1/mi-area': { clientes: [{ id: 'c1', nombre: 'Panadería Sol SL' }] },
      'GET /v1/clientes/c1/consentimientos': { rows: [CONSENT] },
      'GET /v1/mi-area/supresion': { ultima },
      'POST /v1/mi-area/supresion': { ultima: PENDING },
      'DELETE /v1/mi-area/supresion': { ultima: null },
    },
    role: 'cliente',
  });
afterEach(closeScreens);

it('the own data show each consent with its day and wording, and the erasure is asked for', async () => {
  const { requests } = await open(null);
  expect(await screen.findByText(/01\/10\/2026 · en la web · texto 2026-01/)).toBeDefined();
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Pedir que se supriman' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
});

it('an erasure that waits says until when it is answered, and is withdrawn', async () => {
  const { requests } = await open({ ...PENDING, ampliacion: 'Hay un pleito' });
  expect(await screen.findByText(/Te contestaremos antes del 23\/12\/2026/)).toBeDefined();
  expect(screen.getByText(/Hay un pleito/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pedir que se supriman' })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retirar la solicitud' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
});
