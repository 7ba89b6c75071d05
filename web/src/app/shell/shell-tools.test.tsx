import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { miArea } from '@vatio/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../data/query-client.ts';
import { problem } from '../../data/test-answers.ts';
import { closeApp, openApp } from '../test-app.tsx';

afterEach(closeApp);

const TEMPLATE = '/components/alerts';

/** A server that keeps bookmarks, as `GET` and `PUT /v1/marcadores` do. */
function keptFlags(first: readonly string[]) {
  let pantallas = first;
  return {
    now: () => pantallas,
    answers: {
      'GET /v1/marcadores': () => ({ pantallas }),
      'PUT /v1/marcadores': async (request: Request) => {
        pantallas = (await request.json()).pantallas;
        return { pantallas };
      },
    },
  };
}

async function bookmarksBar() {
  return within(await screen.findByRole('navigation', { name: 'Páginas marcadas' }));
}

describe('bookmarks', () => {
  it.each(['cliente', 'comercial'] as const)(
    'the bookmarks of a %s are those that the server keeps, and a new one is shown at once',
    async (role) => {
      const kept = keptFlags(['propuestas', 'de-otra-version', 'usuarios']);
      await openApp('/cups', { role, answers: kept.answers });
      const user = userEvent.setup();
      const bar = await bookmarksBar();
      await bar.findByRole('link', { name: 'Propuestas' });
      expect(bar.getAllByRole('link')).toHaveLength(1);

      await user.click(bar.getByRole('button', { name: 'Marcar páginas' }));
      const box = within(bar.getByRole('region', { name: 'Marcar páginas' }));
      await user.type(box.getByRole('searchbox'), 'contratos');
      await user.click(box.getByRole('button', { name: 'Marcar Contratos' }));
      // One link is the result of the search, and the other its icon in the bar.
      await waitFor(() => expect(bar.getAllByRole('link', { name: 'Contratos' })).toHaveLength(2));
      await box.findByRole('button', { name: 'Quitar la marca de Contratos', pressed: true });
      // Bookmarks of screens that this user may not open, or that this version does not have, are kept.
      expect(kept.now()).toEqual(['propuestas', 'de-otra-version', 'usuarios', 'contratos']);
      await user.keyboard('{Escape}');
      expect(bar.queryByRole('searchbox')).toBeNull();
      expect(bar.getAllByRole('link')).toHaveLength(2);
    },
  );

  it('the star of somebody without bookmarks opens the box, where a page is marked', async () => {
    const kept = keptFlags([]);
    await openApp('/cups', { role: 'comercial', answers: kept.answers });
    const user = userEvent.setup();
    const bar = await bookmarksBar();
    await user.click(bar.getByRole('button', { name: 'Marcar páginas', expanded: false }));
    const box = within(await bar.findByRole('region', { name: 'Marcar páginas' }));
    expect(document.activeElement).toBe(box.getByRole('searchbox'));
    box.getByText('No hay ninguna página marcada');
    await user.keyboard('contratos');
    await user.click(box.getByRole('button', { name: 'Marcar Contratos' }));
    await waitFor(() => expect(kept.now()).toEqual(['contratos']));
    await user.keyboard('{Escape}');
    expect(bar.queryByRole('searchbox')).toBeNull();
    bar.getByRole('link', { name: 'Contratos' });
  });

  it('a bookmark that cannot be saved goes back, with the reason', async () => {
    const refusal = {
      'PUT /v1/marcadores': () => problem(400, 'datos-no-validos', { pantallas: 'Como mucho 50' }),
    };
    await openApp('/cups', { role: 'admin', answers: { ...keptFlags(['contratos']).answers, ...refusal } });
    const bar = await bookmarksBar();
    await bar.findByRole('link', { name: 'Contratos' });
    const user = userEvent.setup();
    await user.click(bar.getByRole('button', { name: 'Marcar páginas' }));
    await user.click(bar.getByRole('button', { name: 'Quitar la marca de Contratos' }));
    await screen.findByText(/Como mucho 50/);
    await waitFor(() => expect(bar.getAllByRole('link', { name: 'Contratos' })).toHaveLength(2));
  });

  it('bookmarks that were changed elsewhere meanwhile are not lost', async () => {
    const kept = keptFlags(['contratos']);
    await openApp('/cups', { role: 'admin', answers: kept.answers });
    const bar = await bookmarksBar();
    await bar.findByRole('link', { name: 'Contratos' });
    await fetch('/v1/marcadores', { method: 'PUT', body: '{"pantallas":["contratos","clientes"]}' });
    const user = userEvent.setup();
    await user.click(bar.getByRole('button', { name: 'Marcar páginas' }));
    await user.click(bar.getByRole('button', { name: 'Quitar la marca de Contratos' }));
    await bar.findAllByRole('link', { name: 'Clientes' });
    expect(kept.now()).toEqual(['clientes']);
  });

  it('bookmarks follow another tab of the account', async () => {
    await openApp('/cups', { role: 'admin', answers: keptFlags(['contratos']).answers });
    const bar = await bookmarksBar();
    await bar.findByRole('link', { name: 'Contratos' });
    const newValue = '["contratos","clientes"]';
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'bookmarks:u1', newValue })));
    await bar.findByRole('link', { name: 'Clientes' });
  });

  it('bookmarks are read once the page has read what it needs', async () => {
    let answerList: (body: object) => void = () => undefined;
    const list = new Promise<object>((resolve) => {
      answerList = resolve;
    });
    const answers = { ...keptFlags(['contratos']).answers, 'GET /v1/puntos-suministro': () => list };
    const { requests } = await openApp('/cups', { role: 'admin', answers });
    await screen.findByRole('heading', { level: 1 });
    const fetched = (path: string) => requests.some(({ url }) => new URL(url).pathname === path);
    await waitFor(() => expect(fetched('/v1/puntos-suministro')).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(fetched('/v1/marcadores')).toBe(false);
    answerList({ rows: [], count: 0, total: 0 });
    await waitFor(() => expect(fetched('/v1/marcadores')).toBe(true));
  });
});

