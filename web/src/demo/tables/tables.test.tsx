import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setSampleDoor } from '../../data/sample-door.ts';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import ui from '../../ui/es.json';
import kit from '../kit/es.json';
import AdvancedTables from './advance/advance.screen.tsx';
import BasicTables from './basic/basic.screen.tsx';
import tables from './es.json';

beforeAll(() => setSampleDoor(() => import('../../sample-data/index.ts')));
afterEach(closeScreens);

async function open(address: string) {
  const screens = { '/datatables/basic': BasicTables, '/datatables/advance': AdvancedTables };
  await openScreens(address, { screens, texts: { kit, ui, tables }, answers: {} });
  return userEvent.setup();
}

const table = async (name: string) => within(await screen.findByRole('region', { name }));
const names = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('td[data-title]')].map(
    (cell) => cell.textContent,
  );

/** Five tables and a form take long to draw without a browser. */
const SLOW_MS = 30_000;

it(
  'the list with buttons adds a record at the top, shows it, archives it and finds it in the archive',
  async () => {
    const user = await open('/datatables/basic');
    await table('Con botones');
    await user.click(screen.getByRole('button', { name: 'Añadir' }));
    const form = within(screen.getByRole('dialog', { name: 'Añadir' }));
    await user.click(form.getByRole('button', { name: 'Añadir' }));
    expect(form.getByText('Escribe el nombre')).toBeTruthy();
    expect(form.getByText('Escribe un salario de cero o más')).toBeTruthy();
    await user.type(form.getByLabelText(/Nombre/), 'Noa Vidal');
    await user.type(form.getByLabelText(/Puesto/), 'Gestora de contratos');
    await user.type(form.getByLabelText(/Correo/), 'noa@plantilla.example');
    await user.type(form.getByLabelText(/Salario/), '21.500,5');
    await user.click(form.getByRole('button', { name: 'Añadir' }));

    const list = await table('Con botones');
    await waitFor(() => expect(names('Con botones')[0]).toContain('Noa Vidal'));
    expect(list.getByText('21.500,50')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Detalles de Noa Vidal' }));
    expect(screen.getByText('noa@plantilla.example', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByText('21.500,50 €', { selector: 'dd' })).toBeTruthy();

    await user.click(list.getByRole('button', { name: 'Archivar a Noa Vidal' }));
    expect(names('Con botones')[0]).not.toContain('Noa Vidal');
    await user.click(screen.getByRole('button', { name: 'Ver el archivo' }));
    expect(names('Con botones')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Desarchivar a Noa Vidal' }));
  },
  SLOW_MS,
);

it('the list with details unfolds a row', async () => {
  const user = await open('/datatables/basic');
  const list = await table('Filas desplegables');
  const [first] = await list.findAllByRole('button', { name: /^Detalles de/ });
  await user.click(first!);
  expect(list.getByText('Oficina')).toBeTruthy();
});

it('the search by columns widens the list again when one of its filters is removed', async () => {
  const user = await open('/datatables/advance?columns.post=comercial&columns.city=vigo&columns.page=1');
  await table('Búsqueda por columnas');
  const narrow = await screen.findByText(/· \d+ de 100/);
  const count = () => Number(/· (\d+) de/.exec(narrow.textContent ?? '')?.[1]);
  const before = count();
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro Oficina: vigo' }));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

it('the served table asks for each page, seven rows at a time', async () => {
  const user = await open('/datatables/advance');
  await table('Servida por páginas');
  await waitFor(() => expect(names('Servida por páginas')).toHaveLength(7));
  const [next] = await screen.findAllByRole('button', { name: 'Página siguiente' });
  const first = names('Servida por páginas')[0];
  await user.click(next!);
  await waitFor(() => expect(names('Servida por páginas')[0]).not.toBe(first));
});

it.each([
  ['24/11/2019', 'Mario Macías Álvarez'],
  ['15.531,72', 'Elena Domínguez Cuesta'],
])('the served table finds «%s», as it shows it', async (typed, name) => {
  await open(`/datatables/advance?server.q=${typed}`);
  await table('Servida por páginas');
  await waitFor(() => expect(names('Servida por páginas')).toEqual([name]));
});

it.each(['15.531,72', '15531,7', '15531.72'])(
  'the search by columns finds a salary written as %s',
  async (typed) => {
    await open(`/datatables/advance?columns.salary=${typed}`);
    await table('Búsqueda por columnas');
    await waitFor(() => expect(names('Búsqueda por columnas')).toEqual(['Elena Domínguez Cuesta']));
  },
);

it.each(['13/08/2018', '15.531,72'])(
  'the list with buttons finds %s, as it shows it',
  async (typed) => {
    await open(`/datatables/basic?staff.q=${typed}`);
    await table('Con botones');
    await waitFor(() => expect(names('Con botones')).toHaveLength(1));
    expect(names('Con botones')[0]).toContain('Elena Domínguez Cuesta');
  },
  SLOW_MS,
);
