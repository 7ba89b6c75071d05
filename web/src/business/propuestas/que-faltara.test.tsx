import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import asked from '../../trade/asked-documents/es.json';
import requisitos from '../../trade/requisitos/es.json';
import ui from '../../ui/es.json';
import textos from './es.json';
import PropuestaScreen from './propuesta.screen.tsx';
import { propuestaDePrueba } from './test-propuesta.ts';

const CUPS = ['ES0021000000000001LE', 'ES0021000000000002LL'] as const;
const row = (requisito: string, motivo: string | null = null) => ({
  requisito,
  estado: motivo === null ? 'cumple' : 'falta',
  motivo,
  porLey: true,
});
const lacking = {
  suministros: [
    { cups: CUPS[0], rows: [row('firmante', 'sin-firmante'), row('factura', 'sin-factura')] },
    { cups: CUPS[1], rows: [row('firmante', 'sin-firmante'), row('factura')] },
  ],
};
const none = { rows: [], count: 0, countExact: true };

const open = (propuesta: object, role: 'comercial' | 'cliente' = 'comercial') =>
  openScreens('/propuestas/p1', {
    screens: { '/propuestas/:id': PropuestaScreen },
    texts: { propuestas: textos, requisitos, 'asked-documents': asked, ui },
    answers: {
      'GET /v1/propuestas/p1': propuesta,
      'GET /v1/propuestas/p1/requisitos': lacking,
      'GET /v1/peticiones-de-documentos': none,
      'GET /v1/correos': none,
    },
    role,
  });

afterEach(closeScreens);

it('an open proposal says what its contracts will lack, of which supply, and asks the client for the papers', async () => {
  await open(propuestaDePrueba({ estado: 'enviada' }));
  const card = within(await screen.findByRole('region', { name: requisitos.queFaltara }));
  expect(await card.findByText('Faltan 2')).toBeDefined();
  // Who signs is the same for both, so no supply is named there.
  expect(card.getAllByText(requisitos['previa-sin-firmante'])).toHaveLength(1);
  const [missing] = card.getAllByText(requisitos['previa-sin-factura']);
  const item = within(missing?.closest('li') ?? expect.fail('no row'));
  expect(item.getByRole('link', { name: CUPS[0] }).getAttribute('href')).toBe(`/cups/${CUPS[0]}`);
  expect(item.queryByRole('link', { name: CUPS[1] })).toBeNull();
  expect(card.getByRole('link', { name: CUPS[1] })).toBeDefined();
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  await userEvent.click(card.getByRole('button', { name: requisitos.pedirDocumentos }));
  expect(within(screen.getByRole('dialog')).getByRole('checkbox', { checked: true })).toBeDefined();
});

it.each([
  ['that was accepted', { estado: 'aceptada' as const }, 'comercial' as const],
  ['that a client reads', { estado: 'enviada' as const }, 'cliente' as const],
])('a proposal %s does not say what will be missing', async (_, changes, role) => {
  const { requests } = await open(propuestaDePrueba(changes), role);
  await screen.findByText(textos.ahorroAnual);
  expect(screen.queryByText(requisitos.queFaltara)).toBeNull();
  expect(requests.some(({ url }) => url.endsWith('/requisitos'))).toBe(false);
});
