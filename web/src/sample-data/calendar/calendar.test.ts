// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import { CALENDARS, type CalendarEvent } from './calendar.ts';

beforeEach(reloadSamples);
afterEach(() => void vi.useRealTimers());

async function list(query = ''): Promise<CalendarEvent[]> {
  return (await ask('GET', '/apps/calendar/events', { query }))?.body;
}

describe('the calendar answers', () => {
  it('ten events, divided among its calendars', async () => {
    const counts = [];
    for (const calendar of CALENDARS) counts.push((await list(`calendars=${calendar}`)).length);
    expect(counts).toEqual([3, 4, 1, 1, 1]);
    expect((await list()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(
      (await list()).every(({ url, start }) => url === '' && new Date(start).toISOString() === start),
    ).toBe(true);
  });

  it.each([
    ['calendars=Family&calendars=Holiday', 2],
    ['calendars[]=Family&calendars[]=Holiday', 2],
    ['calendars[0]=Family&calendars[1]=Holiday', 2],
    ['calendars=Family,Holiday', 2],
    ['calendars=family', 0],
    ['calendars=', 0],
    ['calendars[]=', 0],
  ])('events of several calendars when they are written as %s', async (query, count) => {
    expect(await list(query)).toHaveLength(count);
  });

  it.each(['2026-01-31T10:00', '2026-12-15T23:30', '2024-02-29T00:10'])(
    'events around today, on the day %s',
    async (now) => {
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      const [timed, ...days] = await list();
      expect(new Date(timed?.start ?? '').getTime()).toBe(Date.now());
      expect(Date.parse(timed?.end ?? '') - Date.now()).toBe(86_400_000);
      expect(timed?.allDay).toBe(false);
      expect(days.every(({ allDay }) => allDay)).toBe(true);

      const today = new Date();
      const month = (ahead: number, date: number) =>
        new Date(today.getFullYear(), today.getMonth() + ahead, date);
      const last = month(1, 0).getDate();
      const cluster = days.slice(0, 7).map(({ start }) => last - new Date(start).getDate());
      expect(cluster.every((left) => left >= 7 && left <= 13)).toBe(true);
      expect(days.slice(7).map(({ start }) => start)).toEqual(
        [month(1, 1), month(-1, 1)].map((date) => date.toISOString()),
      );
    },
  );
});

describe('a calendar event', () => {
  const event = {
    title: 'Comida con el proveedor',
    start: '2026-12-01T13:00:00.000Z',
    end: '2026-12-01T15:00:00.000Z',
    allDay: false,
    display: 'block',
    extendedProps: { calendar: 'Business', description: 'En el puerto' },
  };

  it('is added with the next id', async () => {
    const answer = await ask('POST', '/apps/calendar/add-event', { body: { event } });
    expect(answer).toEqual({ status: 201, body: { event: { ...event, id: 11, url: '' } } });
    expect(await list('calendars=Business')).toHaveLength(5);
  });

  it('is changed by its id, as text too, and gets its properties replaced as a whole', async () => {
    const changes = { id: '2', title: 'Otro', extendedProps: { calendar: 'ETC' } };
    const answer = await ask('POST', '/apps/calendar/update-event', { body: { event: changes } });
    expect(answer).toMatchObject({ status: 200, body: { event: { id: 2, title: 'Otro', allDay: true } } });
    expect(answer?.body.event.extendedProps).toEqual({ calendar: 'ETC' });
    expect(await list('calendars=ETC')).toHaveLength(2);
    expect(await ask('POST', '/apps/calendar/update-event', { body: { event: { id: 50 } } })).toEqual({
      status: 404,
    });
  });

  it.each([null, {}, { description: 'Sin calendario' }])(
    'has a calendar even when it is added and changed with %j',
    async (extendedProps) => {
      await ask('POST', '/apps/calendar/add-event', { body: { event: { ...event, extendedProps } } });
      await ask('POST', '/apps/calendar/update-event', { body: { event: { id: 1, extendedProps } } });
      expect((await list('calendars=ETC')).at(-1)?.id).toBe(11);
      expect((await list('calendars=Business'))[0]?.id).toBe(1);
    },
  );

  it('is removed by its id, and an unknown id removes nothing', async () => {
    expect(await ask('DELETE', '/apps/calendar/remove-event', { query: 'id=3' })).toEqual({ status: 200 });
    expect(await ask('DELETE', '/apps/calendar/remove-event', { query: 'id=3' })).toEqual({ status: 200 });
    expect((await list()).map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10]);
    await ask('POST', '/apps/calendar/add-event', { body: { event } });
    expect((await list()).at(-1)?.id).toBe(11);
  });
});
