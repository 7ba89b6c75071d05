import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import es from '../../ui/es.json';
import { useLocalList } from '../local/use-local-list.ts';
import type { Column } from './columns.ts';
import { DataList } from './data-list.tsx';

type Row = { readonly id: string; readonly city: string; readonly kwh: number };

const rows: Row[] = Array.from({ length: 24 }, (_, index) => ({
  id: `Punto ${String(index + 1).padStart(2, '0')}`,
  city: index % 2 ? 'Ávila' : 'Lugo',
  kwh: index * 100,
}));
const columns: Column<Row>[] = [
  { id: 'id', header: 'Nombre', sort: 'id', cell: (row) => row.id, value: (row) => row.id },
  { id: 'city', header: 'Ciudad', sort: 'city', cell: (row) => row.city, value: (row) => row.city },
  { id: 'kwh', header: 'kWh', sort: 'kwh', figure: true, cell: (row) => row.kwh, value: (row) => row.kwh },
  { id: 'extra', header: 'Notas', optional: true, cell: () => 'nota' },
];
const all = { data: rows, error: null, isPending: false, refetch: () => undefined };
const run = vi.fn();
const onNew = vi.fn();

function List() {
  const { list, query, found, filter } = useLocalList(all, {
    columns,
    search: (row) => [row.id, row.city],
    filters: { city: (row, wanted) => row.city === wanted },
  });
  const city = filter.of('city');
  return (
    <DataList
      id="puntos"
      caption="Puntos"
      {...{ list, query, columns, onNew }}
      multiSort
      rowKey={(row) => row.id}
      search={{ label: 'Buscar puntos' }}
      chips={city ? [{ key: 'city', label: `Ciudad: ${city}`, onRemove: () => filter.set('city', '') }] : []}
      actions={
        <button type="button" onClick={() => filter.set('city', 'Ávila')}>
          Solo Ávila
        </button>
      }
      exports={{ title: 'Puntos', rows: found }}
      bulk={[
        { id: 'delete', label: 'Borrar', run },
        { id: 'assign', label: 'Asignar', unavailable: () => 'Solo quien administra', run },
      ]}
      panel={{ title: (row) => row.id, render: (row) => <p>En {row.city}</p> }}
      empty={<p>Nada</p>}
    />
  );
}

async function open(address = '/lista') {
  const opened = await openScreens(address, {
    screens: { '/lista': () => <List /> },
    texts: { ui: es },
    answers: {},
  });
  await screen.findByRole('table');
  const at = (href: string) => waitFor(() => expect(opened.router.location.href).toBe(href));
  return { ...opened, at, user: userEvent.setup() };
}

const firstCells = () =>
  [...document.querySelectorAll('tbody tr td[data-title]')].map((cell) => cell.textContent);

afterEach(() => {
  closeScreens();
  run.mockClear();
  onNew.mockClear();
});

