import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { permisosDeDatos } from '@vatio/contract';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../data/query-client.ts';
import { answer, problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import PermisoDeDatosScreen from './permiso-de-datos.screen.tsx';

const ASKED: permisosDeDatos.Publico = {
  cliente: 'Panadería Sol SL',
  cups: ['ES0021000000000042XX'],
  meses: 12,
  estado: 'pedido',
  texto: ['Autorizo a Luz Clara a consultar mis datos.', 'Puedo retirarlo cuando quiera.'],
  caduca: '2026-12-07T10:00:00.000Z',
  hasta: null,
  marca: {
    nombre: 'Luz Clara',
    colorPrincipal: '#7a1f5c',
    colorAcento: '#f5b324',
    logo: null,
    emisor: 'Luz Clara Energía, S.L.',
    contactoDatos: 'datos@luzclara.example',
    textoLegal: '',
    privacidad: '/privacidad/m1',
    conVatio: true,
  },
};

const PATH = '/v1/publico/permisos-de-datos/secreto';
const user = userEvent.setup();

const open = (answers: Readonly<Record<string, unknown>>) =>
  openScreens('/permiso/secreto', {
    screens: { '/permiso/:token': PermisoDeDatosScreen },
    texts: { 'permiso-de-datos': textos, ui },
    answers,
    role: 'cliente',
  });

afterEach(() => {
  closeScreens();
  queryClient.clear();
});

it('a holder reads what they allow and until when, and gives their leave', async () => {
  let given = false;
  const { requests } = await open({
    [`GET ${PATH}`]: () => (given ? { ...ASKED, estado: 'vigente', hasta: '2027-11-28' } : ASKED),
    [`POST ${PATH}`]: () => {
      given = true;
      return { ...ASKED, estado: 'vigente', hasta: '2027-11-28' };
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: textos.titulo })).toBeDefined();
  for (const sentence of ASKED.texto) expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByText(/hasta el 07\/12\/2026/)).toBeDefined();
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations.map(({ id }) => id)).toEqual([]);
  await user.type(screen.getByLabelText(new RegExp(`^${textos.nombre}`)), 'Ana Sol');
  await user.type(screen.getByLabelText(new RegExp(`^${textos.nif}`)), '12345678Z');
  await user.click(screen.getByLabelText(textos.acepto));
  await user.click(screen.getByRole('button', { name: textos.dar }));
  expect(await screen.findByText(/Vale hasta el 28\/11\/2027/)).toBeDefined();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toEqual({ nombre: 'Ana Sol', nif: '12345678Z', acepta: true });
});

it('a holder takes their leave back after a question, and the page closes', async () => {
  let over = false;
  await open({
    [`GET ${PATH}`]: () =>
      over ? problem(410, 'permiso-cerrado') : answer({ ...ASKED, estado: 'vigente', hasta: '2027-11-28' }),
    [`DELETE ${PATH}`]: () => {
      over = true;
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await screen.findByRole('button', { name: textos.retirar }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: textos.retirar }));
  expect(await screen.findByRole('heading', { level: 1, name: textos.retiradoTitulo })).toBeDefined();
});

it.each([
  [410, 'permiso-cerrado', textos.retiradoTitulo],
  [404, 'no-existe', textos.noExisteTitulo],
  [500, 'fallo', textos.fallaTitulo],
])('a link of a leave answered %i says so, and what to do', async (status, code, title) => {
  await open({ [`GET ${PATH}`]: () => problem(status, code) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});
