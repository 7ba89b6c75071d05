import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listQuery } from '@vatio/contract/list.schemas';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import { useListState } from '../../data/use-list-state.ts';
import es from '../../ui/es.json';
import { DataList } from '../table/data-list.tsx';
import { Board } from './board.tsx';
import type { Move } from './board-parts.ts';

type Row = { readonly id: string; readonly state: string };
type Asked = { readonly q?: string; readonly state: string; readonly page: number; readonly limit: number };

const schema = listQuery({ state: z.enum(['todo', 'doing', 'done']).optional() }, ['id']);
const LANES = [
  { id: 'todo', title: 'Por hacer', tone: 'idle', sums: [{ label: 'Importe', value: '10 €' }] },
  { id: 'doing', title: 'En marcha', tone: 'info' },
  { id: 'done', title: 'Hecho', tone: 'ok' },
] as const;
const MOVES: Readonly<Record<string, readonly Move[]>> = {
  todo: [{ id: 'start', label: 'Empezar', to: 'doing' }],
  doing: [
    { id: 'stop', label: 'Parar', to: 'todo' },
    { id: 'drop', label: 'Descartar', to: 'todo' },
    { id: 'end', label: 'Acabar', to: 'done' },
  ],
};

/** The rows of the server, the reads it received, and the lane whose reads fail. */
const server = { rows: [] as Row[], asked: [] as Asked[], moved: [] as string[], failing: '' };

async function load(query: object) {
  const laneQuery = query as Asked;
  server.asked.push(laneQuery);
  if (laneQuery.state === server.failing) throw new Error('El carril no responde');
  const found = server.rows.filter(
    ({ id, state }) => state === laneQuery.state && id.includes(laneQuery.q ?? ''),
  );
  const rows = found.slice((laneQuery.page - 1) * laneQuery.limit, laneQuery.page * laneQuery.limit);
  return { rows, count: found.length, total: server.rows.length };
}

function Tasks() {
  const list = useListState(schema);
  const client = useQueryClient();
  const { page: _page, limit: _limit, ...filters } = list.state;
  const rows = { data: { rows: server.rows, count: 9 }, error: null, isPending: false, refetch: () => 0 };
  const board = (
    <Board<Row>
      id="tareas"
      caption="Tareas"
      lanes={LANES}
      only={list.state.state && [list.state.state]}
      read={(state) => ({ path: '/v1/tareas', query: { ...filters, state }, load })}
      rowKey={({ id }) => id}
      face={({ id }) => ({ title: id, href: `/tareas/${id}`, text: `Texto de ${id}`, figures: [] })}
      moves={({ state }) => MOVES[state] ?? []}
      onMove={async (row, move, end) => {
        server.moved.push(`${move.id} ${row.id}`);
        server.rows = server.rows.map((other) =>
          other.id === row.id ? { ...other, state: move.to } : other,
        );
        await client.invalidateQueries({ queryKey: ['/v1/tareas'] });
        end(true);
      }}
      empty={<p>Nada todavía</p>}
      onClearFilters={list.active.length > 0 ? list.clear : undefined}
    />
  );
  return (
    <DataList
      id="tareas"
      caption="Tareas"
      list={list}
      query={rows}
      columns={[{ id: 'id', header: 'Nombre', cell: ({ id }) => id }]}
      rowKey={({ id }) => id}
      search={{ label: 'Buscar tareas' }}
      bulk={[{ id: 'x', label: 'Borrar', run: () => undefined }]}
      board={board}
      empty={<p>Nada</p>}
    />
  );
}

async function open(address = '/tareas?tablero=si') {
  const { router } = await openScreens(address, {
    screens: { '/tareas': Tasks, '/tareas/:id': () => <h1>La ficha</h1> },
    texts: { ui: es },
    answers: {},
  });
  await screen.findByText('Ver como');
  const at = (href: string) => waitFor(() => expect(router.location.href).toBe(href));
  return { router, at, user: userEvent.setup() };
}

