import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problem } from '../../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import textos from '../es.json';
import NuevoAnalisisScreen from '../nuevo.screen.tsx';
import { CUPS, datos, FICHA, HOY, producto } from '../test-estudio.ts';

const open = (address: string, more: Readonly<Record<string, unknown>>) =>
  openScreens(address, {
    screens: { '/cups/:cups/analisis': NuevoAnalisisScreen },
    texts: { analisis: textos, ui },
    answers: {
      'GET /v1/productos/vigentes': { rows: [producto('barata', 0.14)] },
      ...more,
    },
  });

const user = userEvent.setup();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${HOY}T10:00:00Z`) });
});

afterEach(() => {
  closeScreens();
  vi.useRealTimers();
});

const BLOQUEO = { desde: '2026-03-05', motivo: 'Impagos' };

it('an analysis says at once that its client is blocked, since when, why and whom to ask, and cannot be saved', async () => {
  await open(`/cups/${CUPS}/analisis`, {
    'GET /v1/analisis/datos': datos({ ...FICHA, clienteBloqueado: BLOQUEO }),
  });
  const aviso = await screen.findByRole('note');
  expect(aviso.textContent).toMatch(
    /Horno de San Blas.*bloqueado desde el 05\/03\/2026.*administración.*Impagos/,
  );
  const guardar = screen.getByText<HTMLButtonElement>('Guardar análisis');
  expect([guardar.disabled, guardar.getAttribute('aria-describedby')]).toEqual([true, aviso.id]);
});

it('an analysis whose client is blocked meanwhile says so beside the button, and keeps what was typed', async () => {
  let bloqueado = false;
  await open(`/cups/${CUPS}/analisis`, {
    'GET /v1/analisis/datos': () => datos({ ...FICHA, clienteBloqueado: bloqueado ? BLOQUEO : null }),
    'POST /v1/analisis': problem(409, 'cliente-bloqueado'),
  });
  await user.type(await screen.findByLabelText(/Precio de la energía de P1/), '0,2');
  await user.click(screen.getByText('P1 de energía en todos'));
  await user.click(screen.getByText('Potencia a precio regulado'));
  expect(screen.queryByRole('note')).toBeNull();
  bloqueado = true;
  await user.click(screen.getByText('Guardar análisis'));
  expect(await screen.findByRole('note')).toBeDefined();
  expect(screen.getByText<HTMLButtonElement>('Guardar análisis').disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/Precio de la energía de P1/).value).toBe('0,2');
});
