import { LOADED } from '../dates.ts';
import type { Calendar, CalendarEvent } from './calendar.ts';

const DAY_MS = 86_400_000;

/**
 * Gives a day of a month near this one, counted from the first (1) or back from the end (0 is the last, -1 the one
 * before).
 */
function day(month: number, number: number): Date {
  return number > 0
    ? new Date(LOADED.getFullYear(), LOADED.getMonth() + month, number)
    : new Date(LOADED.getFullYear(), LOADED.getMonth() + month + 1, number);
}

type Row = Omit<CalendarEvent, 'id' | 'url'>;

function allDay({
  title,
  calendar,
  first,
  days,
  more = {},
}: {
  readonly title: string;
  readonly calendar: Calendar;
  readonly first: Date;
  readonly days: number;
  readonly more?: Omit<CalendarEvent['extendedProps'], 'calendar'>;
}): Row {
  const end = new Date(first.getFullYear(), first.getMonth(), first.getDate() + days);
  return {
    title,
    start: first.toISOString(),
    end: end.toISOString(),
    allDay: true,
    extendedProps: { calendar, ...more },
  };
}

const rows: readonly Row[] = [
  {
    title: 'Cierre de precios de mañana',
    start: LOADED.toISOString(),
    end: new Date(LOADED.getTime() + DAY_MS).toISOString(),
    allDay: false,
    extendedProps: {
      calendar: 'Business',
      guests: ['Lucía Ferrandis'],
      description: 'Publica el OMIE, se revisa el indexado y se avisa a la cartera.',
    },
  },
  allDay({
    title: 'Visita a la cooperativa de regantes',
    calendar: 'Business',
    first: day(0, -11),
    days: 1,
    more: {
      location: 'Vinalesa (Valencia)',
      guests: ['Aitana Soler', 'Fátima Benali'],
    },
  }),
  allDay({
    title: 'Puente en Cudillero',
    calendar: 'Holiday',
    first: day(0, -13),
    days: 2,
    more: { location: 'Cudillero (Asturias)' },
  }),
  allDay({ title: 'Revisión del dentista', calendar: 'Personal', first: day(0, -11), days: 1 }),
  allDay({
    title: 'Cumpleaños de Lucas',
    calendar: 'Family',
    first: day(0, -13),
    days: 1,
    more: {
      description: 'Tarta de limón. El regalo ya está.',
    },
  }),
  allDay({
    title: 'Media maratón',
    calendar: 'Personal',
    first: day(0, -13),
    days: 1,
    more: { location: 'Paseo de la Alameda' },
  }),
  allDay({ title: 'Entrega del trastero', calendar: 'ETC', first: day(0, -7), days: 1 }),
  allDay({
    title: 'Feria de la energía',
    calendar: 'Business',
    first: day(0, -9),
    days: 3,
    more: {
      location: 'Recinto ferial, pabellón 4',
      guests: ['Marcos Peña', 'Aitana Soler'],
    },
  }),
  allDay({
    title: 'Reparto de comisiones',
    calendar: 'Business',
    first: day(1, 1),
    days: 1,
    more: { guests: ['Joan Ripoll'] },
  }),
  allDay({ title: 'Renovar el abono del teatro', calendar: 'Personal', first: day(-1, 1), days: 1 }),
];

export const events: readonly CalendarEvent[] = rows.map((row, index) => ({
  id: index + 1,
  url: '',
  ...row,
}));
