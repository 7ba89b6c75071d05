import { z } from 'zod';
import { CALENDARS, type Calendar } from '../../../../sample-data/calendar/calendar.ts';
import { addDays, dayOfIso, isoDay } from '../../../../ui/kit/agenda/days.ts';
import { lastDayOf } from '../../../../ui/kit/agenda/event-days.ts';
import type { CalendarText } from '../texts.ts';
import type { NewEvent } from '../use-event-work.ts';

/** The form keeps days and hours apart, and holds the last day as people say it, not the day after it. */
export type EventValues = {
  title: string;
  calendar: Calendar | '';
  allDay: boolean;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  url: string;
  guests: readonly string[];
  location: string;
  description: string;
};

export function valuesOf(event: NewEvent): EventValues {
  const [start, end] = [new Date(event.start), new Date(event.end)];
  const { calendar, guests = [], location = '', description = '' } = event.extendedProps;
  return {
    title: event.title,
    calendar,
    allDay: event.allDay,
    startDay: isoDay(start),
    startTime: event.allDay ? '09:00' : timeOf(start),
    endDay: isoDay(event.allDay ? lastDayOf(event) : end),
    endTime: event.allDay ? '10:00' : timeOf(end),
    url: event.url,
    guests,
    location,
    description,
  };
}

export function eventOf(values: EventValues): NewEvent {
  const { title, allDay, url, guests, location, description } = values;
  const start = momentOf(values.startDay, allDay ? '00:00' : values.startTime);
  const end = allDay ? addDays(momentOf(values.endDay, '00:00'), 1) : momentOf(values.endDay, values.endTime);
  return {
    title: title.trim(),
    allDay,
    url: url.trim(),
    start: start.toISOString(),
    end: end.toISOString(),
    extendedProps: {
      calendar: values.calendar || 'ETC',
      guests,
      location: location.trim(),
      description: description.trim(),
    },
  };
}

export function schemaOf(t: CalendarText) {
  const day = z.string().refine((text) => dayOfIso(text) !== undefined, t('needsDay'));
  const time = z.string().refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), t('needsTime'));
  return z
    .object({
      title: z.string().trim().min(1, t('needsTitle')),
      calendar: z.enum(['', ...CALENDARS]),
      allDay: z.boolean(),
      startDay: day,
      startTime: time,
      endDay: day,
      endTime: time,
      url: z.union([z.literal(''), z.url({ protocol: /^https?$/, message: t('needsUrl') })], t('needsUrl')),
      guests: z.array(z.string()).readonly(),
      location: z.string(),
      description: z.string(),
    })
    .refine(({ allDay, ...dates }) => endsAfterStart(dates, allDay), {
      path: ['endDay'],
      message: t('endsBefore'),
    });
}

type Dates = Pick<EventValues, 'startDay' | 'startTime' | 'endDay' | 'endTime'>;

function endsAfterStart({ startDay, startTime, endDay, endTime }: Dates, allDay: boolean): boolean {
  return allDay ? endDay >= startDay : `${endDay}T${endTime}` > `${startDay}T${startTime}`;
}

/** Moves the beginning of an event, and the end with it. */
export function withStart(values: EventValues, change: Partial<Pick<EventValues, 'startDay' | 'startTime'>>) {
  const before = momentOf(values.startDay, values.startTime);
  const next = { ...values, ...change };
  const after = momentOf(next.startDay, next.startTime);
  const end = new Date(
    momentOf(values.endDay, values.endTime).getTime() + after.getTime() - before.getTime(),
  );
  return Number.isNaN(end.getTime()) ? change : { ...change, endDay: isoDay(end), endTime: timeOf(end) };
}

function momentOf(day: string, time: string): Date {
  return new Date(`${day}T${time}`);
}

function timeOf(date: Date): string {
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
