import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { problem } from '../../data/test-answers.ts';
import { closeApp, openApp } from '../test-app.tsx';
import { findActions } from './actions.ts';
import { marksOf } from './marked.tsx';
import { monthFrom } from './month-from.ts';

afterEach(closeApp);

const CUPS = 'ES0021000000000001RK';

const found = (q: string) => ({
  grupos: [
    {
      grupo: 'puntos',
      hallazgos: [{ id: CUPS, titulo: CUPS, detalle: `Bar ${q} · Madrid`, estado: 'con-contrato' }],
    },
    { grupo: 'comerciales', hallazgos: [{ id: 'r1', titulo: 'Ábaco Ruiz', detalle: 'Norte', estado: null }] },
  ],
});

const answers = {
  'GET /v1/busqueda': (request: Request) => found(new URL(request.url).searchParams.get('q') ?? ''),
};

async function openSearch(options: Parameters<typeof openApp>[1], address = '/usuarios') {
  const app = await openApp(address, options);
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Buscar en Vatio' });
  return { ...app, user, box };
}

const searches = (requests: readonly Request[]) =>
  requests
    .filter(({ url }) => url.includes('/v1/busqueda'))
    .map(({ url }) => new URL(url).searchParams.get('q'));

describe('the main search', () => {
  it('the main search asks the server once for what has been typed, and opens the chosen result', async () => {
    const { user, box, requests, router } = await openSearch({ role: 'comercial', answers });
    await user.type(box, 'abaco');
    const hit = await screen.findByRole('option', { name: /Ábaco Ruiz/ });
    expect(searches(requests)).toEqual(['abaco']);
    expect(within(hit).getByText('Ábaco').tagName).toBe('MARK');
    expect(screen.getByRole('option', { name: /Con contrato/ }).getAttribute('href')).toBe(`/cups/${CUPS}`);
    // No page has that name, and a group without results is not shown.
    expect(screen.queryByText('Páginas')).toBeNull();
    expect(screen.queryByText('Sin resultados')).toBeNull();

    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.location.pathname).toBe('/comerciales/r1'));
    expect(screen.queryByRole('combobox', { name: 'Buscar en Vatio' })).toBeNull();
  });

  it('the main search remembers earlier searches, and repeats them', async () => {
    const first = await openSearch({ role: 'comercial', answers });
    await first.user.type(first.box, 'abaco');
    await first.user.click(await screen.findByRole('option', { name: /Ábaco Ruiz/ }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Buscar en Vatio' })).toBeNull());
    await first.user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Buscar en Vatio' });
    await first.user.click(screen.getByRole('option', { name: 'abaco' }));
    expect(box).toHaveProperty('value', 'abaco');
    await screen.findByRole('option', { name: /Ábaco Ruiz/ });
    await first.user.clear(box);
    await first.user.click(screen.getByRole('button', { name: 'Borrar las búsquedas recientes' }));
    expect(screen.queryByRole('option', { name: 'abaco' })).toBeNull();
  });

  it('the main search takes a pasted CUPS to its page, and second to its analysis', async () => {
    const { user, box } = await openSearch({ role: 'comercial', answers });
    await user.click(box);
    await user.paste(' es0021 0000 0000 0001 RK ');
    const options = await screen.findAllByRole('option');
    expect(options.slice(0, 2).map((option) => option.getAttribute('href'))).toEqual([
      `/cups/${CUPS}`,
      `/cups/${CUPS}/analisis`,
    ]);
  });

  it('the main search names a pasted CUPS of gas as gas', async () => {
    const { user, box } = await openSearch({ role: 'comercial', answers });
    await user.click(box);
    await user.paste('ES0217010143209335YG');
    expect((await screen.findAllByText('CUPS de gas (Nedgia (0217))')).length).toBe(2);
  });

  it('the main search says that the server has failed, and tries again', async () => {
    let fails = true;
    const broken = () => (fails ? problem(409, 'ocupado') : found('x'));
    const { user, box } = await openSearch({ role: 'admin', answers: { 'GET /v1/busqueda': broken } });
    await user.type(box, 'abaco');
    await screen.findByText('ocupado');
    fails = false;
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('option', { name: /Ábaco Ruiz/ });
  });

  it('the main search finds the files and contacts of the sample data from every screen, for users who have the template', async () => {
    const { user, box } = await openSearch({ role: 'admin', answers }, '/components/alerts');
    await user.type(box, 'rosa');
    const contact = await screen.findByRole('option', { name: /rosa\.quintana@vatio\.example/ });
    expect(contact.getAttribute('href')).toBe('/apps/email?para=rosa.quintana%40vatio.example');
    await user.clear(box);
    await user.type(box, 'guion');
    const file = await screen.findByRole('option', { name: /Guion de la primera llamada/ });
    expect(file.getAttribute('href')).toBe('/apps/chat?q=Marcos+Pe%C3%B1a');
    expect(screen.queryByText('Contactos')).toBeNull();
    expect(screen.getByText('Ficheros')).toBeDefined();
    closeApp();
    const business = await openSearch({ role: 'admin', answers });
    await business.user.type(business.box, 'rosa');
    await screen.findByRole('option', { name: /rosa\.quintana@vatio\.example/ });
    expect(screen.getByText('Contactos')).toBeDefined();
    closeApp();
    const seller = await openSearch({ role: 'comercial', answers });
    await seller.user.type(seller.box, 'rosa');
    await screen.findByRole('option', { name: /Ábaco Ruiz/ });
    expect(screen.queryByText('Contactos')).toBeNull();
  });

  it('the main search does not offer a client what only sellers may do', async () => {
    const { user, box } = await openSearch({ role: 'cliente', answers });
    await user.type(box, 'nuevo análisis');
    await screen.findByRole('option', { name: /Con contrato/ });
    expect(screen.queryByRole('option', { name: 'Nuevo análisis' })).toBeNull();
    expect(screen.queryByRole('option', { name: /Ábaco Ruiz/ })).toBeNull();
    await openApp('/analisis/nuevo', { role: 'cliente' });
    await screen.findByRole('heading', { level: 1, name: 'Sin permiso' });
  });
});

