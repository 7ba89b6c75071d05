import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import textos from '../business/puntos-suministro/es.json';
import { closeApp, openApp } from './test-app.tsx';

afterEach(closeApp);

const NONE = { rows: [], count: 0, countExact: true, total: 0 };

it.each([
  ['cliente', textos.vacioTextoCliente, 0],
  ['comercial', textos.vacioTexto, 1],
] as const)(
  'the list of supply points offers a %s only what the server would let them do',
  async (role, empty, offered) => {
    await openApp('/cups', { role, answers: { 'GET /v1/puntos-suministro': NONE } });
    await screen.findByText(empty);
    expect(screen.queryAllByRole('button', { name: textos.nuevo })).toHaveLength(offered);
  },
);
