import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { describeExamplePages, type ExamplePages, openExamples } from '../../test-example-pages.tsx';
import texts from '../es.json';
import { tablesScreens } from '../screens.ts';

const files = import.meta.glob<string>('./*.example.tsx', { import: 'default', query: '?raw', eager: true });
const screens = tablesScreens.filter(({ id }) => id === 'table-reactstrap');
const PAGES: ExamplePages = { area: 'tables', texts, screens, files };

afterEach(closeScreens);

describeExamplePages('the page of static tables', PAGES);

it('a project is removed from its table, and brought back', async () => {
  const user = await openExamples(PAGES, '/tables/reactstrap', '/tables/reactstrap?card=basic');
  const rows = () => within(screen.getByRole('table')).getAllByRole('rowheader').length;
  await user.click(screen.getByRole('button', { name: 'Más con Talleres Vila' }));
  await user.click(screen.getByRole('menuitem', { name: 'Quitar', hidden: true }));
  expect(rows()).toBe(3);
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(rows()).toBe(4));
});
