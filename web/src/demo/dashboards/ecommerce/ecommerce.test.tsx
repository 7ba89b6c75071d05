import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setSampleDoor } from '../../../data/sample-door.ts';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import { readToasts } from '../../../ui/feedback/toasts.ts';
import kit from '../../kit/es.json';
import dashboards from '../es.json';
import EcommerceScreen from './ecommerce.screen.tsx';

beforeAll(() => setSampleDoor(() => import('../../../sample-data/index.ts')));
afterEach(closeScreens);

async function open() {
  await openScreens('/', { screens: { '/': EcommerceScreen }, texts: { kit, ui, dashboards }, answers: {} });
  return userEvent.setup();
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('the greeting of the shop says what was sold this month, and by how much more than in the last', async () => {
  await open();
  const lead = within(await screen.findByRole('region', { name: /^Buen[oa]s (días|tardes|noches), \S+$/ }));
  expect(await lead.findByText('85.940 €')).toBeTruthy();
  expect(lead.getByText(/^\+16\s% frente al mes pasado$/)).toBeTruthy();
});

it('the report of revenue shows the chosen year', async () => {
  const user = await open();
  const report = await card('Ingresos y gastos');
  expect(await report.findByText('26.340 €')).toBeTruthy();
  await user.selectOptions(report.getByRole('combobox'), '2018');
  expect(await report.findByText('18.970 €')).toBeTruthy();
  await user.click(report.getByText('Ver los datos en una tabla'));
  const june = report.getByRole('row', { name: /^jun/ });
  expect(
    within(june)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2.370', '−1.260']);
});

it('the report of revenue raises the budget, and takes it back', async () => {
  const user = await open();
  const report = await card('Ingresos y gastos');
  const raise = await report.findByRole('button', { name: 'Subir el presupuesto' });
  expect(report.getByText(/^57\.200\s€$/)).toBeTruthy();
  await user.click(raise);
  expect(report.getByText(/^58\.200\s€$/)).toBeTruthy();
  readToasts().at(-1)?.undo?.();
  expect(await report.findByText(/^57\.200\s€$/)).toBeTruthy();
});

it('the table of companies leads from a company to its invoices', async () => {
  await open();
  const companies = await card('Empresas que más compran');
  expect(companies.getByRole('link', { name: 'Bodegas Los Olmos' }).getAttribute('href')).toBe(
    '/apps/invoice/list?q=roberto.roman%40bodegaslosolmos.example',
  );
});
