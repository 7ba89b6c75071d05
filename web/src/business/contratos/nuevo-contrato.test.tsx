import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import { NuevoContrato } from './formulario/nuevo-contrato.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeScreens);

/** Of a client with so many supplies, of which one comes. */
const open = (count: number) =>
  openScreens('/', {
    screens: { '/': () => <NuevoContrato clienteId="c1" onClose={() => undefined} /> },
    texts: { contratos: textos, ui },
    answers: {
      'GET /v1/puntos-suministro': {
        rows: [{ cups: 'ES0021990000017307PM', municipio: 'Sevilla' }],
        count,
        countExact: true,
      },
    },
  });

it('offers the supplies of a client', async () => {
  await open(1);
  expect(await screen.findByRole('option', { name: /7307.PM · Sevilla/ })).toBeDefined();
});

it('lets the CUPS be written when the client has more supplies than a field can offer', async () => {
  await open(240);
  expect(await screen.findByRole('textbox', { name: /CUPS/ })).toBeDefined();
});
