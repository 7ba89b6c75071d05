import { createMemoryHistory } from '@tanstack/history';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Frame, Route } from './page.ts';
import { createRouter, type Router } from './router.ts';
import { type Failed, RouterView } from './router-view.tsx';
import { usePlace, useSearch } from './use-router.ts';

const Bare: Frame = ({ children }) => children;

function Loading() {
  return <p>Loading</p>;
}

function Failure({ error, reset }: Failed) {
  return (
    <button type="button" onClick={reset}>
      {String(error)}
    </button>
  );
}

const saying = (text: string): ComponentType => Saying.bind(null, { text });

function Saying({ text }: { readonly text: string }) {
  return <p>{text}</p>;
}

const Main: Frame = ({ children }) => <main>{children}</main>;

const NotAtHome: Frame = ({ children }) => {
  if (usePlace().pathname === '/') throw new Error('not here');
  return <main>{children}</main>;
};

const mounts = vi.fn();

function Counted() {
  useState(mounts);
  return <p>list</p>;
}

function Broken(): never {
  throw new Error('broken');
}

/** A field that is named after the query. */
function Typed() {
  const [typed, setTyped] = useState('');
  return (
    <input aria-label={useSearch().q ?? 'all'} value={typed} onChange={(e) => setTyped(e.target.value)} />
  );
}

/** The content of a page that comes when `arrive` is called. */
function awaited(text: string) {
  let arrive: () => void = () => undefined;
  const content = new Promise<ComponentType>((resolve) => {
    arrive = () => resolve(saying(text));
  });
  return { route: routeOf(Loading, { load: () => content }), arrive: () => act(async () => arrive()) };
}

/** A route that everybody may enter, whose content is there at once. */
function routeOf(content: ComponentType, more: Partial<Route> = {}): Route {
  return { enter: async () => ({ frames: [] }), load: async () => content, ...more };
}

let router: Router;

/** Opens an address of some routes by their path. */
function open(address: string, routes: Readonly<Record<string, Route>>, base = '/') {
  router = createRouter({
    base,
    history: createMemoryHistory({ initialEntries: [address] }),
    find: (pathname) => ({ route: routes[pathname] ?? routeOf(saying('nowhere')), params: {} }),
  });
  render(<RouterView router={router} Root={Bare} Around={Bare} Loading={Loading} Failure={Failure} />);
}

const scrolls = vi.fn();

beforeEach(() => vi.stubGlobal('scrollTo', scrolls));
afterEach(() => {
  router.stop();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrolls.mockClear();
});

describe('the router', () => {
  it('the router shows the page that was asked for last, whichever comes first', async () => {
    const slow = awaited('slow');
    open('/', {
      '/': routeOf(saying('home')),
      '/slow': slow.route,
      '/fast': routeOf(saying('fast')),
    });
    await screen.findByText('home');
    void router.navigate({ to: '/slow' });
    void router.navigate({ to: '/fast' });
    await screen.findByText('fast');
    await slow.arrive();
    expect(screen.queryByText('slow')).toBeNull();
    expect(router.location.href).toBe('/fast');
  });

  it('the router keeps the last page for a moment, and then the place of the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = awaited('slow');
    open('/', { '/': routeOf(saying('home')), '/slow': slow.route });
    await vi.waitFor(() => screen.getByText('home'));
    void router.navigate({ to: '/slow' });
    await act(() => vi.advanceTimersByTimeAsync(199));
    screen.getByText('home');
    await act(() => vi.advanceTimersByTimeAsync(1));
    screen.getByText('Loading');
    await slow.arrive();
    screen.getByText('slow');
  });

  it('the router takes a visitor elsewhere without an entry of the history for where they may not be', async () => {
    const load = vi.fn();
    const elsewhere: Entry = { redirect: '/login?volver=%2Fsecret' };
    open('/', {
      '/': routeOf(saying('home')),
      '/secret': routeOf(saying('secret'), { enter: async () => elsewhere, load }),
      '/login': routeOf(saying('sign in')),
    });
    await screen.findByText('home');
    await act(() => router.navigate({ to: '/secret' }));
    await screen.findByText('sign in');
    expect(router.location.search).toEqual({ volver: '/secret' });
    expect(router.history.length).toBe(2);
    expect(load).not.toHaveBeenCalled();
  });

  it('the router shows a refusal inside the frames, without loading what is refused', async () => {
    const load = vi.fn();
    const enter = async () => ({ frames: [Main], refusal: saying('refused') });
    open('/', { '/': routeOf(saying('secret'), { enter, load }) });
    expect((await screen.findByText('refused')).parentElement?.tagName).toBe('MAIN');
    expect(load).not.toHaveBeenCalled();
  });

  it('the router neither enters nor loads a page again for another query, and keeps what it holds', async () => {
    const load = vi.fn(async () => Typed);
    open('/list', { '/list': routeOf(Typed, { load }) });
    await userEvent.type(await screen.findByLabelText('all'), 'kept');
    await act(() => router.navigate({ to: '.', search: { q: 'sol' } }));
    expect(screen.getByLabelText('sol')).toHaveProperty('value', 'kept');
    await act(() =>
      router.navigate({ to: '.', search: (before) => ({ ...before, page: '2' }), replace: true }),
    );
    expect(router.location.href).toBe('/list?q=sol&page=2');
    expect(router.history.length).toBe(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('the router says that a page failed, and loads it again when asked', async () => {
    const load = vi.fn().mockRejectedValueOnce('lost').mockResolvedValue(saying('found'));
    open('/', { '/': routeOf(saying(''), { load }) });
    await screen.findByRole('button', { name: 'lost' });
    await act(() => router.reload());
    screen.getByText('found');
  });

  it('frames that fail on one page are drawn again for the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const frames = [NotAtHome];
    const enter = async () => ({ frames });
    open('/', { '/': routeOf(saying('home'), { enter }), '/next': routeOf(saying('next'), { enter }) });
    await screen.findByRole('button', { name: 'Error: not here' });
    await act(() => router.navigate({ to: '/next' }));
    expect(screen.getByText('next').parentElement?.tagName).toBe('MAIN');
  });

  it('a page that fails while it is drawn leaves the frames alone, and the next one works', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const enter = async () => ({ frames: [Main] });
    open('/', { '/': routeOf(Broken, { enter }), '/next': routeOf(saying('next'), { enter }) });
    const failure = await screen.findByRole('button', { name: 'Error: broken' });
    expect(failure.parentElement?.tagName).toBe('MAIN');
    await act(() => router.navigate({ to: '/next' }));
    screen.getByText('next');
  });
});

