import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { peticionesDeDocumentos } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import brands from '../brands/es.json';
import { AskDialog } from './ask-dialog.tsx';
import { AskedList } from './asked-list.tsx';
import texts from './es.json';

const PETICION: peticionesDeDocumentos.Peticion = {
  id: 'y1',
  contrato: { id: 'k1', nombre: 'CT-2026-0001' },
  papeles: ['factura', 'identidad'],
  nota: '',
  estado: 'abierta',
  creada: '2026-11-23T10:00:00.000Z',
  quien: { id: 'u1', nombre: 'Carlos Ruiz' },
  caduca: '2026-12-07T10:00:00.000Z',
  enviadaA: 'sol@casa.example',
  recibidos: [
    { id: 'd1', nombre: 'factura.pdf', bytes: 10, papel: 'factura', cuando: '2026-11-23T11:00:00.000Z' },
  ],
};
const MADE = {
  peticion: PETICION,
  url: 'https://vatio.example/d/secreto',
  porCorreo: true,
  correo: 'enviado',
};

const Screen = () => (
  <>
    <AskedList clienteId="c1" />
    <AskDialog clienteId="c1" missing={['identidad']} email="sol@casa.example" onClose={() => undefined} />
  </>
);

const open = (made: unknown = MADE, role: 'admin' | 'comercial' = 'comercial') =>
  openScreens('/x', {
    screens: { '/x': Screen },
    texts: { 'asked-documents': texts, brands, ui },
    role,
    answers: {
      'GET /v1/peticiones-de-documentos': { rows: [PETICION] },
      'POST /v1/peticiones-de-documentos': made,
      'DELETE /v1/peticiones-de-documentos/y1': { ...PETICION, estado: 'revocada' },
    },
  });

afterEach(closeScreens);

it('what is known to be missing is asked for, to the address of the client, and the link is shown once', async () => {
  const { requests } = await open();
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: texts['papel-otro'] }));
  await user.type(dialog.getByLabelText(texts.nota), 'El recibo del IBI');
  await user.click(dialog.getByRole('button', { name: texts.hacerEnlace }));
  expect(((await screen.findByLabelText(texts.enlace)) as HTMLInputElement).value).toBe(MADE.url);
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toEqual({
    clienteId: 'c1',
    contratoId: null,
    papeles: ['identidad', 'otro'],
    nota: 'El recibo del IBI',
    dias: 14,
    email: 'sol@casa.example',
  });
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations.map(({ id }) => id)).toEqual([]);
});

it('what was asked says what has come and until when its link works, which can be revoked', async () => {
  const { requests } = await open();
  expect(await screen.findByText(`${texts['papel-factura']}: ${texts.haLlegado}`)).toBeDefined();
  expect(screen.getByText(`${texts['papel-identidad']}: ${texts.falta}`)).toBeDefined();
  expect(screen.getByText(/por Carlos Ruiz · Contrato CT-2026-0001 · .*07\/12\/2026/)).toBeDefined();
  await userEvent.setup().click(screen.getByText(texts.revocar));
  expect(requests.map(({ method }) => method)).toContain('DELETE');
});

it('without a mail server, the link is said not to go out until there is one, and is there to be copied', async () => {
  await open({ ...MADE, correo: 'sin-servidor' });
  await userEvent.setup().click(await screen.findByRole('button', { name: texts.hacerEnlace }));
  expect(await screen.findByText(texts.enlaceSinServidor)).toBeDefined();
  expect(screen.queryByText(texts.enlaceMandado)).toBeNull();
  expect(screen.getByRole('button', { name: texts.copiar })).toBeDefined();
});

it.each(['admin', 'comercial'] as const)(
  'what the house has not said of itself is named in the refusal, and %s is told where it is written',
  async (role) => {
    const refusal = {
      type: 'about:blank',
      status: 409,
      code: 'faltan-datos-de-la-casa',
      title: 'No se puede enviar: falta el NIF de la empresa',
      detail: 'Los datos de la marca Vatio se escriben en Ajustes',
      datos: { faltan: ['cif'], marca: { id: 'm1', nombre: 'Vatio' }, cliente: { id: 'c1' } },
    };
    const headers = { 'content-type': 'application/problem+json' };
    await open(() => new Response(JSON.stringify(refusal), { status: 409, headers }), role);
    await userEvent.setup().click(await screen.findByRole('button', { name: texts.hacerEnlace }));
    const told = await screen.findByText(/falta el NIF de la empresa/);
    if (role === 'comercial') return expect(told.textContent).toContain(brands.askHouse);
    const link = within(told).getByRole('link', { name: brands.writeOfHouse });
    expect(link.getAttribute('href')).toBe('/ajustes/m1?campo=cif');
  },
);
