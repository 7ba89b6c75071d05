import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { openApp, violations } from '../test-app.tsx';
import { inOwnOrder, movedBefore } from './own-order.ts';
import * as taskDrawer from './task-drawer.tsx';
import TodoScreen from './todo.screen.tsx';

afterEach(closeScreens);
// What comes on demand would come with new copies of everything it uses, its texts among them.
vi.doMock('./task-drawer.tsx', () => taskDrawer);

const open = (path = '') =>
  openApp(`/apps/todo${path}`, {
    '/apps/todo': TodoScreen,
    '/apps/todo/:filter': TodoScreen,
    '/apps/todo/tag/:tag': TodoScreen,
  });
const list = () => within(screen.getByRole('list', { name: 'Tareas' }));
const titles = () =>
  list()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const drawer = () => within(screen.getByRole('dialog'));
const FIRST = 'Pasar la revisión del coche de empresa';

describe('the list of tasks', () => {
  it('shows the tasks that are not deleted, the latest first', async () => {
    await open();
    expect(titles()).toHaveLength(16);
    expect(titles()[0]).toBe(FIRST);
    expect(await violations()).toEqual([]);
  });

  it('is filtered, searched and sorted by its address', async () => {
    const { user, router } = await open('/tag/team');
    expect(titles()).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: 'Importantes' }));
    await waitFor(() => expect(titles()).toHaveLength(6));
    await user.keyboard('/');
    await user.keyboard('oferta');
    await waitFor(() => expect(titles()).toEqual(['Cerrar la oferta de la residencia']));
    expect(router.location.href).toBe('/apps/todo/important?q=oferta');
    await router.navigate({ to: '/apps/todo' });
    await waitFor(() => expect(titles()).toHaveLength(16));
    await user.click(screen.getByRole('button', { name: 'Ordenar' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'De la A a la Z', hidden: true }));
    await waitFor(() => expect(titles()[0]).toBe('Actualizar los teléfonos de contacto'));
    expect(screen.queryByRole('button', { name: /Cambiar de sitio/ })).toBeNull();
    await router.navigate({ to: '/apps/todo/nada' });
    expect(await screen.findByText('Esta lista no existe')).toBeDefined();
  });

  it('moves tasks with Alt and the arrows, keeps the focus, and keeps the order after a reload', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: `Cambiar de sitio «${FIRST}»` }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(titles()[1]).toBe(FIRST);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(`Cambiar de sitio «${FIRST}»`),
    );
    const kept = { ...localStorage };
    closeScreens();
    Object.assign(localStorage, kept);
    await open();
    expect(titles()[1]).toBe(FIRST);
  });
});

describe('the handle of a task', () => {
  it('offers one place up or down to who cannot drag, keeps the focus, and never past the ends', async () => {
    const { user } = await open();
    const handle = () => screen.getByRole('button', { name: `Cambiar de sitio «${FIRST}»` });
    const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true });
    await user.click(handle());
    expect(item('Subir').getAttribute('aria-disabled')).toBe('true');
    await user.click(item('Bajar'));
    expect(titles()[1]).toBe(FIRST);
    await waitFor(() => expect(document.activeElement).toBe(handle()));
    await user.click(handle());
    await user.click(item('Subir'));
    expect(titles()[0]).toBe(FIRST);
  });
});

describe('a task of the list', () => {
  it('is completed and marked in its row', async () => {
    const { user } = await open();
    const box = screen.getByRole('checkbox', { name: `Completar «${FIRST}»` });
    await user.click(box);
    await waitFor(() => expect(box).toHaveProperty('checked', true));
    const star = screen.getByRole('button', { name: `Marcar «${FIRST}» como importante` });
    await user.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
  });

  it('is written with its people, day and tags, and edited in its drawer', async () => {
    const { user, router } = await open('/tag/high');
    await user.click(screen.getAllByRole('button', { name: 'Nueva tarea' })[0] as HTMLElement);
    await screen.findByRole('dialog');
    await user.click(drawer().getByRole('button', { name: 'Añadir' }));
    expect(drawer().getByText('Escribe un título')).toBeDefined();
    expect(await violations()).toEqual([]);
    await user.type(drawer().getByLabelText(/^Título/), 'Leer el contador');
    await user.type(drawer().getByLabelText('Responsable'), 'Joan');
    await user.click(await screen.findByRole('option', { name: /Joan Ripoll/ }));
    await user.type(drawer().getByLabelText('Vence el'), '05/12/2026');
    await user.click(drawer().getByRole('button', { name: 'Añadir' }));
    const link = await list().findByRole('link', { name: 'Leer el contador' });
    const row = within(link.closest('li') as HTMLElement);
    for (const text of ['Alta', 'Joan Ripoll', '05 dic']) expect(row.getByText(text)).toBeDefined();
    await user.click(link);
    expect(router.location.search).toEqual({ tarea: '19' });
    await screen.findByRole('dialog');
    await user.type(drawer().getByLabelText(/^Título/), ' del taller');
    await user.click(drawer().getByRole('button', { name: 'Guardar' }));
    expect(await list().findByRole('link', { name: 'Leer el contador del taller' })).toBeDefined();
    expect(router.location.search).toEqual({});
  });

  it('is deleted, waits under «Borradas» and comes back', async () => {
    const { user } = await open();
    await user.click(list().getByRole('link', { name: FIRST }));
    await screen.findByRole('dialog');
    await user.click(drawer().getByRole('button', { name: 'Borrar' }));
    await waitFor(() => expect(titles()).not.toContain(FIRST));
    await user.click(screen.getByRole('link', { name: 'Borradas' }));
    await user.click(await screen.findByRole('button', { name: `Recuperar «${FIRST}»` }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });
});

describe('the list of tasks', () => {
  it('finds the tags by the names that it shows, under a filter too', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'Equipo{Enter}');
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(list().getAllByText('Equipo')).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: 'Completadas' }));
    await user.type(screen.getByRole('searchbox'), 'baja{Enter}');
    await waitFor(() => expect(list().getAllByText('Baja').length).toBe(titles().length));
  });

  it('stands newest first when that is chosen, whatever order the person has made', async () => {
    localStorage.clear();
    const { user, router } = await open('?orden=own');
    const first = titles()[0];
    await user.click(screen.getByRole('button', { name: `Cambiar de sitio «${first}»` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bajar', hidden: true }));
    await waitFor(() => expect(titles()[1]).toBe(first));
    await user.click(screen.getByRole('button', { name: 'Ordenar' }));
    await user.click(
      await screen.findByRole('menuitemcheckbox', { name: 'Las últimas, primero', hidden: true }),
    );
    await waitFor(() => expect(titles()[0]).toBe(first));
    expect(router.location.search).toEqual({ orden: 'latest' });
  });
});

describe("the person's own order of tasks", () => {
  it('puts a row before another or last, and what is new first', () => {
    expect(movedBefore([1, 2, 3], 1, 3)).toEqual([2, 1, 3]);
    expect(movedBefore([1, 2, 3], 1, undefined)).toEqual([2, 3, 1]);
    expect(movedBefore([1, 2, 3], 2, 2)).toEqual([1, 2, 3]);
    expect(inOwnOrder([{ id: 9 }, { id: 1 }, { id: 2 }], [2, 1]).map(({ id }) => id)).toEqual([9, 2, 1]);
  });
});
