import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { conexiones } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { ConnectionsCard } from './connections-card.tsx';
import texts from './es.json';

const user = userEvent.setup();
afterEach(closeScreens);

const OFF: conexiones.Conexion = {
  id: 'datadis',
  puesta: false,
  activa: false,
  demo: false,
  direccion: 'https://datadis.es',
  usuario: null,
  clave: 'falta',
  sinPermiso: false,
  cupo: { diario: 1000, hechas: 0, quedan: 1000 },
  pendientes: 0,
  ultima: null,
};

const open = (rows: readonly conexiones.Conexion[], more: Readonly<Record<string, unknown>> = {}) =>
  openScreens('/', {
    screens: { '/': () => <ConnectionsCard /> },
    texts: { ajustes: texts, ui },
    answers: { 'GET /v1/conexiones': { rows }, ...more },
    role: 'admin',
  });

it('a connection says what it has used of its quota, what waits and how its last query ended', async () => {
  await open([
    {
      ...OFF,
      puesta: true,
      activa: true,
      clave: 'guardada',
      cupo: { diario: 1000, hechas: 1000, quedan: 0 },
      pendientes: 2,
      ultima: {
        id: 'q1',
        conexion: 'datadis',
        cups: 'ES0021000000000042XX',
        dia: null,
        estado: 'fallida',
        motivo: 'Datadis no admite el usuario o la clave: míralos en Ajustes',
        pedida: '2026-11-28T10:00:00.000Z',
        siguiente: null,
        terminada: '2026-11-28T10:00:01.000Z',
      },
    },
  ]);
  expect(await screen.findByText(/1\.000 de 1\.000 llamadas hoy · 2 consultas pendientes/)).toBeDefined();
  expect(screen.getByText(/falló: Datadis no admite/)).toBeDefined();
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations.map(({ id }) => id)).toEqual([]);
});

it('a connection is put on with its credentials, and a key that is kept is left as it is', async () => {
  const { requests } = await open([OFF], { 'PUT /v1/conexiones/datadis': OFF });
  await user.click(await screen.findByRole('button', { name: 'Configurar Datadis' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Usuario/), 'B12345674');
  await user.type(dialog.getByLabelText(/^Clave/), 'secreta');
  await user.click(dialog.getByRole('button', { name: texts.guardar }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  expect(await requests.find(({ method }) => method === 'PUT')?.json()).toEqual({
    activa: true,
    demo: false,
    sinPermiso: false,
    direccion: 'https://datadis.es',
    cupoDiario: 1000,
    usuario: 'B12345674',
    clave: 'secreta',
  });
});

it('a connection for trying it asks for nothing else', async () => {
  const { requests } = await open([OFF], { 'PUT /v1/conexiones/datadis': OFF });
  await user.click(await screen.findByRole('button', { name: 'Configurar Datadis' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('switch', { name: new RegExp(`^${texts.conexionDemo}`) }));
  expect(dialog.queryByLabelText(/^Clave/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: texts.guardar }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toEqual({ activa: true, demo: true, sinPermiso: false });
});
