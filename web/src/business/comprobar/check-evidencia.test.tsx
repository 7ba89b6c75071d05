import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { evidencias } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import CheckEvidenciaScreen from './check-evidencia.screen.tsx';
import texts from './es.json';

const FOUND: evidencias.Comprobacion = {
  id: 'e1',
  valida: true,
  codigo: 'P-2026-0001',
  numero: 1,
  aceptadaEn: '2026-11-22T10:00:00.000Z',
  firmante: 'M••• Ñ•••',
  calidad: 'administrador',
  codigoComprobado: true,
  codigoPor: 'correo',
  pdfSha256: 'a'.repeat(64),
  evidenciaSha256: 'b'.repeat(64),
  sello: 'c2VsbG8=',
  clavePublica: 'Y2xhdmU=',
  marca: {
    nombre: 'Luz Clara',
    colorPrincipal: '#7a1f5c',
    colorAcento: '#f5b324',
    logo: null,
    emisor: 'Luz Clara Energía, S.L.',
    contactoDatos: '',
    textoLegal: '',
    privacidad: '/privacidad/m1',
    conVatio: true,
  },
};

const user = userEvent.setup();
afterEach(closeScreens);

const open = (address: string, answers: Readonly<Record<string, unknown>> = {}) =>
  openScreens(address, {
    screens: { '/comprobar': CheckEvidenciaScreen, '/comprobar/:id': CheckEvidenciaScreen },
    texts: { comprobar: texts, ui },
    answers,
    role: 'cliente',
  });

it('an evidence is checked by its identifier, and says who sealed it', async () => {
  const { router } = await open('/comprobar', { 'GET /v1/publico/evidencias/e1': FOUND });
  await user.type(await screen.findByLabelText(texts.identificador), ' e1 ');
  await user.click(screen.getByRole('button', { name: texts.comprobar }));
  expect(await screen.findByText(texts.valida)).toBeDefined();
  expect(router.location.pathname).toBe('/comprobar/e1');
  expect(screen.getByText(/Luz Clara Energía, S.L. selló/)).toBeDefined();
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
});

it('an evidence is checked by its file, of which only the SHA-256 is sent', async () => {
  // The SHA-256 of «abc», from FIPS 180-4.
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  await open('/comprobar', {
    [`GET /v1/publico/evidencias/por-huella/${sha256}`]: { ...FOUND, valida: false },
  });
  await user.upload(
    await screen.findByLabelText(texts.fichero),
    new File(['abc'], 'e.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText(texts.noValida)).toBeDefined();
});

it('a file that was not sealed here is said not to be ours', async () => {
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  await open('/comprobar', {
    [`GET /v1/publico/evidencias/por-huella/${sha256}`]: problem(404, 'no-existe'),
  });
  await user.upload(
    await screen.findByLabelText(texts.fichero),
    new File(['abc'], 'e.pdf', { type: 'application/pdf' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(texts.noEsNuestro);
});
