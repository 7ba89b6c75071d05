import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { openUsers, violations } from '../test-users.tsx';

afterEach(closeScreens);

/** In the list, each name stands over its email. */
const listed = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('a small')?.previousElementSibling?.textContent ?? []);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
// jsdom has no top layer to show a menu in, so its items count as hidden.
const item = (name: string) => screen.findByRole('menuitem', { name, hidden: true });

async function openList(search = '') {
  const opened = await openUsers(`/apps/user/list${search}`);
  await screen.findAllByRole('link', { name: /@/ });
  return opened;
}

describe('the list of users', () => {
  it('counts the users, and shows the last ten first', async () => {
    await openList();
    const figures = screen.getAllByRole('article').map((card) => card.textContent);
    expect(figures[0]).toContain('Usuarios50');
    expect(figures[1]).toContain('Usuarios de pago40');
    expect(figures[2]).toContain('Usuarios activos18');
    expect(figures[3]).toContain('Usuarios pendientes18');
    expect(listed()).toHaveLength(10);
    expect(listed()[0]).toBe('Ximena Carrasco');
    expect(await violations()).toEqual([]);
  });

  it('filters by role, plan and status, searches and sorts, all of it in the address', async () => {
    const { user, router } = await openList();
    await user.selectOptions(screen.getByLabelText('Rol'), 'Administrador');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Activo');
    await waitFor(() => expect(router.location.search).toEqual({ role: 'admin', status: 'active' }));
    await waitFor(() => expect(screen.getAllByText('Administrador')).toHaveLength(listed().length + 1));
    await user.click(button('Usuario'));
    await waitFor(() => expect(listed()).toEqual(listed().toSorted()));
    await user.click(button('Limpiar todo'));
    await user.selectOptions(screen.getByLabelText('Filas por página'), '25');
    await waitFor(() => expect(listed()).toHaveLength(25));
    await user.type(screen.getByLabelText('Buscar por nombre, correo o facturación'), 'paypal');
    await waitFor(() => expect(listed()).toHaveLength(13));
  });

  it('exports the e-mail of each user beside the name', async () => {
    const { user } = await openList();
    await user.click(button('Exportar'));
    await user.click(screen.getByText('Copiar'));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('Ximena'));
    const [heads = [], first = []] = (await navigator.clipboard.readText())
      .split('\r\n')
      .map((line) => line.split('\t'));
    const name = heads.indexOf('Usuario');
    expect(heads[name + 1]).toBe('Correo');
    expect(first[name]).toBe('Ximena Carrasco');
    expect(first[name + 1]).toMatch(/^\S+@\S+\.example$/);
  });

  it.each([
    ['Domiciliada', 'Domiciliada'],
    ['tarjeta', 'Manual, con tarjeta'],
  ])('finds users by the way they pay, «%s», as the list calls it', async (typed, billing) => {
    await openList(`?q=${typed}&limit=50`);
    await waitFor(() => expect(screen.getAllByText(billing)).toHaveLength(listed().length));
    expect(listed().length).toBeGreaterThan(8);
  });

  it('adds a user once every field is filled, and nobody else has the name or the email', async () => {
    const { user } = await openList();
    await user.click(button('Nuevo usuario'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Nuevo usuario' }));
    await user.click(drawer.getByRole('button', { name: 'Añadir usuario' }));
    for (const message of ['nombre', 'nombre de usuario', 'la empresa', 'un correo válido']) {
      expect(drawer.getByText(new RegExp(`^Escribe (el )?${message}$`))).toBeTruthy();
    }
    expect(drawer.getByText('Escribe un teléfono de nueve cifras o más')).toBeTruthy();
    expect(drawer.getByText('Elige el país')).toBeTruthy();
    expect(await violations()).toEqual([]);

    await user.type(drawer.getByLabelText(/^Nombre completo/), 'Reme Calatayud');
    await user.type(drawer.getByLabelText(/^Nombre de usuario/), 'miriam.santos');
    await user.type(drawer.getByLabelText(/^Correo/), 'reme@bar.example');
    await user.type(drawer.getByLabelText(/^Teléfono/), '978 555 010');
    await user.type(drawer.getByLabelText(/^Empresa/), 'Bar la Plaza');
    await user.selectOptions(drawer.getByLabelText(/^País/), 'España');
    await user.click(drawer.getByRole('button', { name: 'Añadir usuario' }));
    expect(drawer.getByText('Ya hay un usuario con este nombre')).toBeTruthy();

    await user.clear(drawer.getByLabelText(/^Nombre de usuario/));
    await user.type(drawer.getByLabelText(/^Nombre de usuario/), 'reme');
    await user.click(drawer.getByRole('button', { name: 'Añadir usuario' }));
    await waitFor(() => expect(listed()[0]).toBe('Reme Calatayud'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('SuscriptorBásicoDomiciliadaActivo');
  });

  it('deletes a user, and takes it back with the same page', async () => {
    const { user } = await openList();
    await user.click(button('Acciones de Pilar Rovira'));
    await user.click(await item('Eliminar'));
    await screen.findByText('Pilar Rovira se ha eliminado');
    expect(listed()).not.toContain('Pilar Rovira');
    await user.click(button('Deshacer'));
    const row = await screen.findByRole('link', { name: /Pilar Rovira/ });
    expect(row.getAttribute('href')).toBe('/apps/user/view/48');
  });

  it('edits a user from its row', async () => {
    const { user } = await openList();
    await user.click(button('Acciones de Ximena Carrasco'));
    await user.click(await item('Editar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar usuario' }));
    await user.clear(dialog.getByLabelText(/^Apellidos/));
    await user.type(dialog.getByLabelText(/^Apellidos/), 'Cano');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(listed()[0]).toBe('Ximena Cano'));
  });
});
