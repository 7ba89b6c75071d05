import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { claves, cuenta } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import { readToasts } from '../../ui/feedback/toasts.ts';
import CuentaScreen from './cuenta.screen.tsx';
import texts from './es.json';

const HERE: cuenta.Sesion = {
  id: 's1',
  esta: true,
  direccion: '192.0.2.7',
  navegador: 'Firefox',
  sistema: 'Windows',
  dispositivo: 'ordenador',
  abierta: '2026-11-20T08:00:00Z',
  usada: '2026-11-23T09:30:00Z',
};
const THERE: cuenta.Sesion = {
  ...HERE,
  id: 's2',
  esta: false,
  direccion: null,
  navegador: 'Safari',
  sistema: 'iOS',
  dispositivo: 'telefono',
};
const UNKNOWN: cuenta.Sesion = { ...THERE, id: 's3', navegador: null, sistema: null, dispositivo: null };

const user = userEvent.setup();
afterEach(() => {
  closeScreens();
  vi.restoreAllMocks();
});

const open = (more: Readonly<Record<string, unknown>> = {}) =>
  openScreens('/mi-cuenta', {
    screens: { '/mi-cuenta': CuentaScreen },
    texts: { cuenta: texts, ui },
    answers: {
      'GET /v1/cuenta/segundo-paso': { activo: false, desde: null, codigosSinUsar: 0, obligatorio: true },
      'GET /v1/cuenta/llaves': { rows: [] },
      'GET /v1/cuenta/claves': { rows: [] },
      'GET /v1/cuenta/sesiones': { rows: [HERE, THERE, UNKNOWN] },
      ...more,
    },
  });

const sent = (requests: readonly Request[], method: string) =>
  requests.find((request) => request.method === method);

const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

it('the own account tells its sessions in words, marks this one and offers to close the others', async () => {
  const { requests } = await open({ 'DELETE /v1/cuenta/sesiones/s2': null });
  await screen.findByText('Firefox en Windows');
  expect(screen.getByText(/Usada el 23\/11\/2026 10:30 desde 192\.0\.2\.7/)).toBeTruthy();
  expect(screen.getAllByText(texts.esta)).toHaveLength(1);
  expect(screen.getByText(texts.otroDispositivo)).toBeTruthy();
  expect((await axe.run(document.body, { rules: RULES })).violations).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Cerrar la sesión de Firefox en Windows' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Safari en iOS' }));
  await waitFor(() => expect(sent(requests, 'DELETE')?.url).toMatch(/\/v1\/cuenta\/sesiones\/s2$/));
  await expect.poll(() => readToasts().at(-1)?.text).toBe('Sesión de Safari en iOS cerrada');
});

it('the keys that act in the name of the account are shown with their maker, and are ended here', async () => {
  const clave: claves.Clave = {
    id: 'k1',
    nombre: 'Cuadro de mando',
    inicio: 'vat_rQqte4',
    cuenta: { id: 'u2', nombre: 'Luis' },
    creadaPor: { id: 'u1', nombre: 'Ana Demo' },
    ambitos: ['clientes:leer'],
    estado: 'vigente',
    creada: '2026-11-01T10:00:00.000Z',
    caduca: '2027-01-30T10:00:00.000Z',
    usada: null,
  };
  let rows = [clave];
  const { requests } = await open({
    'GET /v1/cuenta/claves': () => ({ rows }),
    'DELETE /v1/cuenta/claves/k1': () => {
      rows = [];
      return null;
    },
  });
  await screen.findByText(/La hizo Ana Demo el 01\/11\/2026/);
  expect((await axe.run(document.body, { rules: RULES })).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Revocar la clave «Cuadro de mando»' }));
  await waitFor(() => expect(screen.queryByText(texts.claves)).toBeNull());
  expect(sent(requests, 'DELETE')?.url).toMatch(/\/v1\/cuenta\/claves\/k1$/);
});

it('the other sessions are closed together once it is confirmed', async () => {
  const { requests } = await open({ 'POST /v1/cuenta/sesiones/cerrar-las-demas': { cerradas: 2 } });
  await user.click(await screen.findByRole('button', { name: texts.cerrarLasDemas }));
  await screen.findByText(/Se cerrarán 2 sesiones/);
  expect(sent(requests, 'POST')).toBeUndefined();
  await user.click(screen.getAllByRole('button', { name: texts.cerrarLasDemas }).at(-1)!);
  await expect.poll(() => readToasts().at(-1)?.text).toBe('2 sesiones cerradas');
});

it('the own password is changed with the present one, and a refusal stands beside its field', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let refused = true;
  const { requests } = await open({
    'PUT /v1/cuenta/contrasena': () =>
      refused ? problem(400, 'datos-no-validos', { actual: 'No es tu contraseña actual' }) : { cerradas: 1 },
  });
  const fields = () =>
    [texts.actual, texts.nueva, texts.repetida].map((label) =>
      screen.getByLabelText(new RegExp(`^${label}`)),
    );
  const fill = async (...values: readonly string[]) => {
    for (const [at, field] of fields().entries()) {
      await user.clear(field);
      await user.type(field, values[at] ?? '');
    }
    await user.click(screen.getByRole('button', { name: texts.cambiarContrasena }));
  };
  await screen.findByText('Firefox en Windows');
  await fill('la de ahora', 'un tren a Soria', 'un tren a Cuenca');
  await screen.findByText(texts.noCoinciden);
  expect(sent(requests, 'PUT')).toBeUndefined();
  await fill('la de ahora', 'un tren a Soria', 'un tren a Soria');
  await screen.findByText('No es tu contraseña actual');
  refused = false;
  await fill('la buena', 'un tren a Soria', 'un tren a Soria');
  await expect.poll(() => readToasts().at(-1)?.text).toBe('Contraseña cambiada y 1 sesión cerrada');
  expect(
    await requests
      .filter(({ method }) => method === 'PUT')
      .at(-1)
      ?.json(),
  ).toEqual({
    actual: 'la buena',
    password: 'un tren a Soria',
  });
  await waitFor(() =>
    expect(fields().map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '']),
  );
});

