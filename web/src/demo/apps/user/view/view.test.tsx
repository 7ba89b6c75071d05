import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { openUsers, violations } from '../test-users.tsx';

afterEach(closeScreens);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

async function openView(address: string) {
  const opened = await openUsers(`/apps/user/view${address}`);
  await screen.findAllByRole('tab');
  return opened;
}

describe('the sheet of a user', () => {
  it('is that of the first user without an id in the address, and an alert for an unknown id', async () => {
    await openView('');
    expect(screen.getByRole('heading', { name: 'Marina Soler' })).toBeTruthy();
    await screen.findByRole('link', { name: '#5036' });
    expect(await violations()).toEqual([]);
    closeScreens();

    for (const id of ['999', 'nadie']) {
      await openUsers(`/apps/user/view/${id}`);
      expect((await screen.findByRole('alert')).textContent).toContain(`No existe el usuario ${id}`);
      expect(screen.getByRole('link', { name: 'Ver los usuarios' }).getAttribute('href')).toBe(
        '/apps/user/list',
      );
      closeScreens();
    }
  });

  it('keeps its open tab in the address, and goes through them with the arrows', async () => {
    const { user, router } = await openView('/2?tab=security');
    expect(tab('Seguridad').getAttribute('aria-selected')).toBe('true');
    expect(await violations()).toEqual([]);
    await user.click(tab('Seguridad'));
    for (const name of ['Facturación y planes', 'Avisos', 'Conexiones']) {
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(tab(name).getAttribute('aria-selected')).toBe('true'));
      expect(await violations()).toEqual([]);
    }
    expect(router.location.search).toEqual({ tab: 'connections' });
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.location.search).toEqual({}));
  });

  it('edits the user', async () => {
    const { user } = await openView('/2?tab=notifications');
    await user.click(button('Editar'));
    const dialog = within(screen.getByRole('dialog', { name: 'Editar usuario' }));
    expect(await violations()).toEqual([]);
    await user.clear(dialog.getByLabelText(/^Nombre de usuario/));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(dialog.getByText('Escribe el nombre de usuario')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Nombre de usuario/), 'miri');
    await user.selectOptions(dialog.getByLabelText('Idioma'), 'Gallego');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('miri')).toBeTruthy();
    expect(screen.getByText('Gallego')).toBeTruthy();
  });

  it('suspends the user after asking, says how it ended, and lets the user in again', async () => {
    const { user } = await openView('/2?tab=notifications');
    await user.click(button('Suspender'));
    await user.click(button('Cancelar'));
    expect(screen.getByRole('dialog', { name: 'No se ha suspendido' })).toBeTruthy();
    await user.click(button('Entendido'));
    await user.click(button('Suspender'));
    const question = within(screen.getByRole('dialog', { name: '¿Suspender a Miriam Santos?' }));
    await user.click(question.getByRole('button', { name: 'Suspender' }));
    expect(await screen.findByRole('dialog', { name: 'Usuario suspendido' })).toBeTruthy();
    await user.click(button('Entendido'));
    await user.click(button('Reactivar'));
    await waitFor(() => expect(button('Suspender')).toBeTruthy());
  });

  it('changes a password that is long enough and typed twice the same', async () => {
    const { user } = await openView('/2?tab=security');
    const fields = [screen.getByLabelText(/^Contraseña nueva/), screen.getByLabelText(/^Repite/)] as const;
    await user.type(fields[0], 'corta');
    await user.click(button('Cambiar la contraseña'));
    expect(screen.getByText('Escribe 8 caracteres o más')).toBeTruthy();
    expect(screen.getByText('Las dos contraseñas no coinciden')).toBeTruthy();
    for (const field of fields) {
      await user.clear(field);
      await user.type(field, 'Montaña-azul-7');
    }
    expect(screen.getByText('Fuerte')).toBeTruthy();
    await user.click(button('Cambiar la contraseña'));
    await screen.findByText('Contraseña cambiada');
  });

  it('adds a card by its number, and pays with it', async () => {
    const { user } = await openView('/2?tab=billing');
    await user.click(button('Añadir tarjeta'));
    const dialog = within(screen.getByRole('dialog', { name: 'Nueva tarjeta' }));
    const number = dialog.getByLabelText(/^Número de tarjeta/);
    await user.type(number, '4242424242424241');
    expect(number).toHaveProperty('value', '4242 4242 4242 4241');
    expect(dialog.getByText('Visa')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Caducidad/), '1299');
    await user.type(dialog.getByLabelText(/^CVV/), '123');
    await user.click(dialog.getByRole('switch', { name: 'Pagar con esta tarjeta' }));
    await user.click(dialog.getByRole('button', { name: 'Añadir tarjeta' }));
    expect(dialog.getByText('El número no es válido')).toBeTruthy();
    await user.type(number, '{Backspace}2');
    await user.click(dialog.getByRole('button', { name: 'Añadir tarjeta' }));
    const row = (await screen.findByText('•••• 4242')).closest('li');
    expect(row?.textContent).toContain('Principal');
    expect(screen.getAllByText('Principal')).toHaveLength(1);
  });

  it('stores notices and connections for the life of the page', async () => {
    const { user } = await openView('/2?tab=notifications');
    await user.click(screen.getByLabelText('Dispositivo nuevo vinculado: Aplicación'));
    await user.click(button('Guardar'));
    await screen.findByText('Avisos guardados');
    await user.click(tab('Conexiones'));
    await user.click(screen.getByRole('switch', { name: 'Conectar Slack' }));
    await screen.findByText('Slack conectado');
    await user.click(tab('Avisos'));
    expect(screen.getByLabelText('Dispositivo nuevo vinculado: Aplicación')).toHaveProperty('checked', true);
    await user.click(tab('Conexiones'));
    expect(screen.getByRole('switch', { name: 'Conectar Slack' })).toHaveProperty('checked', true);
  });

  it('asks before changed notices are left, for another tab or another screen', async () => {
    const { user, router } = await openView('/2?tab=notifications');
    const notice = () => screen.getByLabelText('Dispositivo nuevo vinculado: Aplicación');
    await user.click(await screen.findByLabelText('Dispositivo nuevo vinculado: Aplicación'));
    await user.click(tab('Conexiones'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' }));
    await user.click(question.getByRole('button', { name: 'Seguir editando' }));
    expect(router.location.search).toEqual({ tab: 'notifications' });
    expect(notice()).toHaveProperty('checked', true);

    void router.navigate({ to: '/apps/user/list' });
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(router.location.pathname).toBe('/apps/user/view/2');

    await user.click(tab('Conexiones'));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(router.location.search).toEqual({ tab: 'connections' }));
    await screen.findByRole('switch', { name: 'Conectar Slack' });
    await user.click(tab('Avisos'));
    await waitFor(notice);
    expect(notice()).toHaveProperty('checked', false);
  });

  it('asks before the only card of a paid plan is deleted', async () => {
    const { user } = await openView('/2?tab=billing');
    const deletions = () => screen.queryAllByRole('button', { name: /^Eliminar .* terminada en/ });
    while (deletions().length > 1) {
      const left = deletions().length;
      await user.click(deletions()[0]!);
      await waitFor(() => expect(deletions()).toHaveLength(left - 1));
    }
    await user.click(deletions()[0]!);
    const question = within(await screen.findByRole('dialog', { name: 'Es la única tarjeta' }));
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(deletions()).toHaveLength(1);
    await user.click(deletions()[0]!);
    await user.click(
      within(screen.getByRole('dialog', { name: 'Es la única tarjeta' })).getByRole('button', {
        name: /^Eliminar/,
      }),
    );
    await screen.findByText('No hay tarjetas');
  });
});
