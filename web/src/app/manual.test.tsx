import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { versionInForce } from '../business/ayuda/manual.ts';
import { closeApp, openApp } from './test-app.tsx';

afterEach(closeApp);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('the manual is found by a word without its accent, and the result leads to its section', async () => {
  await openApp('/ayuda', { role: 'comercial' });
  await heading('Ayuda');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Busca en el manual' }), 'maximetros');
  await userEvent.click(await screen.findByRole('link', { name: 'La ficha' }));
  await heading('Puntos de suministro');
  expect(location.hash === '' || location.hash === '#la-ficha').toBe(true);
  expect(screen.getByRole('heading', { level: 2, name: 'La ficha' }).id).toBe('la-ficha');
});

it('a search of the manual without results says so, and goes back to the contents', async () => {
  await openApp('/ayuda?q=hipopotamo', { role: 'comercial' });
  await screen.findByText('Nada en el manual con «hipopotamo»');
  await userEvent.click(screen.getByRole('button', { name: 'Ver el índice' }));
  await screen.findByRole('navigation', { name: 'Índice del manual' });
});

it('the contents of the manual leave out for a client what only the house does', async () => {
  await openApp('/ayuda', { role: 'cliente' });
  const contents = within(await screen.findByRole('navigation', { name: 'Índice del manual' }));
  expect(contents.getByRole('link', { name: 'Mi cuenta' })).toBeDefined();
  expect(contents.queryByRole('link', { name: 'Comisiones y liquidaciones' })).toBeNull();
  expect(contents.queryByRole('link', { name: 'Novedades' })).toBeNull();
});

it('the help says the version in force, and leads to what each version brought', async () => {
  await openApp('/ayuda', { role: 'comercial' });
  await heading('Ayuda');
  const card = within(await screen.findByRole('region', { name: `Vatio ${versionInForce()}` }));
  await userEvent.click(card.getByRole('link', { name: 'Novedades' }));
  await heading('Novedades');
  const versions = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(versions[0]?.textContent).toMatch(/^\d+\.\d+\.\d+ · \d+ de \p{L}+ de \d{4}$/u);
  expect(versions[0]?.textContent?.startsWith(`${versionInForce()} · `)).toBe(true);
});

it('a page of the manual has its steps, its screens and its neighbours', async () => {
  await openApp('/ayuda/importar-ficheros', { role: 'admin' });
  await heading('Importar un fichero');
  expect(
    screen.getAllByRole('listitem').some(({ textContent }) => textContent?.startsWith('Suéltala.')),
  ).toBe(true);
  expect(screen.getByRole('link', { name: 'Importar contratos' }).getAttribute('href')).toBe(
    '/contratos/importar',
  );
  const neighbours = within(screen.getByRole('navigation', { name: 'Páginas vecinas' }));
  await userEvent.click(neighbours.getByRole('link', { name: /Siguiente/ }));
  await heading('Puntos de suministro');
});

it('a page of the manual links to the screens that its reader may open, and names the others', async () => {
  await openApp('/ayuda/comerciales', { role: 'comercial' });
  await heading('Comerciales');
  const page = within(screen.getByRole('article'));
  expect(page.getByRole('link', { name: 'Comerciales' }).getAttribute('href')).toBe('/comerciales');
  expect(page.getByText(/Administrar comerciales/)).toBeDefined();
  expect(page.queryByRole('link', { name: 'Administrar comerciales' })).toBeNull();
});

it('an address that is no page of the manual says so', async () => {
  await openApp('/ayuda/hipopotamos', { role: 'comercial' });
  await screen.findByText('Esa página no está en el manual');
});

it('a screen of the business leads to its page of the manual', async () => {
  await openApp('/mi-cuenta', { role: 'comercial', answers: {} });
  await heading('Mi cuenta');
  await userEvent.click(screen.getByRole('link', { name: 'Ayuda de esta pantalla' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: 'Verificación en dos pasos' })).toBeDefined(),
  );
});
