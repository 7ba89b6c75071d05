import type { tareas } from '@vatio/contract';
import type { CalendarEvent } from '../../../ui/kit/agenda/calendar-event.ts';
import { addDays, dayOfIso, isoDay } from '../../../ui/kit/agenda/days.ts';
import { TONES } from '../tarea/tipo.tsx';

/** Among the hours, a task takes the room of half an hour. */
const LASTS_MS = 30 * 60_000;

/** A task as the calendar draws it: the whole day, or half an hour from its time on. */
export function drawnTarea(
  { id, titulo, tipo, fecha, hora, estado }: tareas.Tarea,
  kind: string,
): CalendarEvent {
  const day = dayOfIso(fecha) ?? new Date(fecha);
  const start = new Date(day);
  if (hora) start.setHours(Number(hora.slice(0, 2)), Number(hora.slice(3)));
  const end = hora ? new Date(start.getTime() + LASTS_MS) : addDays(day, 1);
  return {
    id,
    title: titulo,
    start: start.toISOString(),
    end: end.toISOString(),
    allDay: !hora,
    tone: TONES[tipo],
    kind,
    isDone: estado === 'hecha',
  };
}

/** The day and the time of an event that was moved. */
export function whenOfDrawn({
  start,
  allDay,
}: Pick<CalendarEvent, 'start' | 'allDay'>): Pick<tareas.Tarea, 'fecha' | 'hora'> {
  const date = new Date(start);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    fecha: isoDay(date),
    hora: allDay ? null : `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}
