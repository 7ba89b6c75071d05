import type { TareaDeCalendario } from './calendario.repository.ts';
import { icsComponent, icsDate, icsInstant, icsText } from './icalendar.ts';

const TIPOS = { llamada: 'Llamada', visita: 'Visita', recordatorio: 'Recordatorio' } as const;

/** How long the calendar draws each, since a task has a beginning and no end. */
const DURATIONS = { llamada: 'PT30M', visita: 'PT1H', recordatorio: 'PT15M' } as const;

/** A calendar may ask again after this long. */
const REFRESH = 'PT1H';

/** The tasks of one person as an iCalendar file (RFC 5545, with the name and refresh of RFC 7986). */
export function tareasIcs({
  nombre,
  tareas,
  url,
}: {
  readonly nombre: string;
  readonly tareas: readonly TareaDeCalendario[];
  /** The address of the agenda, to which each task leads. */
  readonly url: string;
}): string {
  const title = icsText(`Agenda de ${nombre}`);
  return icsComponent(
    'VCALENDAR',
    [
      ['VERSION', '2.0'],
      ['PRODID', '-//Vatio//Agenda//ES'],
      ['CALSCALE', 'GREGORIAN'],
      ['NAME', title],
      ['X-WR-CALNAME', title],
      ['REFRESH-INTERVAL;VALUE=DURATION', REFRESH],
      ['X-PUBLISHED-TTL', REFRESH],
    ],
    tareas.map((tarea) => eventOf(tarea, url)).join(''),
  );
}

function eventOf(tarea: TareaDeCalendario, url: string): string {
  const { id, tipo, titulo, version, creadaEn } = tarea;
  return icsComponent('VEVENT', [
    ['UID', id],
    ['DTSTAMP', icsInstant(creadaEn)],
    ['SEQUENCE', String(version - 1)],
    ...whenOf(tarea),
    ['SUMMARY', icsText(`${TIPOS[tipo]}: ${titulo}`)],
    ['DESCRIPTION', icsText(descriptionOf(tarea))],
    ['URL', `${url}?ver=day&dia=${tarea.fecha}`],
    ['CATEGORIES', icsText(TIPOS[tipo])],
  ]);
}

/** A task without a time takes its whole day and leaves it free. */
function whenOf({ fecha, empiezaEn, tipo }: TareaDeCalendario): [string, string][] {
  if (empiezaEn !== null)
    return [
      ['DTSTART', icsInstant(empiezaEn)],
      ['DURATION', DURATIONS[tipo]],
    ];
  return [
    ['DTSTART;VALUE=DATE', icsDate(fecha)],
    ['DURATION', 'P1D'],
    ['TRANSP', 'TRANSPARENT'],
  ];
}

function descriptionOf({ nota, cliente, cups, contrato }: TareaDeCalendario): string {
  const about = [
    cliente && `Cliente: ${cliente.nombre}`,
    cups && `CUPS: ${cups}`,
    contrato && `Contrato: ${contrato.codigo}`,
  ];
  return [nota, about.filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
}