describe('a page that is loaded ahead', () => {
  it('a page that is loaded ahead is loaded once, with the query of its link', async () => {
    const load = vi.fn(async () => saying('list'));
    open('/', { '/': routeOf(saying('home')), '/list': routeOf(saying(''), { load }) });
    await screen.findByText('home');
    router.loadAhead('/list?q=sol');
    router.loadAhead('/list?q=sol');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(() => router.navigate({ to: '/list?q=sol' }));
    screen.getByText('list');
    expect(load).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledWith(expect.objectContaining({ search: { q: 'sol' } }), { ahead: true });
  });

  it('a page that could not be loaded ahead is tried again by the visit', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(saying('list'));
    open('/', { '/': routeOf(saying('home')), '/list': routeOf(saying(''), { load }) });
    await screen.findByText('home');
    router.loadAhead('/list');
    await act(() => router.navigate({ to: '/list' }));
    screen.getByText('list');
  });
});

describe('a page that is drawn ahead', () => {
  const enter = async () => ({ frames: FRAMES });
  const FRAMES = [Main];

  it('a page that is drawn ahead is out of sight until it is visited, and then is the same drawing', async () => {
    const load = vi.fn(async () => Counted);
    open('/', { '/': routeOf(saying('home'), { enter }), '/list': routeOf(Counted, { enter, load }) });
    await screen.findByText('home');
    router.drawAhead('/list?q=sol');
    expect((await screen.findByText('list')).style.display).toBe('none');
    expect(screen.getByText('home').style.display).toBe('');
    await act(() => router.navigate({ to: '/list?q=sol' }));
    // The frame in which the link was pressed is painted first.
    expect(screen.getByText('home').style.display).toBe('');
    await waitFor(() => expect(screen.getByText('list').style.display).toBe(''));
    expect(screen.queryByText('home')).toBeNull();
    expect(mounts).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a page that is drawn ahead knows its own query, and the page in sight keeps its own', async () => {
    open('/?q=luna', { '/': routeOf(Typed, { enter }), '/list': routeOf(Typed, { enter }) });
    await screen.findByLabelText('luna');
    router.drawAhead('/list?q=sol');
    await screen.findByLabelText('sol');
    screen.getByLabelText('luna');
  });

  it('a page is drawn ahead once what it reads is there, and only the last one aimed at', async () => {
    let arrive: () => void = () => undefined;
    const read = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    open('/', {
      '/': routeOf(saying('home'), { enter }),
      '/first': routeOf(saying('first'), { enter }),
      '/reading': routeOf(saying('reading'), { enter, read }),
    });
    await screen.findByText('home');
    router.drawAhead('/first');
    await screen.findByText('first');
    router.drawAhead('/reading');
    await waitFor(() => expect(read).toHaveBeenCalled());
    expect(screen.queryByText('reading')).toBeNull();
    await act(async () => arrive());
    await screen.findByText('reading');
    expect(screen.queryByText('first')).toBeNull();
  });

  it('a page that is visited before it is drawn is not the one that was drawn before it', async () => {
    const slow = () => new Promise<void>(() => undefined);
    open('/', {
      '/': routeOf(saying('home'), { enter }),
      '/first': routeOf(saying('first'), { enter }),
      '/second': routeOf(saying('second'), { enter, read: slow }),
    });
    await screen.findByText('home');
    router.drawAhead('/first');
    await screen.findByText('first');
    router.drawAhead('/second');
    await act(() => router.navigate({ to: '/second' }));
    screen.getByText('second');
    expect(screen.queryByText('first')).toBeNull();
  });

  it('a page whose link is left is no longer drawn ahead, and a link left before does not matter', async () => {
    open('/', {
      '/': routeOf(saying('home'), { enter }),
      '/list': routeOf(saying('list'), { enter }),
    });
    await screen.findByText('home');
    router.drawAhead('/list');
    await screen.findByText('list');
    act(() => router.forgetAhead('/other'));
    screen.getByText('list');
    act(() => router.forgetAhead('/list'));
    expect(screen.queryByText('list')).toBeNull();
    await act(() => router.navigate({ to: '/list' }));
    screen.getByText('list');
  });

  it('a page is not drawn ahead where it would have other frames, be refused or lead elsewhere', async () => {
    const drawn = vi.fn(() => <p>secret</p>);
    const entries: Readonly<Record<string, Entry>> = {
      '/framed': { frames: [Bare] },
      '/refused': { frames: FRAMES, refusal: saying('refused') },
      '/moved': { redirect: '/' },
    };
    open('/', {
      '/': routeOf(saying('home'), { enter }),
      ...Object.fromEntries(
        Object.entries(entries).map(([path, entry]) => [path, routeOf(drawn, { enter: async () => entry })]),
      ),
    });
    await screen.findByText('home');
    for (const path of Object.keys(entries)) {
      await act(async () => router.drawAhead(path));
      expect([path, drawn.mock.calls.length]).toEqual([path, 0]);
    }
    expect(screen.queryByText('refused')).toBeNull();
  });

  it('a page that fails while it is drawn ahead says so when it is visited, and in sight nothing fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/', { '/': routeOf(saying('home'), { enter }), '/broken': routeOf(Broken, { enter }) });
    await screen.findByText('home');
    router.drawAhead('/broken');
    expect((await screen.findByText('Error: broken')).style.display).toBe('none');
    screen.getByText('home');
    await act(() => router.navigate({ to: '/broken' }));
    await screen.findByRole('button', { name: 'Error: broken' });
  });
});