describe('the actions of the main search', () => {
  const gyms = {
    'GET /v1/busqueda': {
      grupos: [
        {
          grupo: 'clientes',
          hallazgos: [{ id: 'c7', titulo: 'Gimnasio Ñandú', detalle: 'B12345674', estado: null }],
        },
      ],
    },
  };

  it('a proposal is begun for the client who is named after the verb', async () => {
    const { user, box, requests } = await openSearch({ role: 'comercial', answers: gyms });
    await user.type(box, 'nueva propuesta para gim');
    const hit = await screen.findByRole('option', { name: 'Nueva propuesta: Gimnasio Ñandú' });
    expect(hit.getAttribute('href')).toBe('/propuestas/nueva?cliente=c7');
    expect(searches(requests)).toContain('gim');
  });

  it('the contracts that end this month are the first result of saying so, and the pages come last', async () => {
    const { user, box } = await openSearch({ role: 'comercial', answers: gyms });
    await user.type(box, 'Contratos');
    const options = await screen.findAllByRole('option');
    expect(options[0]?.getAttribute('href')).toMatch(
      /^\/contratos\?finDesde=\d{4}-\d\d-01&finHasta=\d{4}-\d\d-\d\d$/,
    );
    const groups = [...document.querySelectorAll('[role=listbox] > p[class*=group]')];
    expect(groups.at(-1)?.textContent).toBe('Páginas');
  });

  it.each([
    ['nuevo cliente', '/clientes?nuevo=si'],
    ['nuevo cups', '/cups?nuevo=si'],
    ['nuevo producto', '/productos?nuevo=si'],
    ['new commission rule', '/comisiones?nueva=si'],
  ])('whoever may do it is led by «%s» to the form at %s', async (said, address) => {
    const { user, box } = await openSearch({
      role: 'admin',
      answers: { 'GET /v1/busqueda': { grupos: [] } },
    });
    await user.type(box, said);
    const [first] = await screen.findAllByRole('option');
    expect(first?.getAttribute('href')).toBe(address);
  });

  it('a representative is not offered to create products and rules, nor a client anything', async () => {
    const none = { 'GET /v1/busqueda': { grupos: [] } };
    const seller = await openSearch({ role: 'comercial', answers: none });
    await seller.user.type(seller.box, 'nuev');
    await screen.findByRole('option', { name: 'Nuevo cliente' });
    expect(screen.queryByRole('option', { name: 'Nuevo producto' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Nueva regla de comisión' })).toBeNull();
    closeApp();
    const client = await openSearch({ role: 'cliente', answers: none });
    await client.user.type(client.box, 'nuevo cli');
    await screen.findByText('Sin resultados');
  });

  it('the dark theme is put on by saying so, in either language', async () => {
    const { user, box } = await openSearch({ role: 'comercial', answers: gyms });
    await user.type(box, 'dark th');
    await user.click(await screen.findByRole('option', { name: 'Tema oscuro' }));
    expect(document.documentElement.dataset.scheme).toBe('dark');
  });

  it('an action is found however it is accented, and a client is not offered those of sellers', async () => {
    expect(findActions('VENCEN EL PRÓXIMO').map(({ action }) => action.id)).toEqual(['ending-next-month']);
    expect(findActions('nueva propuesta').map(({ client }) => client)).toEqual(['']);
    expect(findActions('ne')).toEqual([]);
    expect(monthFrom('2026-12-31', 0)).toEqual({ first: '2026-12-01', last: '2026-12-31' });
    expect(monthFrom('2027-01-31', 1)).toEqual({ first: '2027-02-01', last: '2027-02-28' });
    const { user, box } = await openSearch({ role: 'cliente', answers: gyms });
    await user.type(box, 'nueva propuesta');
    await screen.findByRole('option', { name: /Gimnasio Ñandú/ });
    expect(screen.queryByRole('option', { name: 'Nueva propuesta' })).toBeNull();
  });
});

describe('what was typed in a result', () => {
  it('a search result has each searched word marked where it first stands, whatever its accents', () => {
    const marked = (text: string, query: string) =>
      marksOf(text, query)
        .map(({ part, marked: on }) => (on ? `[${part}]` : part))
        .join('');
    expect(marked('Peluquería Ñandú', 'nandu peluqueria')).toBe('[Peluquería] Ñandú');
    expect(marked('Ábaco Talleres', 'ÁBA tall')).toBe('[Ába]co [Tall]eres');
    expect(marked('Ábaco', '')).toBe('Ábaco');
    expect(marked('Hotel del Sol', 'del sol')).toBe('Hotel [del Sol]');
    expect(marked('ES 0021 0000 0000 0001 RK', '0021-00000')).toBe('ES [0021 0000 0]000 0001 RK');
    expect(marked('B12345674', 'b-1234')).toBe('[B1234]5674');
  });
});
