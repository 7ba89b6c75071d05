import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import type { KanbanTask } from '../../../sample-data/kanban/kanban.ts';
import { openApp, violations } from '../test-app.tsx';
import KanbanScreen from './kanban.screen.tsx';
import { planMove } from './plan-move.ts';
import * as taskDrawer from './task-drawer.tsx';
import * as titleForm from './title-form.tsx';

afterEach(closeScreens);
// What comes on demand would come with new copies of everything it uses, its texts among them.
vi.doMock('./task-drawer.tsx', () => taskDrawer);
vi.doMock('./title-form.tsx', () => titleForm);

const open = () => openApp('/apps/kanban', { '/apps/kanban': KanbanScreen });
const board = (name: string) => within(screen.getByRole('region', { name }));
const cards = (name: string) =>
  board(name)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const drawer = () => within(screen.getByRole('dialog'));
const item = (name: string) => screen.findByRole('menuitem', { name, hidden: true });
const [CUPS, GUIDE, COMPARE, ROUNDING] = [
  'Simplificar el alta de un punto de suministro',
  'Ilustraciones para la guía de la factura',
  'Comparar dos versiones de una propuesta',
  'Redondeo de los excesos cuartohorarios',
];

describe('the boards of tasks', () => {
  it('show their tasks, with date, files and comments', async () => {
    await open();
    expect(cards('Por hacer')).toEqual([CUPS, GUIDE]);
    expect(board('En curso').getByText('6 comentarios')).toBeDefined();
    expect(await violations()).toEqual([]);
  });

  it('are added, renamed, cleared and deleted', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Añadir un tablero' }));
    await user.click(await screen.findByRole('button', { name: 'Añadir' }));
    expect(screen.getByText('Escribe un nombre')).toBeDefined();
    await user.type(screen.getByLabelText(/^Nombre del tablero/), 'Por revisar{Enter}');
    await screen.findByRole('region', { name: 'Por revisar' });
    const name = board('Hecho').getByRole('textbox', { name: /Cambiar el nombre/ });
    await user.clear(name);
    await user.type(name, 'Hecho{Enter}');
    expect(cards('Hecho')).toHaveLength(2);
    await user.click(board('Hecho').getByRole('button', { name: 'Acciones de «Hecho»' }));
    await user.click(await item('Vaciar el tablero'));
    await waitFor(() => expect(cards('Hecho')).toEqual([]));
    await user.click(board('Por hacer').getByRole('button', { name: 'Acciones de «Por hacer»' }));
    await user.click(await item('Borrar el tablero'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Por hacer' })).toBeNull());
  });
});

describe('a card of a board', () => {
  it('moves along its board and across boards with Alt and the arrows, and keeps the focus', async () => {
    const { user } = await open();
    screen.getByRole('link', { name: CUPS }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(cards('Por hacer')).toEqual([GUIDE, CUPS]));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(CUPS));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(cards('En curso')).toEqual([COMPARE, CUPS, ROUNDING]));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(CUPS));
    await user.click(screen.getByRole('button', { name: `Mover «${CUPS}» a otro tablero` }));
    await user.click(await item('Hecho'));
    await waitFor(() => expect(cards('Hecho')[0]).toBe(CUPS));
  });

  it('is added to its board', async () => {
    const { user } = await open();
    await user.click(board('Hecho').getByRole('button', { name: 'Añadir una tarea' }));
    await user.type(await board('Hecho').findByLabelText(/^Título de la tarea/), 'Medir el transformador');
    await user.click(board('Hecho').getByRole('button', { name: 'Añadir' }));
    await waitFor(() => expect(cards('Hecho').at(-1)).toBe('Medir el transformador'));
  });

  it('is edited in its drawer, commented and given a cover', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: CUPS }));
    await screen.findByRole('dialog');
    expect(await violations()).toEqual([]);
    await user.type(drawer().getByLabelText('Añadir un comentario'), 'Probado con tres clientes.');
    await user.upload(
      drawer().getByLabelText(/Imagen de portada/),
      new File(['x'], 'p.png', { type: 'image/png' }),
    );
    await drawer().findByAltText('La portada de la tarea');
    await user.type(drawer().getByLabelText('Responsables'), 'Joan');
    await user.click(await screen.findByRole('option', { name: /Joan Ripoll/ }));
    await user.click(drawer().getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(board('Por hacer').getByText('3 comentarios')).toBeDefined());
    const card = screen.getByRole('link', { name: CUPS }).closest('li') as HTMLElement;
    expect(within(card).getByText('Joan Ripoll')).toBeDefined();
    expect(card.querySelectorAll('img[src^="data:image/png"]')).toHaveLength(1);
  });
});

describe('planMove', () => {
  const task = (id: number, boardId: string): KanbanTask => ({
    id,
    boardId,
    title: '',
    labels: [],
    dueDate: 0,
    attachments: [],
    comments: [],
    assignedTo: [],
  });
  const all = [task(1, 'a'), task(2, 'b'), task(3, 'a'), task(4, 'b')];
  const order = (plan: ReturnType<typeof planMove>) => plan.tasks.map(({ id, boardId }) => `${id}${boardId}`);

  it('names the target whose place the task takes', () => {
    const down = planMove(all, 1, { boardId: 'a' });
    expect([order(down), down.newBoardId, down.targetTaskId]).toEqual([
      ['2b', '3a', '1a', '4b'],
      undefined,
      3,
    ]);
    const across = planMove(all, 4, { boardId: 'a', before: 1 });
    expect([order(across), across.newBoardId, across.targetTaskId]).toEqual([
      ['4a', '1a', '2b', '3a'],
      'a',
      1,
    ]);
  });

  it('names no target where only the board changes, or nothing', () => {
    expect(planMove(all, 2, { boardId: 'c' })).toMatchObject({ newBoardId: 'c' });
    expect(planMove(all, 2, { boardId: 'c' }).targetTaskId).toBeUndefined();
    expect(order(planMove(all, 1, { boardId: 'a', before: 3 }))).toEqual(['2b', '1a', '3a', '4b']);
    expect(planMove(all, 9, { boardId: 'a' }).tasks).toEqual(all);
  });
});