describe('the opening of the bar', () => {
  const enlace = { path: '/contratos', search: { atr: 'rechazado' } };
  const tareas = { tareas: [{ tarea: 'atr-rechazado', cuantas: 3, enlace }] };
  const asked = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname);

  it('bookmarks and bell of a seller come with one call', async () => {
    const answers = { 'GET /v1/aperturas/barra': { marcadores: { pantallas: ['contratos'] }, tareas } };
    const { requests } = await openApp('/cups', { role: 'comercial', answers });
    const bar = await bookmarksBar();
    await bar.findByRole('link', { name: 'Contratos' });
    await screen.findByRole('button', { name: 'Notificaciones: 3 nuevas' });
    expect(asked(requests)).not.toContain('/v1/marcadores');
    expect(asked(requests)).not.toContain('/v1/inicio/tareas');
  });

  it('the bar of a client, whose bell tells of their own area, is not opened by that call', async () => {
    const { requests } = await openApp('/cups', {
      role: 'cliente',
      answers: keptFlags(['contratos']).answers,
    });
    await (await bookmarksBar()).findByRole('link', { name: 'Contratos' });
    expect(asked(requests)).not.toContain('/v1/aperturas/barra');
  });
});

describe('the cart', () => {
  it('the cart counts its products, multiplies their prices, and removes one', async () => {
    await openApp(TEMPLATE, { role: 'admin' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Carrito: \d+ artículos/ }));
    const panel = within(screen.getByRole('region', { name: 'Carrito' }));
    const before = (await panel.findAllByRole('listitem')).length;
    const total = () => panel.getByText('Total').parentElement?.textContent;
    const first = within(panel.getAllByRole('listitem')[0]!);
    const was = total();
    await user.click(first.getByRole('button', { name: /^Uno más/ }));
    expect(total()).not.toBe(was);
    await user.click(first.getByRole('button', { name: /^Quitar/ }));
    await waitFor(() => expect(panel.queryAllByRole('listitem')).toHaveLength(before - 1));
    expect(panel.getByRole('link', { name: 'Tramitar el pedido' }).getAttribute('href')).toBe(
      '/apps/ecommerce/checkout',
    );
  });

  it('the cart asks for its products once somebody is there, and until then shows the number of the session', async () => {
    await openApp(TEMPLATE, { role: 'admin' });
    await screen.findByRole('button', { name: 'Carrito: 5 artículos' });
    expect(queryClient.getQueryData(['/apps/ecommerce/cart', {}])).toBeUndefined();
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(queryClient.getQueryData(['/apps/ecommerce/cart', {}])).toBeDefined());
  });

  it('the cart is not shown on a business screen', async () => {
    await openApp('/inicio', { role: 'admin' });
    await screen.findByRole('navigation', { name: 'Páginas marcadas' });
    expect(screen.queryByRole('button', { name: /^Carrito/ })).toBeNull();
  });
});

