import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { addDays, isoDay, startOfDay } from '../../../ui/kit/agenda/days.ts';
import { longDay, monthTitle } from '../../../ui/kit/agenda/written-dates.ts';
import { openApp, violations } from '../test-app.tsx';
import CalendarScreen from './calendar.screen.tsx';
import * as eventDrawer from './drawer/event-drawer.tsx';

afterEach(closeScreens);
// What comes on demand would come with new copies of everything it uses, its texts among them.
vi.doMock('./drawer/event-drawer.tsx', () => eventDrawer);

const TODAY = startOfDay(new Date());
const open = (search = '') => openApp(`/apps/calendar${search}`, { '/apps/calendar': CalendarScreen });
const event = (name: RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });
const dayOf = (name: RegExp) => event(name).closest<HTMLElement>('[data-day]')?.dataset.day;
const drawer = () => within(screen.getByRole('dialog'));
const type = (label: string, value: string, user: Awaited<ReturnType<typeof open>>['user']) =>
  user.clear(drawer().getByLabelText(label)).then(() => user.type(drawer().getByLabelText(label), value));

describe('the calendar', () => {
  it('opens on this month, with today and its events, and no violation', async () => {
    await open();
    expect(screen.getByRole('table', { name: monthTitle(TODAY) })).toBeDefined();
    expect(screen.getByRole('link', { name: longDay(TODAY) }).getAttribute('aria-current')).toBe('date');
    expect(dayOf(/^Cierre de precios/)).toBe(isoDay(TODAY));
    expect(await violations()).toEqual([]);
  });

  it('says how many events do not fit in a day, and opens the day', async () => {
    const { user } = await open();
    const [more] = screen.getAllByRole('button', { name: /más el/ });
    if (!more) throw new Error('Every event fits');
    await user.click(more);
    const title = more.textContent?.split(' el ')[1] ?? '';
    const panel = within(screen.getByRole('region', { name: title }));
    expect(panel.getAllByRole('button').length).toBeGreaterThan(2);
  });

  it('leaves calendars out in the address, and shows them all again', async () => {
    const { user, router } = await open('?ver=list');
    await user.click(screen.getAllByRole('checkbox', { name: 'Trabajo' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Feria de la energía/ })).toBeNull());
    expect(router.location.search).toEqual({ ver: 'list', sin: 'Business' });
    const all = screen.getAllByRole('checkbox', { name: 'Ver todos' })[0] as HTMLInputElement;
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(await screen.findByRole('button', { name: /Feria de la energía/ })).toBeDefined();
  });

  it('turns its pages and changes its view through the address', async () => {
    const { user, router } = await open();
    await user.click(button('Mes siguiente'));
    const next = new Date(TODAY.getFullYear(), TODAY.getMonth() + 1, 1);
    expect(screen.getByRole('heading', { name: monthTitle(next) })).toBeDefined();
    await user.click(button('Hoy'));
    await user.click(button('Semana'));
    expect(router.location.search).toEqual({ ver: 'week' });
    expect(screen.getAllByRole('columnheader')).toHaveLength(7);
    expect(await violations()).toEqual([]);
    await user.click(button('Día'));
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    await user.click(button('Lista'));
    expect(await violations()).toEqual([]);
  });

  it('goes from day to day with the arrows, and over the edge of the month', async () => {
    const { user } = await open('?dia=2026-03-31');
    (document.querySelector('[data-day="2026-03-31"] a') as HTMLElement).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(longDay(new Date(2026, 3, 1)));
    await user.keyboard('{ArrowUp}{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(longDay(new Date(2026, 2, 23)));
  });
});

describe('an event of the calendar', () => {
  it('is written, changed and deleted in its drawer', async () => {
    const { user } = await open();
    await user.click(screen.getAllByRole('button', { name: 'Nuevo evento' })[0] as HTMLElement);
    await screen.findByRole('dialog');
    await user.click(drawer().getByRole('button', { name: 'Añadir' }));
    expect(drawer().getByText('Escribe un título')).toBeDefined();
    await user.type(drawer().getByLabelText(/^Título/), 'Visita al obrador');
    expect(await violations()).toEqual([]);
    await user.click(drawer().getByRole('button', { name: 'Añadir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Lista'));
    await user.click(await screen.findByRole('button', { name: /Visita al obrador/ }));
    await screen.findByRole('dialog');
    await type('Lugar', 'Alboraia', user);
    await user.click(drawer().getByRole('button', { name: 'Guardar' }));
    await user.click(await screen.findByRole('button', { name: /Visita al obrador/ }));
    await screen.findByRole('dialog');
    expect(drawer().getByLabelText('Lugar')).toHaveProperty('value', 'Alboraia');
    await user.click(drawer().getByRole('button', { name: 'Borrar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Visita al obrador/ })).toBeNull());
  });

  it('is seen when it is written, even in a calendar that was left out', async () => {
    const { user, router } = await open('?ver=list&sin=Business,Family');
    await user.click(screen.getAllByRole('button', { name: 'Nuevo evento' })[0] as HTMLElement);
    await screen.findByRole('dialog');
    await user.type(drawer().getByLabelText(/^Título/), 'Visita al obrador');
    await user.click(drawer().getByRole('button', { name: 'Añadir' }));
    await screen.findByRole('button', { name: /Visita al obrador/ });
    expect(router.location.search).toEqual({ ver: 'list', sin: 'Family' });
  });

  it('cannot end before it starts', async () => {
    const { user } = await open(`?ver=list`);
    await user.click(screen.getByRole('button', { name: /Feria de la energía/ }));
    await screen.findByRole('dialog');
    await type('Fin*', '01/01/2020', user);
    await user.click(drawer().getByRole('button', { name: 'Guardar' }));
    expect(drawer().getByText('El fin tiene que venir después del inicio')).toBeDefined();
  });

  it('moves with Alt and the arrows, keeps the focus, and gets longer with Shift', async () => {
    const { user } = await open();
    event(/^Cierre de precios/).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    const before = isoDay(addDays(TODAY, -1));
    await waitFor(() => expect(dayOf(/^Cierre de precios/)).toBe(before));
    // What goes over the end of a week is drawn in two pieces, and either of them may have the focus.
    const pieces = () => screen.getAllByRole('button', { name: /^Cierre de precios/ });
    await waitFor(() => expect(pieces()).toContain(document.activeElement));
    const texts = pieces().map(({ textContent }) => textContent);
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() => expect(pieces().map(({ textContent }) => textContent)).not.toEqual(texts));
  });
});
