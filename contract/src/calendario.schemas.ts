import { z } from 'zod';
import * as calls from './calendario.ts';
import { endpoint } from './endpoint.ts';

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary:
    'Si hay un enlace con el que un calendario lee la agenda propia; nunca el enlace, que no se guarda',
  response: z.object({
    enlace: z
      .object({
        creadoEn: z.string(),
        /** When a calendar read it last, to the hour. */
        leidoEn: z.string().nullable(),
      })
      .nullable(),
  }),
});

export const renew = endpoint({
  ...calls.renew,
  sellersOnly: true,
  summary: 'Hace un enlace nuevo, que solo se dice aquí; el anterior deja de valer',
  response: z.object({ url: z.string() }),
});

export const revoke = endpoint({
  ...calls.revoke,
  sellersOnly: true,
  summary: 'El enlace deja de valer',
});

export const feed = endpoint({
  ...calls.feed,
  answers: ['text/calendar'],
  summary: 'Las tareas pendientes de quien hizo el enlace, en iCalendar (RFC 5545)',
  /** The token of the link is the only credential; some calendars want an address that ends in `.ics`. */
  params: z.object({ token: z.string().max(100) }),
  wholeForClients: 'Whoever has the link reads the tasks of the seller who made it.',
});