describe('the scroll of the window', () => {
  it('the window begins a page at its top, and Back shows it where it was left', async () => {
    open('/', { '/': routeOf(saying('home')), '/next': routeOf(saying('next')) });
    await screen.findByText('home');
    vi.stubGlobal('scrollY', 640);
    await act(() => router.navigate({ to: '/next' }));
    expect(scrolls).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    vi.stubGlobal('scrollY', 0);
    act(() => router.history.back());
    await screen.findByText('home');
    expect(scrolls).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });

  it('the window stays where it is for a change of the query that asks for it', async () => {
    open('/', { '/': routeOf(saying('home')) });
    await screen.findByText('home');
    await act(() => router.navigate({ to: '.', search: { q: 'sol' }, keepScroll: true }));
    expect(router.location.href).toBe('/?q=sol');
    expect(scrolls).not.toHaveBeenCalled();
  });

  it('the window goes to the part that the address names', async () => {
    const seen = vi.fn();
    Element.prototype.scrollIntoView = seen;
    open('/', { '/': routeOf(() => <h2 id="la-ficha">Here</h2>) });
    await screen.findByText('Here');
    await act(() => router.navigate({ to: '/#la-ficha' }));
    expect(seen.mock.contexts).toEqual([screen.getByText('Here')]);
  });
});

describe('a page that is left with unsaved changes', () => {
  it('a page is left only once its user agrees, unless the program itself leaves it', async () => {
    open('/', { '/': routeOf(saying('home')), '/next': routeOf(saying('next')) });
    await screen.findByText('home');
    const releases = [router.unsaved.watch({}), router.unsaved.watch({ parameters: ['seccion', 'tab'] })];
    const answer = async (leaves: boolean) => {
      await waitFor(() => expect(router.unsaved.question()).toBeDefined());
      act(() => router.unsaved.question()?.answer(leaves));
    };
    void router.navigate({ to: '/next' });
    await answer(false);
    expect(router.location.href).toBe('/');
    void router.navigate({ to: '/?q=sol' });
    await waitFor(() => expect(router.location.href).toBe('/?q=sol'));
    void router.navigate({ to: '/?tab=two' });
    await answer(true);
    await waitFor(() => expect(router.location.href).toBe('/?tab=two'));
    void router.navigate({ to: '/next' });
    await answer(true);
    await screen.findByText('next');
    await act(() => router.navigate({ to: '/', ignoreBlocker: true }));
    screen.getByText('home');
    for (const release of releases) release();
    await act(() => router.navigate({ to: '/next' }));
    screen.getByText('next');
  });
});

describe('a product in a folder of its host', () => {
  it('a product in a folder has the folder in its links and in the browser only', async () => {
    open(
      '/energia/list/?q=sol',
      { '/list': routeOf(saying('list')), '/': routeOf(saying('home')) },
      '/energia/',
    );
    await screen.findByText('list');
    expect(router.location.href).toBe('/list?q=sol');
    expect(router.hrefOf('/cups')).toBe('/energia/cups');
    await act(() => router.navigate({ to: '/' }));
    screen.getByText('home');
    expect(router.history.location.href).toBe('/energia/');
  });
});
