import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setSampleDoor } from '../../../data/sample-door.ts';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import { readToasts } from '../../../ui/feedback/toasts.ts';
import kit from '../../kit/es.json';
import dashboards from '../es.json';
import ActionCards from './action.screen.tsx';
import AdvancedCards from './advance.screen.tsx';
import AnalyticsCards from './analytics.screen.tsx';
import BasicCards from './basic.screen.tsx';
import StatisticsCards from './statistics.screen.tsx';

beforeAll(() => setSampleDoor(() => import('../../../sample-data/index.ts')));
afterEach(() => {
  vi.useRealTimers();
  closeScreens();
});

const SCREENS = {
  '/cards/basic': BasicCards,
  '/cards/advance': AdvancedCards,
  '/cards/statistics': StatisticsCards,
  '/cards/analytics': AnalyticsCards,
  '/cards/action': ActionCards,
};

async function open(address: keyof typeof SCREENS) {
  await openScreens(address, { screens: SCREENS, texts: { kit, ui, dashboards }, answers: {} });
  return userEvent.setup();
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('basic cards change what they show with the tabs at their head', async () => {
  const user = await open('/cards/basic');
  const tabs = within(await screen.findByRole('tablist', { name: 'Pestañas con línea' }));
  await user.click(tabs.getByRole('tab', { name: 'Tienda' }));
  expect(screen.getByText(/^Cargadores, baterías/)).toBeTruthy();
});

it('the payment card formats what is typed, says what is missing, and pays', async () => {
  const user = await open('/cards/advance');
  const form = await card('Pagar con tarjeta');
  await user.click(form.getByRole('button', { name: 'Pagar' }));
  expect(form.getByText('Escribe las 16 cifras')).toBeTruthy();
  await user.type(form.getByLabelText('Número de la tarjeta'), '1234567812345678');
  expect(form.getByLabelText<HTMLInputElement>('Número de la tarjeta').value).toBe('1234 5678 1234 5678');
  await user.type(form.getByLabelText('Nombre'), 'Ana');
  await user.type(form.getByLabelText('Caduca'), '1328');
  await user.type(form.getByLabelText('CVV'), '1234');
  await user.click(form.getByRole('button', { name: 'Pagar' }));
  expect(form.getByText('Mes y año')).toBeTruthy();
  await user.clear(form.getByLabelText('Caduca'));
  await user.type(form.getByLabelText('Caduca'), '1128');
  await user.click(form.getByRole('button', { name: 'Pagar' }));
  expect(readToasts().at(-1)?.text).toContain('5678');
});

it('the chat card sends a written message, and no blank one', async () => {
  const user = await open('/cards/advance');
  const chat = await card('Conversación');
  const count = () => chat.getAllByRole('listitem').length;
  await user.type(chat.getByRole('textbox'), '   {Enter}');
  expect(count()).toBe(10);
  await user.type(chat.getByRole('textbox'), 'Hasta el jueves{Enter}');
  expect(count()).toBe(11);
  expect(chat.getByText('Hasta el jueves')).toBeTruthy();
});

it('the options card adds up what is chosen', async () => {
  const user = await open('/cards/advance');
  const options = await card('Servicios del contrato');
  expect(options.getByText(/^20\s€$/)).toBeTruthy();
  await user.click(options.getByRole('checkbox', { name: /Seguro/ }));
  expect(options.getByText(/^50\s€$/)).toBeTruthy();
});

it('statistics cards show every figure of the samples', async () => {
  await open('/cards/statistics');
  for (const figure of [
    '2.760',
    '6.240 €',
    '92,6 mil',
    '97.500 €',
    '36 %',
    '38,4 mil',
    '233',
    '812',
    '396',
  ]) {
    expect(await screen.findByText(figure), figure).toBeTruthy();
  }
});

it.each([
  ['Pedidos de productos', '41.860', '308.880'],
  ['Clientes', '1.297', '14.305'],
  ['Sesiones por dispositivo', '57,8 %', '63,4 %'],
])('the analytics card «%s» shows the figures of its range', async (name, before, after) => {
  const user = await open('/cards/analytics');
  const region = await card(name);
  expect((await region.findAllByText(before)).length).toBeGreaterThan(0);
  await user.selectOptions(region.getByRole('combobox'), 'Último año');
  expect((await region.findAllByText(after)).length).toBeGreaterThan(0);
});

it('a card folds, and unfolds again', async () => {
  const user = await open('/cards/action');
  await screen.findByText(/^Pulsa la flecha/);
  await user.click(screen.getByRole('button', { name: 'Plegar «Plegar»' }));
  expect(screen.queryByText(/^Pulsa la flecha/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Desplegar «Plegar»' }));
  expect(screen.getByText(/^Pulsa la flecha/)).toBeTruthy();
});

it('a removed card can be brought back', async () => {
  const user = await open('/cards/action');
  await user.click(await screen.findByRole('button', { name: 'Quitar «Quitar»' }));
  expect(screen.queryByText(/^Pulsa el aspa/)).toBeNull();
  act(() => readToasts().at(-1)?.undo?.());
  expect(await screen.findByText(/^Pulsa el aspa/)).toBeTruthy();
});

it('a card that reloads is covered until it has', async () => {
  const user = await open('/cards/action');
  await user.click(await screen.findByRole('button', { name: 'Recargar «Recargar»' }));
  expect(screen.getByText('Recargando «Recargar»')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Recargando «Recargar»')).toBeNull());
});