it('the second step is set up with the password, the secret and a first code, and shows its recovery codes once', async () => {
  const { requests } = await open({
    'POST /v1/cuenta/segundo-paso/comienzo': {
      secreto: 'JBSWY3DPEHPK3PXP',
      direccion: 'otpauth://totp/Vatio:marta?secret=JBSWY3DPEHPK3PXP',
    },
    'POST /v1/cuenta/segundo-paso': { codigos: ['k7f2m-9xw4p', 'abcde-fghjk'] },
  });
  await screen.findByText(texts.obligatorioTexto);
  await user.click(screen.getByRole('button', { name: texts.activar }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(`^${texts.actual}`)), 'la mía');
  await user.click(dialog.getByRole('button', { name: texts.continuar }));
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  await screen.findByRole('img', { name: texts.codigoQr });
  expect((await axe.run(document.body, { rules: RULES })).violations).toEqual([]);
  await user.type(screen.getByLabelText(new RegExp(`^${texts.primerCodigo}`)), '123456');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.activar }));
  await screen.findByText('k7f2m-9xw4p');
  const bodies = await Promise.all(
    requests.filter(({ method }) => method === 'POST').map((sent) => sent.json()),
  );
  expect(bodies).toEqual([{ actual: 'la mía' }, { codigo: '123456' }]);
  await user.click(screen.getByRole('button', { name: texts.guardados }));
  expect(screen.queryByText('k7f2m-9xw4p')).toBeNull();
});

it('a seller chooses what they are told of and when no mail comes, in a tab with an address of its own', async () => {
  const firmado = { evento: 'contrato-firmado', campana: true, correo: false };
  let chosen: object = {
    eventos: [{ evento: 'propuesta-vista', campana: true, correo: false }, firmado],
    silencio: null,
    resumenSemanal: false,
  };
  const { router } = await open({
    'GET /v1/cuenta/preferencias-de-avisos': () => chosen,
    'PUT /v1/cuenta/preferencias-de-avisos': async (request: Request) => {
      chosen = await request.json();
      return chosen;
    },
  });
  await user.click(await screen.findByRole('tab', { name: texts['parte-avisos'] }));
  await user.click(
    await screen.findByRole('switch', {
      name: `${texts['evento-propuesta-vista']}: ${texts['aviso-por-correo']}`,
    }),
  );
  await waitFor(() => expect(router.location.searchText).toBe('?parte=avisos'));
  await user.click(screen.getByRole('switch', { name: texts.resumenSemanal }));
  await user.click(screen.getByRole('switch', { name: texts.silencio }));
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  await waitFor(() =>
    expect(chosen).toEqual({
      eventos: [{ evento: 'propuesta-vista', campana: true, correo: true }, firmado],
      silencio: { desde: '21:00', hasta: '08:00' },
      resumenSemanal: true,
    }),
  );
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe(ui.saved));
});
