import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { openAccess } from '../test-access.tsx';

afterEach(closeScreens);

const names = () =>
  screen
    .queryAllByRole('button', { name: /^Borrar ./ })
    .map((button) => button.getAttribute('aria-label')!.slice(7));

describe('permissions', () => {
  it('are filtered by role and sorted by the day they were made', async () => {
    const { user } = await openAccess('/apps/permissions');
    await waitFor(() => expect(names()).toHaveLength(9));
    await user.selectOptions(screen.getByLabelText('Rol'), 'Soporte');
    await waitFor(() => expect(names()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: /^Creado/ }));
    await waitFor(() =>
      expect(names()).toEqual([
        'Planificación de proyectos',
        'Secuencias de correo',
        'Tareas de otras personas',
      ]),
    );
    expect(screen.getByText('04/06/2021 09:05')).toBeDefined();
  });

  it('are found by the names and the dates that are shown, and by those of the specification', async () => {
    const { user } = await openAccess('/apps/permissions');
    await waitFor(() => expect(names()).toHaveLength(9));
    const finds = async (typed: string, found: readonly string[]) => {
      await user.clear(screen.getByRole('searchbox'));
      await user.type(screen.getByRole('searchbox'), `${typed}{Enter}`);
      await waitFor(() => expect(names()).toEqual(found));
    };
    await finds('direccion', ['Dirección']);
    await finds('Only View', ['Solo consulta']);
    await finds('14/04/2021', ['Dirección']);
    await finds('14 apr', ['Dirección']);
    await finds('04/12/2021 20:15', ['Solo consulta']);
  });

  it('are added once, first, with the administrator alone', async () => {
    const { user } = await openAccess('/apps/permissions');
    await waitFor(() => expect(names()).toHaveLength(9));
    await user.click(screen.getAllByRole('button', { name: 'Añadir permiso' })[0]!);
    const dialog = within(screen.getByRole('dialog', { name: 'Añadir permiso' }));
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    await dialog.findByText('Escribe el nombre del permiso');
    await user.type(dialog.getByLabelText(/^Nombre del permiso/), ' only view ');
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    await dialog.findByText('Ya hay un permiso con ese nombre');
    await user.clear(dialog.getByLabelText(/^Nombre del permiso/));
    await user.type(dialog.getByLabelText(/^Nombre del permiso/), 'Leer contadores');
    await user.click(dialog.getByLabelText('Marcar como permiso esencial'));
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(names()[0]).toBe('Leer contadores'));
    const row = within(screen.getByRole('row', { name: /Leer contadores/ }));
    expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Administrador']);
    expect(row.getByText('Esencial')).toBeDefined();
  });

  it('are renamed, deleted and brought back', async () => {
    const { user } = await openAccess('/apps/permissions');
    await user.click(await screen.findByRole('button', { name: 'Editar Solo consulta' }));
    const field = await screen.findByLabelText(/^Nombre del permiso/);
    await user.clear(field);
    await user.type(field, 'Solo mirar');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(names()).toContain('Solo mirar'));
    const before = names();
    await user.click(screen.getByRole('button', { name: 'Borrar Solo mirar' }));
    await waitFor(() => expect(names()).toHaveLength(8));
    await user.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1)!);
    await waitFor(() => expect(names()).toEqual(before));
  });
});

describe('roles', () => {
  const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

  it('tell how many people have each', async () => {
    await openAccess('/apps/roles');
    await screen.findByRole('heading', { name: 'Gestor' });
    await waitFor(() => expect(card('Gestor').getByText('12 personas')).toBeDefined());
    expect(card('Soporte').getByText('7 personas')).toBeDefined();
  });

  it('are copied with their rights, saved and deleted', async () => {
    const { user } = await openAccess('/apps/roles');
    await user.click(await screen.findByRole('button', { name: 'Copiar el rol Soporte' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir rol' }));
    const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box('Reclamaciones: Escribir').checked).toBe(true);
    expect(box('Nóminas: Leer').checked).toBe(false);
    await user.click(box('Nóminas: Leer'));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('heading', { name: 'Copia de Soporte' });
    await user.click(card('Copia de Soporte').getByRole('button', { name: /^Editar rol/ }));
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Nóminas: Leer' })).checked).toBe(
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(card('Copia de Soporte').getByRole('button', { name: /^Borrar/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Copia de Soporte' })).toBeNull());
  });

  it('take every right at once, and none without a name', async () => {
    const { user } = await openAccess('/apps/roles');
    await user.click(await screen.findByRole('button', { name: 'Añadir rol' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir rol' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Marcar todo' }));
    expect(dialog.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await dialog.findByText('Escribe el nombre del rol');
  });

  it('narrow the people to those of one', async () => {
    const { user } = await openAccess('/apps/roles');
    await user.selectOptions(await screen.findByLabelText('Rol'), 'Usuario restringido');
    await waitFor(() => expect(screen.getByText('12 de 50', { exact: false })).toBeDefined());
  });
});
