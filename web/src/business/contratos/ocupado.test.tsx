import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { chooseByTyping } from '../../trade/choose/test-choose.ts';
import operations from '../../trade/operations/es.json';
import ui from '../../ui/es.json';
import ContratoScreen from './contrato.screen.tsx';
import textos from './es.json';
import ListaContratosScreen from './lista.screen.tsx';
import { BACKGROUND_ANSWERS, contrato } from './test-contrato.ts';

const user = userEvent.setup();
afterEach(closeScreens);

const OCUPADO = {
  cups: 'ES0021000000000002RE',
  contrato: { id: 'k7', codigo: 'CT-2025-0007' },
  comercializadora: 'Luz del Sur',
  producto: 'Fijo 12',
  fechaFin: '2027-01-31',
  permanenciaHasta: null,
  libreDesde: '2027-02-01',
};
const OCUPACION = { 'GET /v1/contratos/ocupacion': { rows: [OCUPADO] } };

const open = (address: string, more: Readonly<Record<string, unknown>>) =>
  openScreens(address, {
    screens: { '/contratos': ListaContratosScreen, '/contratos/:id': ContratoScreen },
    texts: { contratos: textos, operations, ui },
    answers: { ...BACKGROUND_ANSWERS, ...more },
    role: 'admin',
  });

it('a new contract says at once that its supply has another, and from which day it is free', async () => {
  const { cups } = OCUPADO;
  const { requests } = await open('/contratos?nuevo=si', {
    ...OCUPACION,
    'GET /v1/contratos': { rows: [], count: 0, total: 0, countExact: true },
    [`GET /v1/puntos-suministro/${cups}`]: {
      cups,
      cliente: { id: 'c1', nombre: 'Bar Luna' },
      clienteBloqueado: null,
      tarifa: '2.0TD',
      zona: 'peninsula',
      consumoAnualKwh: 3000,
      conContrato: true,
    },
    'GET /v1/puntos-suministro/opciones': {
      rows: [{ cups, municipio: 'Bilbao', cliente: 'Bar Luna' }],
      more: false,
    },
  });
  const dialogo = within(await screen.findByRole('dialog', { name: textos.nuevo }));
  const field = dialogo.getByRole('combobox', { name: /^CUPS/ });
  await chooseByTyping({ user, field, text: 'Bilbao' });
  expect(await dialogo.findByText('Está libre desde el 01/02/2027.')).toBeDefined();
  expect(dialogo.getByText('CT-2025-0007').getAttribute('href')).toBe('/contratos/k7');
  expect(dialogo.getByText(textos.nuevoEspera)).toBeDefined();
  const preguntas = requests.filter(({ url }) => url.includes('/contratos/ocupacion'));
  expect(preguntas.map(({ url }) => new URL(url).searchParams.get('cups'))).toEqual([cups]);
});

it.each(['firmar', 'solicitar'] as const)(
  '«%s» tells the user of the supply’s other contract',
  async (accion) => {
    await open('/contratos/k1', { ...OCUPACION, 'GET /v1/contratos/k1': contrato({ acciones: [accion] }) });
    await user.click(await screen.findByText(textos[`accion-${accion}`]));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('Está libre desde el 01/02/2027.')).toBeDefined();
  },
);

it('cancelling a contract does not tell of the supply’s other one', async () => {
  const { requests } = await open('/contratos/k1', {
    ...OCUPACION,
    'GET /v1/contratos/k1': contrato({ acciones: ['cancelar'] }),
  });
  await user.click(await screen.findByText(textos['accion-cancelar']));
  await screen.findByRole('dialog');
  expect(requests.filter(({ url }) => url.includes('ocupacion'))).toEqual([]);
});

it('a draft shows the day on which it is to begin, which can be changed', async () => {
  const borrador = contrato({
    fechaActivacion: null,
    inicioPrevisto: '2027-02-01',
    editables: ['inicioPrevisto', 'notas'],
  });
  const { requests } = await open('/contratos/k1?seccion=precios', {
    'GET /v1/contratos/k1': borrador,
    'PATCH /v1/contratos/k1': { ...borrador, version: 4, inicioPrevisto: '2027-03-01' },
  });
  const dato = (await screen.findByText(textos.inicioPrevisto)).parentElement;
  expect(dato?.textContent).toContain('01/02/2027');
  await user.click(screen.getByText('Editar'));
  const dialogo = within(await screen.findByRole('dialog'));
  const campo = dialogo.getByLabelText(/^Inicio previsto/);
  await user.clear(campo);
  await user.type(campo, '2027-03-01');
  await user.click(dialogo.getByText('Guardar'));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true));
  const enviado: unknown = await requests.find(({ method }) => method === 'PATCH')?.json();
  expect(enviado).toEqual({ inicioPrevisto: '2027-03-01', version: 3 });
});
