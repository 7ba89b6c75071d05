import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setSampleDoor } from '../../../data/sample-door.ts';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import { readToasts } from '../../../ui/feedback/toasts.ts';
import kit from '../../kit/es.json';
import dashboards from '../es.json';
import AnalyticsScreen from './analytics.screen.tsx';

beforeAll(() => setSampleDoor(() => import('../../../sample-data/index.ts')));
afterEach(closeScreens);

async function open() {
  const path = '/dashboard/analytics';
  await openScreens(path, {
    screens: { [path]: AnalyticsScreen },
    texts: { kit, ui, dashboards },
    answers: {},
  });
  return userEvent.setup();
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it.each([
  ['Sesiones', '2.716', '30.480'],
  ['Atención al cliente', '163', '2.048'],
])('the analytics card «%s» shows the figures of the chosen range', async (name, before, after) => {
  const user = await open();
  const region = await card(name);
  expect(await region.findByText(before)).toBeTruthy();
  await user.selectOptions(region.getByRole('combobox'), 'Último año');
  expect(await region.findByText(after)).toBeTruthy();
});

it('the radar of sales moves from spoke to spoke with the arrows', async () => {
  const user = await open();
  const region = await card('Ventas y visitas');
  region.getByRole('img').focus();
  await user.keyboard('{Home}');
  expect(region.getByText(/Ventas: 90 · Visitas \(centenares\): 70$/)).toBeTruthy();
});

it('the table of invoices finds one, which leads to its page', async () => {
  const user = await open();
  await user.type(await screen.findByRole('searchbox'), '4999');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^#/ })).toHaveLength(1));
  const found = screen.getByRole('link', { name: '#4999' });
  expect(found.getAttribute('href')).toBe('/apps/invoice/preview/4999');
});

it('the table of invoices shows those of a state, and gives a deleted one back', async () => {
  const user = await open();
  const numbers = () => screen.getAllByRole('link', { name: /^#\d/ }).map(({ textContent }) => textContent);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'Vencida');
  await waitFor(() => expect(numbers()).toHaveLength(3));
  const [first] = numbers();
  await user.click(screen.getByRole('button', { name: `Borrar la factura ${first}` }));
  await waitFor(() => expect(numbers()).toHaveLength(2));
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe(`Factura ${first} borrada`));
  readToasts().at(-1)?.undo?.();
  await waitFor(() => expect(numbers()[0]).toBe(first));
});

it('the timeline tells of a file, a person and a team', async () => {
  await open();
  const region = await card('Actividad');
  expect(region.getAllByRole('listitem').length).toBeGreaterThan(4);
  expect(region.getByText('facturas.pdf')).toBeTruthy();
  expect(region.getByText('Leire Mendoza')).toBeTruthy();
  expect(
    within(region.getByRole('list', { name: 'Seis personas más en el equipo' })).getByText('Nerea Pascual'),
  ).toBeTruthy();
});
