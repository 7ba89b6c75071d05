import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp, openApp } from '../test-app.tsx';

afterEach(closeApp);

const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Ruta de navegación' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it.each([
  ['/apps/user/list', ['Inicio', 'Aplicaciones', 'Usuarios', 'Lista de usuarios']],
  // The menu has no entry for it, so its breadcrumb has the group of the screen above.
  ['/apps/user/view/5', ['Inicio', 'Aplicaciones', 'Usuarios', 'Ficha de usuario', 'Lorena Pardo']],
  [
    '/pages/knowledge-base/tu-factura/que-es-el-cups',
    ['Inicio', 'Páginas', 'Base de conocimiento', 'Tu factura', '¿Qué es el CUPS?'],
  ],
  [
    '/pages/blog/edit/7',
    ['Inicio', 'Páginas', 'Blog', 'Editar el blog', '¿Por qué la luz vale menos los domingos?'],
  ],
  ['/clientes/importar', ['Inicio', 'Clientes', 'Importar clientes']],
])('the breadcrumb leads to %s through its groups and the screens above it', async (address, way) => {
  await openApp(address, { role: 'admin' });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(crumbs()).toEqual(way));
});
