import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreens } from '../../data/test-screen.tsx';
import es from '../../ui/es.json';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { useLocalList } from '../local/use-local-list.ts';
import type { CellEdit, Column } from './columns.ts';
import { DataList } from './data-list.tsx';
import type { SavedView } from './views/saved-views.ts';
import { useTestViews } from './views/test-views.ts';

export type Row = { readonly id: string; readonly city: string; readonly kwh: number };

const ROWS: Row[] = Array.from({ length: 24 }, (_, index) => ({
  id: `P${String(index + 1).padStart(2, '0')}`,
  city: index % 2 ? 'Ávila' : 'Lugo',
  kwh: index * 100,
}));

type Options = {
  readonly edit?: CellEdit<Row>;
  readonly href?: boolean;
  /** The views that are saved already. */
  readonly views?: readonly SavedView[];
  /** Records the calls to the source of views. */
  readonly asked?: string[];
  /** False while the views are loading. */
  readonly ready?: boolean;
  /** Prefix of its parameters in the address. */
  readonly prefix?: string;
};

/** A list of 24 rows in the browser, which can be grouped by their city; the city can be edited. */
function TestList({ edit, href, views, asked: requests, ready, prefix }: Options) {
  const source = useTestViews(views, requests, ready);
  const columns: Column<Row>[] = [
    { id: 'id', header: 'Nombre', sort: 'id', cell: (row) => row.id, value: (row) => row.id },
    {
      id: 'city',
      header: 'Ciudad',
      sort: 'city',
      edit,
      cell: (row) => row.city,
      value: (row) => row.city,
      group: (row) => row.city,
    },
    { id: 'kwh', header: 'kWh', sort: 'kwh', cell: (row) => row.kwh, value: (row) => row.kwh },
  ];
  const all = { data: ROWS, error: null, isPending: false, refetch: () => undefined };
  const { list, query } = useLocalList(all, { columns, prefix });
  return (
    <>
      <DataList
        id="puntos"
        caption="Puntos"
        {...{ list, query, columns }}
        multiSort
        views={views && source}
        rowKey={(row) => row.id}
        rowHref={href ? (row) => `/puntos/${row.id}` : undefined}
        bulk={[{ id: 'delete', label: 'Borrar', run: () => undefined }]}
        empty={<p>Nada</p>}
      />
      <Toaster />
    </>
  );
}

export async function openTestList(options: Options = {}, address = '/lista') {
  const opened = await openScreens(address, {
    screens: { '/lista': () => <TestList {...options} />, '/puntos/:id': () => <h1>La ficha</h1> },
    texts: { ui: es },
    answers: {},
  });
  await screen.findByRole('table');
  const user = userEvent.setup();
  // The first key press loads what is not needed for the first paint.
  await user.keyboard('{Shift}');
  await waitFor(() => screen.getAllByRole('separator'));
  return { ...opened, user };
}

/** An address with its parameters sorted, to compare it with another. */
export function inOrder(href: string): string {
  const [path, search = ''] = href.split('?');
  return `${path}?${search.split('&').toSorted().join('&')}`;
}
