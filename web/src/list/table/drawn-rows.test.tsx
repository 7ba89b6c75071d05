import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import es from '../../ui/es.json';
import { useLocalList } from '../local/use-local-list.ts';
import type { Column } from './columns.ts';
import { DataList } from './data-list.tsx';
import { useTestViews } from './views/test-views.ts';

type Row = { readonly id: string; readonly city: string };

const ROWS: readonly Row[] = ['Lugo', 'Ávila', 'Soria'].map((city, index) => ({ id: `P${index + 1}`, city }));

/** The ids of the rows in the order in which their cells have been drawn. */
const drawn: string[] = [];

const COLUMNS: readonly Column<Row>[] = [
  { id: 'id', header: 'Nombre', cell: ({ id }) => id },
  {
    id: 'city',
    header: 'Ciudad',
    cell: ({ id, city }) => {
      drawn.push(id);
      return city;
    },
  },
];

const ALL = { data: ROWS, error: null, isPending: false, refetch: () => undefined };

function List() {
  const { list, query } = useLocalList(ALL, { columns: COLUMNS, search: ({ city }) => [city] });
  const views = useTestViews();
  return (
    <DataList
      id="drawn"
      caption="Puntos"
      columns={COLUMNS}
      {...{ list, query, views }}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/puntos/${id}`}
      search={{ label: 'Buscar puntos' }}
      bulk={[{ id: 'delete', label: 'Borrar', run: () => undefined }]}
      empty={<p>Nada</p>}
    />
  );
}

async function open() {
  drawn.length = 0;
  await openScreens('/lista', { screens: { '/lista': List }, texts: { ui: es }, answers: {} });
  await screen.findByRole('table');
  return userEvent.setup();
}

const cities = () => [...document.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent);

afterEach(closeScreens);

it('a list draws its rows once when it opens', async () => {
  await open();
  await screen.findByText('3 resultados');
  expect(drawn).toEqual(['P1', 'P2', 'P3']);
});

it('a list draws again only the row that is chosen', async () => {
  const user = await open();
  drawn.length = 0;
  await user.click(screen.getByLabelText('Seleccionar P2'));
  await screen.findByText('Borrar');
  expect(drawn).toEqual(['P2']);
  drawn.length = 0;
  await user.keyboard('{Shift>}');
  await user.click(screen.getByLabelText('Seleccionar P3'));
  await user.keyboard('{/Shift}');
  await screen.findAllByText('2 filas seleccionadas');
  expect(drawn).toEqual(['P3']);
});

it('a list draws no row again that a search leaves in it', async () => {
  const user = await open();
  drawn.length = 0;
  await user.type(screen.getByRole('searchbox'), 'o{Enter}');
  await waitFor(() => expect(cities()).toEqual(['Lugo', 'Soria']));
  expect(drawn).toEqual([]);
});
