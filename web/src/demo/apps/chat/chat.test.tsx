import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { readToasts } from '../../../ui/feedback/toasts.ts';
import { openApp, violations } from '../test-app.tsx';
import ChatScreen from './chat.screen.tsx';
import { groupMessages } from './message-groups.ts';

afterEach(closeScreens);

const open = (search = '') => openApp(`/apps/chat${search}`, { '/apps/chat': ChatScreen });
const people = (name: string) => within(screen.getByRole('navigation', { name }));
const names = (name: string) =>
  people(name)
    .queryAllByRole('link')
    .map((link) => link.querySelector('[class*="name"]')?.textContent);
const log = (name: string) => screen.findByRole('log', { name: `Mensajes con ${name}` });

describe('the people of the chat', () => {
  it('are those with a conversation, with their unread messages, and the other contacts', async () => {
    await open();
    await waitFor(() => expect(names('Conversaciones')).toEqual(['Marcos Peña', 'Lucía Ferrandis']));
    expect(names('Contactos')).toHaveLength(8);
    expect(screen.getByText('1 mensaje sin leer')).toBeDefined();
    expect(screen.getByText('Empieza una conversación')).toBeDefined();
    expect(await violations()).toEqual([]);
  });

  it('are found by name, without minding accents', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar personas' }), 'lucia');
    await waitFor(() => expect(names('Conversaciones')).toEqual(['Lucía Ferrandis']));
    expect(screen.getByText('Ningún contacto con ese nombre')).toBeDefined();
  });
});

