import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import textos from './es.json';
import PrivacidadScreen from './privacidad.screen.tsx';

const marca = {
  nombre: 'Luz Clara',
  colorPrincipal: '#7a1f5c',
  colorAcento: '#f5b324',
  logo: null,
  emisor: 'Luz Clara Energía, S.L. · NIF B12345674',
  contactoDatos: 'datos@luzclara.example',
  textoLegal: '',
  privacidad: '/privacidad/m1',
  conVatio: true,
};
const TOLD = {
  marca,
  texto: 'Para qué. Todo.\nTus derechos. Los que hay.',
  version: '3',
  desde: '2026-10-02',
};

const open = (answer: unknown, id: string) =>
  openScreens(`/privacidad/${id}`, {
    screens: { '/privacidad/:marca': PrivacidadScreen },
    texts: { 'propuesta-publica': textos, ui },
    answers: { [`GET /v1/publico/marcas/${id}/privacidad`]: answer },
    role: 'cliente',
  });
afterEach(closeScreens);

it('the page of data protection says who is responsible, whom to write to, each paragraph and since when', async () => {
  await open(TOLD, 'm1');
  expect(await screen.findByText('Tus derechos. Los que hay.')).toBeDefined();
  expect(screen.getByText(marca.contactoDatos)).toBeDefined();
  expect(screen.getByText('Versión 3, en vigor desde el 02/10/2026')).toBeDefined();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

it('the page of data protection says what its brand has not written, and that one does not exist', async () => {
  await open({ ...TOLD, marca: { ...marca, emisor: '', contactoDatos: '' }, desde: null }, 'm2');
  expect(await screen.findAllByText(textos.privacidadSinDecir)).toHaveLength(2);
  expect(screen.getByText('Versión 3')).toBeDefined();
  closeScreens();
  await open(problem(404, 'no-encontrado'), 'm3');
  expect(await screen.findByText(textos.privacidadNoExiste)).toBeDefined();
});
