import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../texts/catalogue.ts';
import es from '../../ui/es.json';
import { type Column, sumOf } from './columns.ts';
import { DataTable } from './data-table.tsx';

type Row = { readonly id: string; readonly kwh: number };

const rows: Row[] = [
  { id: 'a', kwh: 1 },
  { id: 'b', kwh: 2 },
  { id: 'c', kwh: 3 },
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
const refetch = vi.fn();
const loaded = { data: { rows, count: 3 }, error: null, isPending: false, refetch };
const base = { caption: 'Puntos', columns, rowKey: (row: Row) => row.id, empty: <p>Aún no hay puntos</p> };

const chosenIn = ({ mock }: { mock: { lastCall?: unknown[] } }) => {
  const chosen = mock.lastCall?.[0];
  return chosen instanceof Set ? [...chosen].toSorted() : [];
};
const heads = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));

beforeAll(() => startTexts({ language: 'es', texts: { es: { ui: es } } }));
beforeEach(() => refetch.mockClear());
afterEach(cleanup);

describe('order', () => {
  it('a table says by which column it is sorted, and asks for another order', async () => {
    const onSort = vi.fn();
    render(<DataTable {...base} query={loaded} sort="-consumo" onSort={onSort} />);
    expect(heads()).toEqual(['none', 'descending', null]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Punto/ }));
    await user.click(screen.getByRole('button', { name: /Consumo/ }));
    expect(onSort.mock.calls).toEqual([['id'], ['consumo']]);
  });

  it('a table sorts by several columns with Shift, where its source can, and keeps the focus', async () => {
    const onSort = vi.fn();
    const sorted = (sort: string) => (
      <DataTable {...base} multiSort query={loaded} sort={sort} onSort={onSort} />
    );
    const { rerender } = render(sorted('id'));
    const user = userEvent.setup();
    const shiftClick = async (name: RegExp) => {
      await user.keyboard('{Shift>}');
      await user.click(screen.getByRole('button', { name }));
      await user.keyboard('{/Shift}');
    };
    await shiftClick(/Consumo/);
    rerender(sorted('id,consumo'));
    expect(heads()).toEqual(['ascending', 'ascending', null]);
    expect(document.activeElement?.textContent).toContain('Consumo (kWh)2');
    await shiftClick(/Consumo/);
    rerender(sorted('id,-consumo'));
    await shiftClick(/Consumo/);
    expect(onSort.mock.calls.flat()).toEqual(['id,consumo', 'id,-consumo', 'id']);
  });
});

describe('keyboard', () => {
  it('a table goes along its rows with j, k and the arrows, and chooses one with x', async () => {
    const onChange = vi.fn();
    render(<DataTable {...base} query={loaded} selection={{ selected: new Set(['b']), onChange }} />);
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('b');
    await user.keyboard('kx');
    expect(document.activeElement?.textContent).toBe('a');
    expect(chosenIn(onChange)).toEqual(['a', 'b']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('c');
    await user.keyboard('{Shift>}X{/Shift}');
    expect(chosenIn(onChange)).toEqual(['a', 'b', 'c']);
  });

  it('a table edits a row with e, and moves the focus on when its row disappears', async () => {
    const onEdit = vi.fn();
    const { rerender } = render(<DataTable {...base} query={loaded} onEdit={onEdit} />);
    const user = userEvent.setup();
    await user.keyboard('jje');
    expect(onEdit).toHaveBeenCalledWith(rows[1]);
    rerender(<DataTable {...base} query={{ ...loaded, data: { rows: [rows[0]!, rows[2]!], count: 2 } }} />);
    expect(document.activeElement?.textContent).toBe('c');
  });

  it('of several tables on a page, the one with the focus answers the keys, or else the first', async () => {
    render(
      <>
        <DataTable {...base} query={loaded} />
        <DataTable {...base} caption="Otra" query={loaded} />
      </>,
    );
    const user = userEvent.setup();
    const second = screen.getByRole('region', { name: 'Otra' });
    await user.keyboard('j');
    expect(second.contains(document.activeElement)).toBe(false);
    within(second).getByRole('link', { name: 'a' }).focus();
    await user.keyboard('j');
    expect(second.contains(document.activeElement)).toBe(true);
  });
});

describe('selection', () => {
  it('a table chooses the whole page, keeps what is chosen on others, and gives the number', async () => {
    const onChange = vi.fn();
    render(<DataTable {...base} query={loaded} selection={{ selected: new Set(['z', 'b']), onChange }} />);
    expect(screen.getByRole('status').textContent).toBe('2 filas seleccionadas');
    const [all] = within(screen.getAllByRole('row')[0]!).getAllByRole('checkbox');
    expect(all).toHaveProperty('indeterminate', true);
    await userEvent.setup().click(all!);
    expect(chosenIn(onChange)).toEqual(['a', 'b', 'c', 'z']);
  });

  it('a table chooses a range with Shift', async () => {
    const onChange = vi.fn();
    render(<DataTable {...base} query={loaded} selection={{ selected: new Set(), onChange }} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar a' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar c' }));
    await user.keyboard('{/Shift}');
    expect(chosenIn(onChange)).toEqual(['a', 'b', 'c']);
  });
});