describe('a list in the browser', () => {
  it('a list in the browser is searched, filtered, sorted by two columns and paged, with all of it in the address', async () => {
    const { at, user, router } = await open();
    expect(firstCells()).toHaveLength(10);
    expect(screen.getByText('1–10 de 24')).toBeTruthy();

    await user.click(screen.getByText('Solo Ávila'));
    await at('/lista?city=%C3%81vila');
    expect(screen.getByText('1–10 · 12 de 24')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'kWh' }));
    await user.click(screen.getByRole('button', { name: 'kWh' }));
    await at('/lista?city=%C3%81vila&sort=-kwh');
    expect(firstCells()[0]).toBe('Punto 24');
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await at('/lista?city=%C3%81vila&sort=-kwh&page=2');
    expect(firstCells()).toEqual(['Punto 04', 'Punto 02']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Página siguiente' }));

    router.history.back();
    await waitFor(() => expect(firstCells()).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro Ciudad: Ávila' }));
    await at('/lista?sort=-kwh');
  });

  it('a list in the browser that finds nothing offers to relax the filter', async () => {
    const { at, user } = await open('/lista?q=zzz');
    expect(screen.getByText('Nada coincide con estos filtros')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Limpiar todo' })[0]!);
    await at('/lista');
    expect(firstCells()).toHaveLength(10);
  });

  it('a list in the browser announces how many rows it found, once the count has settled', async () => {
    await open('/lista?q=Punto 24');
    await waitFor(() => expect(screen.getByText('1 resultado')).toBeTruthy());
  });
});

describe('columns', () => {
  it('the columns of a list are shown, hidden, moved and reset, and kept for the next visit', async () => {
    const { user } = await open();
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    const panel = within(screen.getByRole('region', { name: 'Columnas' }));
    await user.click(panel.getByRole('checkbox', { name: 'Notas' }));
    await user.click(panel.getByRole('checkbox', { name: 'Ciudad' }));
    await user.click(panel.getByRole('button', { name: 'Mover Notas antes' }));
    await user.click(panel.getByRole('radio', { name: 'Compacta' }));
    expect(heads().slice(1)).toEqual(['Nombre', 'Notas', 'kWh']);
    expect(panel.getByRole('checkbox', { name: 'Nombre' })).toHaveProperty('disabled', true);
    expect(JSON.parse(localStorage.getItem('list:puntos') ?? '')).toEqual({
      order: ['id', 'city', 'extra', 'kwh'],
      shown: { extra: true, city: false },
      compact: true,
      widths: {},
      pinned: 1,
    });
    await user.click(panel.getByRole('button', { name: 'Restablecer' }));
    expect(heads().slice(1)).toEqual(['Nombre', 'Ciudad', 'kWh']);
  });
});

describe('bulk', () => {
  it('the rows of a list are chosen page after page, and all that pass the filter in a second step', async () => {
    const { user } = await open('/lista?city=%C3%81vila');
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Punto 02' }));
    const bar = within(screen.getByRole('region', { name: 'Acciones con las filas seleccionadas' }));
    expect(bar.queryByText(/que cumplen el filtro/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await user.click(screen.getByRole('checkbox', { name: /Seleccionar todas/ }));
    expect(bar.getByText('3 filas seleccionadas')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Borrar' }));
    expect(run.mock.lastCall?.[0].ids).toEqual(['Punto 02', 'Punto 22', 'Punto 24']);

    await user.click(bar.getByRole('button', { name: 'Seleccionar las 12 que cumplen el filtro' }));
    expect(bar.getByText('Seleccionadas las 12 filas que cumplen el filtro')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Borrar' }));
    expect(run.mock.lastCall?.[0]).toEqual({ all: true, query: { city: 'Ávila' }, count: 12 });

    const assign = bar.getByRole('button', { name: 'Asignar' });
    expect(assign.getAttribute('aria-disabled')).toBe('true');
    await user.click(assign);
    expect(run).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: /Quitar el filtro/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Acciones con/ })).toBeNull());
  });
});

describe('keyboard and panel', () => {
  it('a list is searched with /, adds a row with n and explains its keys with ?', async () => {
    const { user } = await open();
    await user.keyboard('n');
    expect(onNew).toHaveBeenCalledOnce();
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('n?');
    expect(onNew).toHaveBeenCalledOnce();
    screen.getByRole('searchbox').blur();
    await user.keyboard('?');
    const help = within(screen.getByRole('dialog', { name: 'Atajos de teclado' }));
    expect(help.getByText('Seleccionar desde la última elegida')).toBeTruthy();
  });

  it('a list opens a row beside it, and goes on to its neighbours across pages', async () => {
    const { user, at } = await open('/lista?page=2');
    await user.click(await screen.findByRole('button', { name: 'Punto 11' }));
    const panel = () => within(screen.getByRole('dialog'));
    expect(panel().getByText('11 de 24')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: 'Anterior' }));
    await at('/lista');
    await waitFor(() => expect(panel().getByText('10 de 24')).toBeTruthy());
    expect(panel().getByText('En Ávila')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(panel().getByText('11 de 24')).toBeTruthy());
  });
});

it('a printed list names the columns that it leaves out', async () => {
  await open();
  await screen.findByRole('table');
  const named = () => screen.queryByText(/^Sin estas columnas/)?.textContent;
  expect(named()).toBe('Sin estas columnas · Notas');
});
