import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import textos from '../es.json';
import NuevoAnalisisScreen from '../nuevo.screen.tsx';
import { CUPS, datos, FICHA, HOY, producto } from '../test-estudio.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${HOY}T10:00:00Z`) });
});

afterEach(() => {
  closeScreens();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('an analysis says before it is saved that its supply has a contract, and from which day it is free', async () => {
  const errores = vi.spyOn(console, 'error');
  await openScreens(`/cups/${CUPS}/analisis`, {
    screens: { '/cups/:cups/analisis': NuevoAnalisisScreen },
    texts: { analisis: textos, ui },
    answers: {
      'GET /v1/analisis/datos': datos(FICHA),
      'GET /v1/productos/vigentes': { rows: [producto('barata', 0.14)] },
      'GET /v1/contratos/ocupacion': {
        rows: [
          {
            cups: CUPS,
            contrato: { id: 'k7', codigo: 'CT-2025-0007' },
            comercializadora: 'Luz del Sur',
            producto: 'Fijo 12',
            fechaFin: '2026-06-30',
            permanenciaHasta: null,
            libreDesde: '2026-07-01',
          },
        ],
      },
    },
  });
  expect(await screen.findByText('Está libre desde el 01/07/2026.')).toBeDefined();
  expect(screen.getByText('CT-2025-0007').getAttribute('href')).toBe('/contratos/k7');
  // A list inside a paragraph is invalid HTML, which React reports in the console.
  expect(errores).not.toHaveBeenCalled();
});
