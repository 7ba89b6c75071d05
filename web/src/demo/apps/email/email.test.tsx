import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSampleDoor } from '../../../data/sample-door.ts';
import { closeScreens, openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import kit from '../../kit/es.json';
import { BLANK_MAIL, closeComposer, forgetComposer, openComposer } from './compose/composer.ts';
import EmailScreen from './email.screen.tsx';
import email from './es.json';

beforeEach(() => {
  vi.resetModules();
  setSampleDoor(() => import('../../../sample-data/index.ts'));
});
afterEach(() => {
  closeComposer();
  closeScreens();
});

async function openMail(address = '/apps/email') {
  const screens = {
    '/apps/email': EmailScreen,
    '/apps/email/:folder': EmailScreen,
    '/apps/email/label/:label': EmailScreen,
  };
  const opened = await openScreens(address, {
    screens,
    texts: { kit, ui, 'apps/email': email },
    answers: {},
    role: 'admin',
  });
  await screen.findAllByRole('navigation', { name: 'Carpetas' });
  await waitFor(() => expect(screen.queryByText('Cargando')).toBeNull());
  return { ...opened, user: userEvent.setup() };
}

const list = () => within(screen.getByRole('list', { name: 'Correos' }));
const subjects = () =>
  list()
    .getAllByRole('link')
    .map((link) => link.lastElementChild?.textContent);
const folder = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
const choose = (subject: RegExp) => list().getByRole('checkbox', { name: subject });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
// jsdom has no top layer to show a menu in, so its items count as hidden.
const item = (name: string) => screen.findByRole('menuitem', { name, hidden: true });

async function violations() {
  const { violations: found } = await axe.run(document.body, {
    // These rules need the colours and landmarks of the whole page, which the browser journeys check.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe('the mailbox', () => {
  it('chooses every mail between two with Shift', async () => {
    const { user } = await openMail();
    const boxes = list().getAllByRole<HTMLInputElement>('checkbox');
    await user.click(boxes[1]!);
    await user.keyboard('{Shift>}');
    await user.click(boxes[4]!);
    await user.keyboard('{/Shift}');
    const chosen = list()
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked);
    expect(chosen).toEqual([false, true, true, true, true, false, false, false]);
  });

  it('begins the mail to the person whom the address names, once', async () => {
    const { router } = await openMail('/apps/email?para=rosa.quintana@vatio.example');
    await screen.findByText('rosa.quintana@vatio.example');
    expect(router.location.search).toEqual({});
  });

  it('opens the inbox, newest first, with the number of unread mails in each folder', async () => {
    await openMail();
    expect(subjects()).toHaveLength(8);
    expect(subjects()[0]).toBe('Te paso el recibo de mi madre');
    expect(folder('Recibidos')).toHaveProperty('ariaCurrent', 'page');
    expect(folder('Recibidos').textContent).toContain('3 sin leer');
    expect(folder('Borradores').textContent).toContain('4 borradores');
    expect(folder('Enviados').textContent).toBe('Enviados');
    expect(list().getAllByRole('link', { name: /^Sin leer\./ })).toHaveLength(3);
    expect(await violations()).toEqual([]);
  });

  it('shows labels and folders by their address, and says when a folder does not exist', async () => {
    const { user, router } = await openMail('/apps/email/label/private');
    expect(subjects()).toHaveLength(3);
    await user.click(folder('Papelera'));
    await waitFor(() => expect(subjects()).toHaveLength(4));
    expect(router.location.pathname).toBe('/apps/email/trash');
    await router.navigate({ to: '/apps/email/nada' });
    expect(await screen.findByText('Esta carpeta no existe')).toBeDefined();
  });

  it('searches as one types, in the address', async () => {
    const { user, router } = await openMail();
    await user.keyboard('/');
    await user.keyboard('teresa');
    await waitFor(() => expect(subjects()).toHaveLength(2));
    expect(router.location.search).toEqual({ q: 'teresa' });
    await user.keyboard(' zzz');
    expect(await screen.findByText('No hay correos aquí')).toBeDefined();
  });
});

describe('several mails at once', () => {
  it('are chosen one by one, all, or none', async () => {
    const { user } = await openMail();
    const all = screen.getByRole('checkbox', { name: 'Seleccionar todo' });
    await user.click(choose(/hotel/));
    expect(all).toHaveProperty('indeterminate', true);
    await user.click(all);
    expect(screen.getByText('8 seleccionados')).toBeDefined();
    expect(await violations()).toEqual([]);
    await user.click(button('Quitar la selección'));
    expect(list().queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('are moved together, and the counts follow', async () => {
    const { user } = await openMail();
    await user.click(choose(/hotel/));
    await user.click(choose(/Excursión/));
    await user.click(button('Mover a una carpeta'));
    await user.click(await item('Spam'));
    await waitFor(() => expect(subjects()).toHaveLength(6));
    expect(folder('Recibidos').textContent).toContain('1 sin leer');
    expect(folder('Spam').textContent).toContain('4 sin leer');
    expect(screen.getByRole('checkbox', { name: 'Seleccionar todo' })).toHaveProperty('checked', false);
  });

  it('take a label or lose it', async () => {
    const { user } = await openMail();
    await user.click(choose(/recibo/));
    await user.click(button('Poner o quitar una etiqueta'));
    await user.click(await item('Importante'));
    const row = list()
      .getByRole('link', { name: /recibo/ })
      .closest('li');
    await waitFor(() => expect(within(row as HTMLElement).getByText('Importante')).toBeDefined());
  });

  it('are walked, chosen and starred with the keyboard', async () => {
    const { user } = await openMail();
    await user.keyboard('jjx');
    expect(choose(/Cenamos/)).toHaveProperty('checked', true);
    await user.keyboard('s');
    await waitFor(() =>
      expect(
        list()
          .getByRole('button', { name: /Cenamos/ })
          .getAttribute('aria-pressed'),
      ).toBe('false'),
    );
  });
});

describe('the open mail', () => {
  it('stays when Esc closes a menu over it, and closes with the next Esc', async () => {
    const { user, router } = await openMail('/apps/email?correo=24');
    const mail = within(await screen.findByRole('region', { name: 'Correo abierto' }));
    const opener = mail.getByRole('button', { name: 'Mover a una carpeta' });
    await user.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(router.location.search).toEqual({ correo: '24' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.location.search).toEqual({}));
  });

  it('is marked as read, turns in the order of the list, and Back closes it', async () => {
    const { user, router } = await openMail();
    await user.click(list().getByRole('link', { name: /Cenamos/ }));
    expect(await screen.findByRole('heading', { name: '¿Cenamos el viernes?' })).toBeDefined();
    expect(router.location.search).toEqual({ correo: '23' });
    await waitFor(() => expect(folder('Recibidos').textContent).toContain('2 sin leer'));
    await user.click(button('Correo siguiente'));
    expect(await screen.findByRole('heading', { name: /hotel/ })).toBeDefined();
    expect(screen.getByText('3 de 8')).toBeDefined();
    expect(await violations()).toEqual([]);
    router.history.back();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /hotel/ })).toBeNull());
    expect(router.location.search).toEqual({});
  });

  it('has no neighbour beyond the ends, and shows the earlier messages when asked', async () => {
    const { user } = await openMail('/apps/email?correo=24');
    await screen.findByRole('heading', { name: /recibo/ });
    expect(button('Correo anterior').getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('jjj');
    await screen.findByRole('heading', { name: /libro de precios/ });
    await user.click(button('Ver 2 mensajes anteriores'));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('turns among all mails when it is not in the list', async () => {
    const { user } = await openMail('/apps/email?correo=22');
    await screen.findByRole('heading', { name: /excedente solar/ });
    await waitFor(() => expect(button('Correo anterior').getAttribute('aria-disabled')).toBe('false'));
    await user.click(button('Correo anterior'));
    expect(await screen.findByRole('heading', { name: '¿Cenamos el viernes?' })).toBeDefined();
    expect(screen.getByText('2 de 8')).toBeDefined();
  });

  it('goes to the trash and can come back to the list', async () => {
    const { user } = await openMail('/apps/email?correo=24');
    await screen.findByRole('heading', { name: /recibo/ });
    await user.click(
      within(screen.getByRole('region', { name: 'Correo abierto' })).getByRole('button', {
        name: 'Mover a la papelera',
      }),
    );
    await waitFor(() => expect(subjects()).toHaveLength(7));
    await user.click(folder('Papelera'));
    await waitFor(() => expect(subjects()).toHaveLength(5));
  });
});

describe('composing a mail', () => {
  const composer = () => within(screen.getByRole('dialog', { name: 'Correo nuevo' }));

  it('sends to the chosen people, and puts the mail in sent', async () => {
    const { user } = await openMail();
    await user.keyboard('c');
    await user.click(composer().getByRole('button', { name: 'Enviar' }));
    expect(composer().getByText('Añade al menos un destinatario')).toBeDefined();
    await user.type(composer().getByRole('combobox', { name: 'Para' }), 'luc');
    await user.click(await composer().findByRole('option', { name: /Lucía Ferrandis/ }));
    await user.type(composer().getByRole('combobox', { name: 'Para' }), 'otra@correo.example,');
    await user.type(composer().getByRole('textbox', { name: 'Asunto' }), 'Reunión del lunes');
    expect(await violations()).toEqual([]);
    await user.click(composer().getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(folder('Enviados'));
    await waitFor(() => expect(subjects()[0]).toBe('Reunión del lunes'));
    expect(list().getByRole('link', { name: /Para Lucía Ferrandis, otra@correo.example/ })).toBeDefined();
  });

  it('keeps a draft when the window is closed, and goes on with it later', async () => {
    const { user } = await openMail();
    await user.click(button('Redactar'));
    await user.type(composer().getByRole('textbox', { name: 'Asunto' }), 'A medias');
    await user.click(composer().getByRole('button', { name: 'Cerrar y guardar el borrador' }));
    await waitFor(() => expect(folder('Borradores').textContent).toContain('5 borradores'));
    await user.click(folder('Borradores'));
    await user.click(await screen.findByRole('link', { name: /A medias/ }));
    await user.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
    expect(composer().getByRole('textbox', { name: 'Asunto' })).toHaveProperty('value', 'A medias');
  });

  it('answers with addressee and subject, and stays while other folders are visited', async () => {
    const { user } = await openMail('/apps/email?correo=24');
    await user.click(await screen.findByRole('button', { name: 'Responder' }));
    expect(composer().getByText('Teresa Lago')).toBeDefined();
    const text = await composer().findByRole('textbox', { name: 'Mensaje' });
    expect(text.textContent).toContain('Teresa Lago escribió');
    await user.click(folder('Spam'));
    await waitFor(() => expect(subjects()).toHaveLength(6));
    expect(composer().getByRole('textbox', { name: 'Asunto' })).toHaveProperty(
      'value',
      'Re: Te paso el recibo de mi madre',
    );
  });
});

describe('a half-written mail', () => {
  it('is not sent while an address is unfinished, and the error names it', async () => {
    const { user } = await openMail();
    act(() => openComposer({ ...BLANK_MAIL, to: [{ name: 'Rosa', email: 'rosa@vatio.example' }] }));
    const window = within(await screen.findByRole('dialog', { name: 'Correo nuevo' }));
    // A reply begins in its text, once the editor has loaded.
    const text = await window.findByRole('textbox', { name: 'Mensaje' });
    await waitFor(() => expect(document.activeElement).toBe(text));
    await user.type(window.getByRole('combobox', { name: 'Para' }), 'nuria@pan');
    await user.click(window.getByRole('button', { name: 'Enviar' }));
    await window.findByText(/«nuria@pan» no es una dirección completa/);
    expect(screen.queryByText('Correo enviado')).toBeNull();
  });

  it('survives reloading the page', async () => {
    const { user } = await openMail();
    act(() => openComposer(BLANK_MAIL));
    await user.type(await screen.findByLabelText('Asunto'), 'Potencia del obrador');
    const kept = { ...localStorage };
    closeScreens();
    act(forgetComposer);
    Object.assign(localStorage, kept);
    await openMail();
    expect(await screen.findByDisplayValue('Potencia del obrador')).toBeDefined();
  });
});