describe('states', () => {
  it('a table tells apart no rows yet, none found, no permission and a failure', async () => {
    const none = { ...loaded, data: { rows: [], count: 0 } };
    const onClearFilters = vi.fn();
    const { rerender } = render(<DataTable {...base} query={none} />);
    expect(screen.getByText('Aún no hay puntos')).toBeTruthy();

    rerender(<DataTable {...base} query={none} onClearFilters={onClearFilters} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Limpiar todo' }));
    expect(onClearFilters).toHaveBeenCalled();

    rerender(<DataTable {...base} query={{ ...none, error: new Error('No hay conexión') }} />);
    expect(screen.getByRole('alert').textContent).toContain('No hay conexión');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(refetch).toHaveBeenCalledOnce();

    const refused = Object.assign(new Error('No'), { status: 403 });
    rerender(<DataTable {...base} query={{ ...none, data: undefined, error: refused }} />);
    expect(screen.getByText('No tienes permiso para ver esta lista')).toBeTruthy();
  });

  it('a table keeps its rows when the next read fails, with the reason and a retry above them', () => {
    render(<DataTable {...base} query={{ ...loaded, error: new Error('El servidor no responde') }} />);
    expect(screen.getByRole('alert').textContent).toContain('El servidor no responde');
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('a table loads below its own headings, with as many rows as will come', () => {
    render(<DataTable {...base} ghosts={7} query={{ ...loaded, data: undefined, isPending: true }} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(7);
    expect(screen.getByText('Cargando')).toBeTruthy();
  });

  it('a table that loads on a wide window has one cell in each row, which draws the bars of all its columns', () => {
    vi.stubGlobal('matchMedia', (wanted: string) => ({ matches: wanted.includes('min-width') }));
    render(<DataTable {...base} ghosts={7} query={{ ...loaded, data: undefined, isPending: true }} />);
    vi.unstubAllGlobals();
    const cells = [...document.querySelectorAll<HTMLTableCellElement>('tbody td')];
    expect(cells.map(({ colSpan }) => colSpan)).toEqual(Array(7).fill(3));
  });

  it('a table labels its totals with the number of rows they add up', () => {
    const totalled = columns.map((column) => ({
      ...column,
      total: column.id === 'kwh' ? sumOf('kwh') : undefined,
    }));
    const sums = { kwh: 6 };
    const foot = (props: object) => {
      cleanup();
      render(<DataTable {...base} columns={totalled} query={loaded} {...props} />);
      return document.querySelector('tfoot');
    };
    expect(foot({})?.textContent).toBe('Total de 3—');
    expect(foot({ totals: { count: 3, stale: false, sums } })?.textContent).toBe('Total de 36');
    // The label of the totals gives the number of rows that they add up: the count of the rows may still belong to
    // another filter, or be missing.
    const late = foot({ totals: { count: undefined, stale: false, sums } });
    expect([late?.textContent, late?.dataset.stale]).toEqual(['Total6', undefined]);
    const last = foot({ totals: { count: 1240, stale: true, sums } });
    expect([last?.textContent, last?.dataset.stale]).toEqual(['Total de 1.2406', 'true']);
    const cells = [...(last?.querySelectorAll('td') ?? [])].map(({ dataset }) => dataset.label);
    expect(cells.filter(Boolean)).toEqual(['Consumo (kWh)']);
  });

  it('a table keeps the place of its totals from the first moment, and has none without rows', () => {
    const totalled = columns.map((column) => ({ ...column, total: sumOf('kwh') }));
    const query = { ...loaded, data: undefined };
    const { rerender } = render(
      <DataTable {...base} columns={totalled} query={{ ...query, isPending: true }} />,
    );
    expect(document.querySelector('tfoot')).not.toBeNull();
    for (const none of [{ data: { rows: [], count: 0 } }, { error: new Error('No responde') }]) {
      rerender(
        <DataTable
          {...base}
          columns={totalled}
          query={{ ...query, ...none }}
          onClearFilters={() => undefined}
        />,
      );
      expect(document.querySelector('tfoot')).toBeNull();
    }
    rerender(<DataTable {...base} query={loaded} />);
    expect(document.querySelector('tfoot')).toBeNull();
  });

  it('a table unfolds a row', async () => {
    render(<DataTable {...base} query={loaded} expand={(row) => <p>Gasta {row.kwh} kWh</p>} />);
    const button = screen.getByRole('button', { name: 'Detalles de b' });
    await userEvent.setup().click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Gasta 2 kWh')).toBeTruthy();
  });
});

it('a table draws 25 rows of 8 columns with native elements only', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ id: String(index), kwh: index }));
  const eight: Column<Row>[] = Array.from({ length: 8 }, (_, index) => ({
    id: `c${index}`,
    header: `Columna ${index}`,
    cell: (row: Row) => row.kwh,
  }));
  render(
    <DataTable
      {...base}
      columns={eight}
      query={{ ...loaded, data: { rows: many, count: 25 } }}
      selection={{ selected: new Set(), onChange: () => undefined }}
    />,
  );
  expect(document.querySelectorAll('tbody td')).toHaveLength(25 * 9);
});
