import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import es from '../es.json';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { pageWindow } from './page-window.ts';

type Row = { readonly id: string; readonly kwh: number };

const rows: Row[] = [
  { id: 'a', kwh: 1 },
  { id: 'b', kwh: 2 },
];
const columns: Column<Row>[] = [
  {
    id: 'id',
    header: 'Punto',
    cell: (row) => (
      <a href={`#${row.id}`} data-row-link>
        {row.id}
      </a>
    ),
    sort: 'id',
  },
  { id: 'kwh', header: 'Consumo (kWh)', cell: (row) => row.kwh, figure: true, sort: 'consumo' },
  { id: 'x', header: 'Notas', cell: () => '' },
];
const loaded = { data: { rows, count: 2 }, error: null, isPending: false, refetch: vi.fn() };
const base = { caption: 'Puntos', columns, rowKey: (row: Row) => row.id, empty: <p>Aún no hay puntos</p> };

const chosenIn = ({ mock }: { mock: { lastCall?: unknown[] } }) => {
  const chosen = mock.lastCall?.[0];
  return chosen instanceof Set ? [...chosen].toSorted() : [];
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'es', resources: { es: { ui: es } } });
});
afterEach(cleanup);

describe('DataTable', () => {
  it('says by what it is sorted, and asks for another order', async () => {
    const onSort = vi.fn();
    render(<DataTable {...base} query={loaded} sort="-consumo" onSort={onSort} />);
    const sorts = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(sorts).toEqual(['none', 'descending', null]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Punto/ }));
    await user.click(screen.getByRole('button', { name: /Consumo/ }));
    expect(onSort.mock.calls).toEqual([['id'], ['consumo']]);
  });

  it('walks its rows with j and k, and selects with x', async () => {
    const onChange = vi.fn();
    render(<DataTable {...base} query={loaded} selection={{ selected: new Set(['b']), onChange }} />);
    const user = userEvent.setup();
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('b');
    await user.keyboard('kx');
    expect(document.activeElement?.textContent).toBe('a');
    expect(chosenIn(onChange)).toEqual(['a', 'b']);
  });

  it('selects the page, keeping what is selected elsewhere', async () => {
    const onChange = vi.fn();
    render(<DataTable {...base} query={loaded} selection={{ selected: new Set(['z', 'b']), onChange }} />);
    const [all] = within(screen.getAllByRole('row')[0]!).getAllByRole('checkbox');
    expect(all).toHaveProperty('indeterminate', true);
    await userEvent.setup().click(all!);
    expect(chosenIn(onChange)).toEqual(['a', 'b', 'z']);
  });

  it('tells apart nothing yet, nothing found, and a failure', async () => {
    const none = { ...loaded, data: { rows: [], count: 0 } };
    const onClearFilters = vi.fn();
    const { rerender } = render(<DataTable {...base} query={none} />);
    expect(screen.getByText('Aún no hay puntos')).toBeTruthy();

    rerender(<DataTable {...base} query={none} onClearFilters={onClearFilters} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button'));
    expect(onClearFilters).toHaveBeenCalled();

    rerender(<DataTable {...base} query={{ ...none, error: new Error('No hay conexión') }} />);
    expect(screen.getByRole('alert').textContent).toContain('No hay conexión');
    await user.click(screen.getByRole('button'));
    expect(loaded.refetch).toHaveBeenCalled();
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [1, 9, '1 2 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [9, 9, '1 … 8 9'],
  ])('page %i of %i: %s', (page, pages, expected) => {
    expect(
      pageWindow(page, pages)
        .map((entry) => entry.page ?? '…')
        .join(' '),
    ).toBe(expected);
  });
});