describe('a conversation of the chat', () => {
  it('is read when it opens, and has no unread messages any more', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('link', { name: /Lucía Ferrandis/ }));
    expect(within(await log('Lucía Ferrandis')).getByText(/invitas tú al café/)).toBeDefined();
    expect(router.location.search).toEqual({ con: '2' });
    await waitFor(() => expect(screen.queryByText('1 mensaje sin leer')).toBeNull());
    expect(await violations()).toEqual([]);
  });

  it('keeps what is written to each person until it is sent', async () => {
    const { user, router } = await openApp('/apps/chat?con=2', {
      '/apps/chat': ChatScreen,
      '/otra': () => <p>Otra pantalla</p>,
    });
    const field = (name: string) =>
      screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Mensaje para ${name}` });
    await user.type(await field('Lucía Ferrandis'), 'Mañana te lo');
    await act(() => router.navigate({ to: '/apps/chat?con=1' }));
    expect((await field('Marcos Peña')).value).toBe('');
    const back = async () => {
      await act(() => router.navigate({ to: '/otra' }));
      await act(() => router.navigate({ to: '/apps/chat?con=2' }));
    };
    await back();
    const kept = await field('Lucía Ferrandis');
    expect(kept.value).toBe('Mañana te lo');
    await user.type(kept, ' digo{Enter}');
    await waitFor(() => expect(kept.value).toBe(''));
    await back();
    expect((await field('Lucía Ferrandis')).value).toBe('');
  });

  it('takes a message with Enter, takes no blank one, and rises to the top', async () => {
    const { user } = await open('?con=2');
    const field = await screen.findByRole('textbox', { name: 'Mensaje para Lucía Ferrandis' });
    await user.type(field, '   {Enter}');
    const before = (await log('Lucía Ferrandis')).querySelectorAll('time').length;
    await user.clear(field);
    await user.type(field, 'Hecho.{Shift>}{Enter}{/Shift}Gracias{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    const last = within(await log('Lucía Ferrandis')).getByText(/^Hecho\./);
    expect(last.textContent).toBe('Hecho.\nGracias');
    expect((await log('Lucía Ferrandis')).querySelectorAll('time')).toHaveLength(before + 1);
    await waitFor(() => expect(names('Conversaciones')[0]).toBe('Lucía Ferrandis'));
  });

  it('begins with the first message', async () => {
    const { user } = await open('?con=8');
    expect(await screen.findByText(/Todavía no has hablado con Joan Ripoll/)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Mensaje para Joan Ripoll' }), '¿Tienes un minuto?');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(names('Conversaciones')[0]).toBe('Joan Ripoll'));
    expect(names('Contactos')).not.toContain('Joan Ripoll');
  });
});

describe('the choices of a conversation', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Más sobre Lucía Ferrandis' }));
    await user.click(screen.getByRole(/^Vaciar/.test(name) ? 'menuitem' : 'menuitemcheckbox', { name }));
  };

  it('find the messages that say something, without minding accents', async () => {
    const { user } = await open('?con=2');
    await user.click(await screen.findByRole('button', { name: 'Buscar en la conversación' }));
    const field = screen.getByRole('searchbox', { name: 'Buscar en la conversación' });
    await user.type(field, 'cafe');
    await waitFor(async () =>
      expect((await log('Lucía Ferrandis')).querySelectorAll('[class*="message"]')).toHaveLength(1),
    );
    await user.type(field, ' con churros');
    expect(await screen.findByText('Ningún mensaje dice «cafe con churros»')).toBeDefined();
  });

  it('mark a contact in the list, and are there again in the panel of the contact', async () => {
    const { user } = await open('?con=2');
    await choose(user, 'Importante');
    await choose(user, 'Silenciar');
    expect(
      people('Conversaciones').getByRole('link', { name: /Lucía Ferrandis.*Importante.*Silenciar/ }),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ver el contacto' }));
    expect(screen.getByRole('switch', { name: 'Silenciar' })).toHaveProperty('checked', true);
    expect(await violations()).toEqual([]);
  });

  it('block a contact, to whom nothing is written until it is lifted', async () => {
    const { user } = await open('?con=2');
    await choose(user, 'Bloquear');
    expect(screen.queryByRole('textbox', { name: /^Mensaje para/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Desbloquear' }));
    expect(screen.getByRole('textbox', { name: 'Mensaje para Lucía Ferrandis' })).toBeDefined();
  });

  it('empty the conversation, and give it back', async () => {
    const { user } = await open('?con=2');
    await choose(user, 'Vaciar la conversación');
    expect(await screen.findByText(/Todavía no has hablado con Lucía/)).toBeDefined();
    act(() => readToasts().at(-1)?.undo?.());
    expect(within(await log('Lucía Ferrandis')).getByText(/invitas tú al café/)).toBeDefined();
  });
});

describe('the profiles of the chat', () => {
  it('show the data of a contact', async () => {
    const { user } = await open('?con=1');
    await user.click(await screen.findByRole('button', { name: 'Ver el contacto' }));
    const panel = within(screen.getByRole('dialog', { name: 'Contacto' }));
    expect(panel.getByRole('link', { name: 'marcos.pena@vatio.example' })).toBeDefined();
    expect(await violations()).toEqual([]);
  });

  it('let a person change their own status and text, counted up to 120 letters, and keep them', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Tu perfil' }));
    const panel = within(screen.getByRole('dialog', { name: 'Tu perfil' }));
    await user.click(panel.getByRole('radio', { name: 'Ausente' }));
    const about = panel.getByRole('textbox', { name: 'Sobre mí' });
    await user.clear(about);
    await user.click(about);
    await user.paste('x'.repeat(121));
    expect(panel.getByText('121 / 120')).toBeDefined();
    expect(panel.getByText('Como mucho 120 letras')).toBeDefined();
    expect(await violations()).toEqual([]);
    const kept = { ...localStorage };
    closeScreens();
    Object.assign(localStorage, kept);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Tu perfil' }));
    expect(screen.getByRole('radio', { name: 'Ausente' })).toHaveProperty('checked', true);
  });
});

describe('groupMessages', () => {
  it('gathers the messages that one person writes in a row, day by day', () => {
    const message = (senderId: number, time: string) => ({ senderId, time, message: '' });
    const groups = groupMessages([
      message(1, '2026-11-20T10:00'),
      message(1, '2026-11-20T10:01'),
      message(11, '2026-11-20T10:02'),
      message(11, '2026-11-21T09:00'),
    ]);
    expect(groups.map(({ senderId, messages, opensDay }) => [senderId, messages.length, opensDay])).toEqual([
      [1, 2, true],
      [11, 1, false],
      [11, 1, true],
    ]);
  });
});