describe('notifications', () => {
  const enlace = { path: '/contratos', search: { atr: 'rechazado' } };
  const answers = { 'GET /v1/inicio/tareas': { tareas: [{ tarea: 'atr-rechazado', cuantas: 3, enlace }] } };

  it('the notifications count the tasks that wait, lead to them, and are marked as read', async () => {
    await openApp('/usuarios', { role: 'admin', answers });
    const user = userEvent.setup();
    const bell = await screen.findByRole('button', { name: 'Notificaciones: 3 nuevas' });
    await user.click(bell);
    const panel = within(screen.getByRole('region', { name: 'Notificaciones' }));
    const link = await panel.findByRole('link', { name: /3 contratos con el ATR rechazado/ });
    expect(link.getAttribute('href')).toBe('/contratos?atr=rechazado');
    await user.click(panel.getByRole('button', { name: 'Marcar todo como leído' }));
    expect(bell.getAttribute('aria-label')).toBe('Notificaciones');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(bell);
  });
});

it('the bell of a client tells what waits for them in their own area, and none of the tasks of who sells', async () => {
  const waiting = { id: 'p1', codigo: 'P-1', cups: [], enviada: null, validaHasta: null, enlace: null };
  const figures = { actualAnualEur: 0, ofertaAnualEur: 0, ahorroAnualEur: 0 };
  const area: miArea.Area = {
    clientes: [{ id: 'c1', nombre: 'Panadería Sol SL' }],
    comercial: null,
    suministros: [],
    contratos: [],
    propuestas: [{ ...waiting, ...figures, estado: 'vista' }],
    facturas: [],
    ahorroAnualEur: 0,
    documentosPedidos: 1,
    incidencias: { abiertas: 4, respondidas: 2 },
  };
  const enlace = { path: '/contratos', search: { atr: 'rechazado' } };
  const ofSellers = { tareas: [{ tarea: 'atr-rechazado', cuantas: 5, enlace }] };
  const answers = { 'GET /v1/inicio/tareas': ofSellers, 'GET /v1/mi-area': area };
  await openApp('/mis-propuestas', { role: 'cliente', answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Notificaciones: 4 nuevas' }));
  const panel = within(screen.getByRole('region', { name: 'Notificaciones' }));
  expect((await panel.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/mis-propuestas',
    '/mis-documentos',
    '/incidencias?estado=respondida',
  ]);
});

it('the bell tells a seller what has happened, leads to it, and marks it as read with the rest', async () => {
  const aviso = {
    id: 'n1',
    evento: 'propuesta-aceptada',
    entidadId: 'p1',
    referencia: 'PR-2026-0001',
    cliente: 'Panadería Sol SL',
    creadoEn: '2026-11-20T09:00:00Z',
  };
  let leido = false;
  await openApp('/usuarios', {
    role: 'admin',
    answers: {
      'GET /v1/inicio/tareas': { tareas: [] },
      'GET /v1/cuenta/avisos': () => ({ rows: [{ ...aviso, leido }], sinLeer: leido ? 0 : 1 }),
      'POST /v1/cuenta/avisos/leidos': () => {
        leido = true;
        return null;
      },
    },
  });
  const user = userEvent.setup();
  const bell = await screen.findByRole('button', { name: 'Notificaciones' });
  // The news wait for somebody to be there.
  await user.hover(bell);
  await screen.findByRole('button', { name: 'Notificaciones: 1 nueva' });
  await user.click(bell);
  const panel = within(screen.getByRole('region', { name: 'Notificaciones' }));
  const link = await panel.findByRole('link', {
    name: /Panadería Sol SL ha aceptado la propuesta PR-2026-0001/,
  });
  expect(link.getAttribute('href')).toBe('/propuestas/p1');
  await user.click(panel.getByRole('button', { name: 'Marcar todo como leído' }));
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notificaciones'));
});

describe('the user menu', () => {
  it('the user menu gives administrators their own pages, and everybody the way out', async () => {
    await openApp(TEMPLATE, { role: 'admin' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Marta Ibáñez/ }));
    const links = within(screen.getByRole('region', { name: 'Tu cuenta' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mi-cuenta',
      '/ayuda',
      '/pages/profile',
      '/apps/email',
      '/apps/todo',
      '/apps/chat',
      '/pages/account-settings',
      '/pages/pricing',
      '/pages/faq',
    ]);
    await openApp('/inicio', { role: 'comercial' });
    await user.click(await screen.findByRole('button', { name: /Marta Ibáñez/ }));
    const panel = within(screen.getByRole('region', { name: 'Tu cuenta' }));
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mi-cuenta',
      '/ayuda',
    ]);
    await user.click(panel.getByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  });
});
