import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { openPages } from '../test-pages.tsx';
import BlogDetailScreen from './detail.screen.tsx';
import BlogEditScreen from './edit.screen.tsx';
import BlogListScreen from './list.screen.tsx';

afterEach(closeScreens);

const open = (address: string) =>
  openPages(address, {
    '/pages/blog/list': BlogListScreen,
    '/pages/blog/detail/:id': BlogDetailScreen,
    '/pages/blog/edit/:id': BlogEditScreen,
  });

const titles = () => screen.queryAllByRole('article').map((post) => post.getAttribute('aria-label'));

describe('the list of the blog', () => {
  it('shows four articles a page, and narrows them by category and by words', async () => {
    const { user } = await open('/pages/blog/list');
    await waitFor(() => expect(titles()).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: 'Citas' }));
    await waitFor(() =>
      expect(titles()).toEqual(['Lana, manta y un grado menos', '«La energía que no gastas no tiene peaje»']),
    );
    await user.type(screen.getByRole('searchbox'), 'garbanzos{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Cocina solar: garbanzos en cinco horas']));
  });
});

describe('an article of the blog', () => {
  it('takes a comment with the name and the email of its writer', async () => {
    const { user } = await open('/pages/blog/detail/1');
    const form = within(await screen.findByRole('form', { name: 'Deja un comentario' }));
    await user.click(form.getByRole('button', { name: 'Publicar' }));
    await form.findByText('Escribe tu nombre');
    expect(form.getByText('Escribe tu comentario')).toBeDefined();
    await user.type(form.getByLabelText(/^Nombre/), 'Nuria Vela');
    await user.type(form.getByLabelText(/^Correo/), 'nuria@vela.example');
    await user.type(form.getByLabelText(/^Comentario/), 'Lo mismo me pasó con el arcón.');
    await user.click(form.getByRole('button', { name: 'Publicar' }));
    const comments = within(screen.getByRole('region', { name: 'Comentarios' }));
    expect(await comments.findByRole('article', { name: 'Nuria Vela' })).toBeDefined();
    expect(screen.getByText('77 comentarios')).toBeDefined();
    expect(localStorage.getItem('blog-commenter')).toBeNull();
  });

  it('is the one that the address names', async () => {
    await open('/pages/blog/detail/8');
    await screen.findByText(/^El tejado del polideportivo/);
    expect(screen.getByRole('article', { name: 'Jacinto Lahoz' })).toBeDefined();
  });

  it.each(['/pages/blog/detail/77', '/pages/blog/edit/77'])(
    'is not there at %s, and it says so',
    async (at) => {
      await open(at);
      await screen.findByText('No hay ningún artículo aquí');
    },
  );

  it('counts one bookmark more while it is marked', async () => {
    const { user } = await open('/pages/blog/detail/1');
    const mark = await screen.findByRole('button', { name: '139 guardados' });
    await user.click(mark);
    expect(mark.textContent).toBe('140 guardados');
  });
});

describe('the editor of an article', () => {
  it('makes the address follow the title until it is written by hand, and keeps what is saved', async () => {
    const { user, router } = await open('/pages/blog/edit/1');
    const title = await screen.findByLabelText(/^Título/);
    const slug = () => screen.getByLabelText<HTMLInputElement>(/^Dirección/);
    await user.clear(title);
    await user.type(title, '¿Qué gasta un botellero?');
    expect(slug().value).toBe('que-gasta-un-botellero');
    await user.clear(slug());
    await user.type(slug(), 'Mi Botellero');
    await user.type(title, ' Mucho');
    expect(slug().value).toBe('Mi Botellero');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Solo minúsculas sin tilde, números y guiones');
    await user.clear(slug());
    await user.type(slug(), 'botellero');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Borrador');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(router.location.pathname).toBe('/pages/blog/detail/1'));
    // The address changes before the page does.
    await waitFor(() => expect(screen.queryByLabelText('Estado')).toBeNull());
    await router.navigate({ to: '/pages/blog/edit/1' });
    expect((await screen.findByLabelText<HTMLInputElement>(/^Dirección/)).value).toBe('botellero');
    expect(screen.getByLabelText<HTMLSelectElement>('Estado').value).toBe('Draft');
  });
});
