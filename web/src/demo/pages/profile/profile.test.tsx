import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { openPages } from '../test-pages.tsx';
import ProfileScreen from './profile.screen.tsx';

afterEach(closeScreens);

const open = (search = '') => openPages(`/pages/profile${search}`, { '/pages/profile': ProfileScreen });

describe('the profile of a person', () => {
  it('takes a comment and a heart, and shows the rest of the posts', async () => {
    const { user } = await open();
    const [first] = await screen.findAllByRole('article');
    const post = within(first!);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await user.click(post.getByRole('button', { name: /^34\s*me gusta a Nerea/ }));
    expect(post.getByRole('button', { name: /^35\s*me gusta a Nerea/ }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await user.type(post.getByLabelText('Comenta'), 'Enhorabuena');
    await user.click(post.getByRole('button', { name: 'Publicar' }));
    expect(post.getByText('Enhorabuena')).toBeDefined();
    expect(post.getByRole('button', { name: 'Publicar' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('keeps the open part in the address', async () => {
    const { user, router } = await open('?part=photos');
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Foto/ })).toHaveLength(9));
    await user.click(screen.getByRole('tab', { name: 'Amistades' }));
    expect(router.location.search).toEqual({ part: 'friends' });
    const add = await screen.findByRole('button', { name: 'Añadir a Piedad Villalba' });
    await user.click(add);
    expect(add.getAttribute('aria-pressed')).toBe('true');
  });

  it('takes one vote in a poll', async () => {
    const { user } = await open();
    const [choice] = await screen.findAllByRole('radio');
    await user.click(choice!);
    expect((await screen.findByText(/^Has votado/)).getAttribute('role')).toBe('status');
  });
});
