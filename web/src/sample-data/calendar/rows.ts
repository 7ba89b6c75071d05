import { LOADED } from '../dates.ts';
import type { Calendar, CalendarEvent } from './calendar.ts';

const DAY_MS = 86_400_000;

/** A day of a month near this one, counted from the first (1) or back from the end (0 is the last, -1 the one before). */
function day(month: number, number: number): Date {
  return number > 0
    ? new Date(LOADED.getFullYear(), LOADED.getMonth() + month, number)
    : new Date(LOADED.getFullYear(), LOADED.getMonth() + month + 1, number);
}

type Row = Omit<CalendarEvent, 'id' | 'url'>;

function allDay(
  title: string,
  calendar: Calendar,
  first: Date,
  days: number,
  more: Omit<CalendarEvent['extendedProps'], 'calendar'> = {},
): Row {
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
  allDay('Visita a la cooperativa de regantes', 'Business', day(0, -11), 1, {
    location: 'Vinalesa (Valencia)',
    guests: ['Aitana Soler', 'Fátima Benali'],
  }),
  allDay('Puente en Cudillero', 'Holiday', day(0, -13), 2, { location: 'Cudillero (Asturias)' }),
  allDay('Revisión del dentista', 'Personal', day(0, -11), 1),
  allDay('Cumpleaños de Lucas', 'Family', day(0, -13), 1, {
    description: 'Tarta de limón. El regalo ya está.',
  }),
  allDay('Media maratón', 'Personal', day(0, -13), 1, { location: 'Paseo de la Alameda' }),
  allDay('Entrega del trastero', 'ETC', day(0, -7), 1),
  allDay('Feria de la energía', 'Business', day(0, -9), 3, {
    location: 'Recinto ferial, pabellón 4',
    guests: ['Marcos Peña', 'Aitana Soler'],
  }),
  allDay('Reparto de comisiones', 'Business', day(1, 1), 1, { guests: ['Joan Ripoll'] }),
  allDay('Renovar el abono del teatro', 'Personal', day(-1, 1), 1),
];

export const events: readonly CalendarEvent[] = rows.map((row, index) => ({
  id: index + 1,
  url: '',
  ...row,
}));
