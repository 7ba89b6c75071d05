import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeScreens } from '../data/test-screen.tsx';
import AccountSettingsScreen from './apps/account/settings/settings.screen.tsx';
import CalendarScreen from './apps/calendar/calendar.screen.tsx';
import * as eventDrawer from './apps/calendar/drawer/event-drawer.tsx';
import KanbanScreen from './apps/kanban/kanban.screen.tsx';
import * as kanbanDrawer from './apps/kanban/task-drawer.tsx';
import { openApp } from './apps/test-app.tsx';
import * as taskDrawer from './apps/todo/task-drawer.tsx';
import TodoScreen from './apps/todo/todo.screen.tsx';
import UserListScreen from './apps/user/list/list.screen.tsx';
import * as newUser from './apps/user/list/new-user.tsx';

afterEach(closeScreens);
// What comes on demand would come with new copies of everything it uses, its texts among them.
vi.doMock('./apps/todo/task-drawer.tsx', () => taskDrawer);
vi.doMock('./apps/kanban/task-drawer.tsx', () => kanbanDrawer);
vi.doMock('./apps/calendar/drawer/event-drawer.tsx', () => eventDrawer);
vi.doMock('./apps/user/list/new-user.tsx', () => newUser);

/** Each form over a page of the applications: its address, its screen, the button that opens it and a field. */
const FORMS = [
  ['/apps/todo', TodoScreen, 'Nueva tarea', /^Título/],
  ['/apps/calendar', CalendarScreen, 'Nuevo evento', /^Título/],
  ['/apps/user/list', UserListScreen, 'Nuevo usuario', /^Nombre completo/],
  ['/apps/kanban', KanbanScreen, 'Simplificar el alta de un punto de suministro', /^Título/],
] as const;

it.each(FORMS)(
  'what is typed in the form of %s is not lost by closing it or leaving the page',
  async (path, Screen, opener, label) => {
    const { user, router } = await openApp('/otra', { [path]: Screen, '/otra': () => <p>Otra pantalla</p> });
    await router.navigate({ to: path });
    const [open] = await screen.findAllByText(opener);
    await user.click(open ?? expect.fail(opener));
    const form = within(await screen.findByRole('dialog'));
    await user.type(await form.findByLabelText(label), ' por escrito');
    const stays = async () => {
      await user.click(within(await screen.findByRole('alertdialog')).getByText('Seguir editando'));
      expect(form.getByLabelText<HTMLInputElement>(label).value).toMatch(/ por escrito$/);
    };
    await user.keyboard('{Escape}');
    await stays();
    void router.navigate({ to: '/otra' });
    await stays();
    void router.navigate({ to: '/otra' });
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Salir sin guardar'));
    await waitFor(() => expect(router.location.pathname).toBe('/otra'));
  },
);

it('what is typed in a tab of the account settings is not lost by opening another tab', async () => {
  const path = '/apps/account/settings';
  const { user, router } = await openApp(`${path}?tab=connections`, { [path]: AccountSettingsScreen });
  const link = await screen.findByLabelText<HTMLInputElement>('Quora');
  await user.clear(link);
  await user.type(link, 'https://quora.com/yo');
  const leave = async (answer: string) => {
    await user.click(screen.getByRole('tab', { name: 'Seguridad' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByText(answer));
  };
  await leave('Seguir editando');
  expect(screen.getByLabelText('Quora')).toHaveProperty('value', 'https://quora.com/yo');
  void router.navigate({ to: `${path}?tab=billing` });
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Seguir editando'));
  expect(screen.getByLabelText('Quora')).toHaveProperty('value', 'https://quora.com/yo');
  await leave('Salir sin guardar');
  await waitFor(() => expect(router.location.search).toEqual({ tab: 'security' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
