import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { llaves } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../../../data/test-answers.ts';
import { withPasskeys } from '../../../data/test-passkeys.ts';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import { readToasts } from '../../../ui/feedback/toasts.ts';
import CuentaScreen from '../cuenta.screen.tsx';
import texts from '../es.json';

const LLAVE: llaves.Llave = {
  id: 'k1',
  nombre: 'Mi móvil',
  sincronizada: true,
  creada: '2026-11-20T08:00:00Z',
  usada: null,
};

const OPTIONS = { challenge: 'cmV0bw', rp: { id: 'vatio.test', name: 'Vatio' } };

const user = userEvent.setup();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeScreens();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (more: Readonly<Record<string, unknown>> = {}, { activo = false } = {}) =>
  openScreens('/mi-cuenta', {
    screens: { '/mi-cuenta': CuentaScreen },
    texts: { cuenta: texts, ui },
    answers: {
      'GET /v1/cuenta/segundo-paso': { activo, desde: null, codigosSinUsar: 0, obligatorio: false },
      'GET /v1/cuenta/sesiones': { rows: [] },
      'GET /v1/cuenta/llaves': { rows: [LLAVE] },
      'POST /v1/cuenta/llaves/comienzo': OPTIONS,
      'POST /v1/cuenta/llaves': LLAVE,
      ...more,
    },
  });

const bodies = async (requests: readonly Request[], method = 'POST') =>
  Promise.all(requests.filter((request) => request.method === method).map((request) => request.json()));

async function addOne(name: string) {
  await user.click(await screen.findByRole('button', { name: texts.anadirLlave }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(`^${texts.nombreDeLlave}`)), name);
  await user.type(dialog.getByLabelText(new RegExp(`^${texts.actual}`)), 'la mía');
  return dialog;
}

describe('the own passkeys', () => {
  it('are told by name, and one is added with the password and what the device answers', async () => {
    const challenges = withPasskeys(() => ({
      clientDataJSON: 'Y2Q',
      attestationObject: 'YW8',
      transports: [],
    }));
    const { requests } = await open();
    await screen.findByText(/en todos tus dispositivos/);
    const dialog = await addOne('Portátil');
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    expect((await axe.run(document.body, { rules })).violations).toEqual([]);
    await user.click(dialog.getByRole('button', { name: texts.continuar }));
    await expect.poll(() => readToasts().at(-1)?.text).toBe('Llave de acceso «Portátil» añadida');
    expect(challenges).toEqual([{ method: 'create', publicKey: OPTIONS }]);
    expect(await bodies(requests)).toEqual([
      { actual: 'la mía' },
      {
        nombre: 'Portátil',
        credencial: {
          id: 'bGxhdmU',
          rawId: 'bGxhdmU',
          type: 'public-key',
          response: { clientDataJSON: 'Y2Q', attestationObject: 'YW8' },
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['NotAllowedError', texts.llaveCancelada],
    ['InvalidStateError', texts.llaveRepetida],
    ['SecurityError', texts.llaveFuera],
  ])('say why none was added: %s', async (name, words) => {
    withPasskeys(() => {
      throw new DOMException('', name);
    });
    const { requests } = await open();
    const dialog = await addOne('Portátil');
    await user.click(dialog.getByRole('button', { name: texts.continuar }));
    await dialog.findByText(words);
    expect(await bodies(requests)).toEqual([{ actual: 'la mía' }]);
  });

  it('say so in a browser without them, before the password is sent', async () => {
    vi.stubGlobal('PublicKeyCredential', {});
    const { requests } = await open();
    const dialog = await addOne('Portátil');
    await user.click(dialog.getByRole('button', { name: texts.continuar }));
    await dialog.findByText(texts.llaveSinSoporte);
    expect(await bodies(requests)).toEqual([]);
  });

  it('are renamed, and taken away with the password and a code where there is a second step', async () => {
    let refused = true;
    const { requests } = await open(
      {
        'PATCH /v1/cuenta/llaves/k1': { ...LLAVE, nombre: 'Otro' },
        'POST /v1/cuenta/llaves/k1/retirada': () =>
          refused ? problem(400, 'datos-no-validos', { codigo: 'No es un código válido' }) : null,
      },
      { activo: true },
    );
    await user.click(await screen.findByRole('button', { name: 'Cambiar el nombre de la llave «Mi móvil»' }));
    const field = screen.getByLabelText(new RegExp(`^${texts.nombreDeLlave}`));
    await user.clear(field);
    await user.type(field, 'Otro');
    await user.click(screen.getByRole('button', { name: texts.guardar }));
    await expect.poll(() => readToasts().at(-1)?.text).toBe(texts.llaveRenombrada);
    expect(await bodies(requests, 'PATCH')).toEqual([{ nombre: 'Otro' }]);
    await user.click(screen.getByRole('button', { name: 'Quitar la llave «Mi móvil»' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(new RegExp(`^${texts.actual}`)), 'la mía');
    await user.type(dialog.getByLabelText(new RegExp(`^${texts.codigo}`)), '123456');
    await user.click(dialog.getByRole('button', { name: texts.quitarSegundoPaso }));
    await dialog.findByText('No es un código válido');
    refused = false;
    await user.click(dialog.getByRole('button', { name: texts.quitarSegundoPaso }));
    await expect.poll(() => readToasts().at(-1)?.text).toBe('Llave de acceso «Mi móvil» quitada');
    expect((await bodies(requests)).at(-1)).toEqual({ actual: 'la mía', codigo: '123456' });
  });
});