const lane = (name: string) => screen.findByRole('region', { name });
const cardsIn = async (name: string) =>
  within(await lane(name))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  const of = (state: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${state}-${at + 1}`, state }));
  Object.assign(server, { rows: [...of('todo', 2), ...of('doing', 45)], asked: [], moved: [], failing: '' });
});
afterEach(closeScreens);

it('a board is one press away, stays in the address through filters and Back, and drops what belongs to the table', async () => {
  const { router, at, user } = await open('/tareas?page=3&state=todo');
  expect(screen.getByRole('table')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Tablero' }));
  await at('/tareas?state=todo&tablero=si');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Columnas' })).toBeNull();
  expect(await cardsIn('Por hacer')).toEqual(['todo-1', 'todo-2']);
  expect(screen.queryByRole('region', { name: 'En marcha' })).toBeNull();

  await user.type(screen.getByLabelText('Buscar tareas'), '-1');
  await at('/tareas?tablero=si&state=todo&q=-1');
  await waitFor(async () => expect(await cardsIn('Por hacer')).toEqual(['todo-1']));
  router.history.back();
  await waitFor(() => expect(screen.getByRole('table')).toBeTruthy());
});

it('a board gives the count and totals of each lane, and loads its cards twenty at a time', async () => {
  const { user } = await open();
  const doing = within(await lane('En marcha'));
  expect(await doing.findByText('45')).toBeTruthy();
  expect(within(await lane('Por hacer')).getByText('10 €')).toBeTruthy();
  expect(within(await lane('Hecho')).getByText('Nada en este estado')).toBeTruthy();
  expect((await screen.findAllByText('47 resultados')).length).toBeGreaterThan(0);
  expect(await cardsIn('En marcha')).toHaveLength(20);
  await user.click(doing.getByRole('button', { name: 'Ver 20 más: En marcha' }));
  const rest = await doing.findByRole('button', { name: 'Ver 5 más: En marcha' });
  expect(await cardsIn('En marcha')).toHaveLength(40);
  await user.click(rest);
  // The button that loaded the last cards is gone, so the first of the new cards has the focus.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('doing-41'));
  expect(
    server.asked.filter(({ state }) => state === 'doing').map(({ page, limit }) => [page, limit]),
  ).toEqual([
    [1, 20],
    [2, 20],
    [3, 20],
  ]);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

it('a card moves by its menu to the lanes it may go to and no other, with a notice, and keeps the focus', async () => {
  const { user } = await open();
  const button = within(await lane('Por hacer')).findByRole('button', { name: 'Mover todo-2 a…' });
  (await button).focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'En marchaEmpezar',
  ]);
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await cardsIn('Por hacer')).toEqual(['todo-1']));
  expect(server.moved).toEqual(['start todo-2']);
  expect(await screen.findByText('todo-2 ha pasado a En marcha')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('todo-2');
  expect(document.activeElement?.closest('section')).toBe(await lane('En marcha'));
});

it('the next card gets the focus when the moved one is no longer on the board', async () => {
  const { user } = await open('/tareas?tablero=si&state=todo');
  await user.click(await screen.findByRole('button', { name: 'Mover todo-1 a…' }));
  await user.click(screen.getByRole('menuitem', { hidden: true }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('todo-2'));
  expect(await screen.findByText('todo-1 ha pasado a En marcha')).toBeTruthy();
});

it('a card is dragged to the lanes that accept it, and the board asks when several moves lead there', async () => {
  const { user } = await open();
  const card = (await screen.findByRole('link', { name: 'doing-3' })).closest('li')!;
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(card, { dataTransfer });
  const [todo, own, done] = [await lane('Por hacer'), await lane('En marcha'), await lane('Hecho')];
  expect([todo, own, done].map(({ dataset }) => dataset.state)).toEqual(['open', 'own', 'open']);
  expect(fireEvent.dragOver(own, { dataTransfer })).toBe(true);
  expect(fireEvent.dragOver(todo, { dataTransfer })).toBe(false);
  fireEvent.drop(todo, { dataTransfer });
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover doing-3 a Por hacer' }));
  await user.click(dialog.getByText('Descartar'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('doing-3'));
  expect(document.activeElement?.closest('section')).toBe(await lane('Por hacer'));
  expect(server.moved).toEqual(['drop doing-3']);

  fireEvent.dragStart((await screen.findByRole('link', { name: 'todo-1' })).closest('li')!, { dataTransfer });
  expect((await lane('Hecho')).dataset.state).toBe('closed');
  fireEvent.drop(await lane('Hecho'), { dataTransfer });
  expect(server.moved).toHaveLength(1);
});

it('a lane that fails says so and can be retried, and filters that leave nothing show no lane', async () => {
  server.failing = 'doing';
  const { at, user } = await open();
  const doing = within(await lane('En marcha'));
  expect(await doing.findByText('El carril no responde')).toBeTruthy();
  expect(await cardsIn('Por hacer')).toEqual(['todo-1', 'todo-2']);
  server.failing = '';
  await user.click(doing.getByText('Reintentar'));
  await waitFor(async () => expect(await cardsIn('En marcha')).toHaveLength(20));

  await user.type(screen.getByLabelText('Buscar tareas'), 'nada');
  await screen.findByText('Nada coincide con estos filtros');
  await user.click(screen.getAllByRole('button', { name: 'Limpiar todo' })[0]!);
  await at('/tareas?tablero=si');
});

it('the arrows go from card to card, and Back returns to the card that was opened', async () => {
  const { router, user } = await open();
  const first = await screen.findByRole('link', { name: 'todo-1' });
  await screen.findByRole('link', { name: 'doing-1' });
  first.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('doing-2');
  await user.keyboard('{Enter}');
  await screen.findByText('La ficha');
  router.history.back();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('doing-2'));
  expect(JSON.parse(sessionStorage.getItem('trail') ?? '')).toMatchObject({
    title: 'Tareas · En marcha',
    count: 45,
    first: 1,
    source: { path: '/v1/tareas', input: { query: { state: 'doing', limit: 20 } } },
  });
});
