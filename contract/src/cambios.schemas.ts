import { parseFecha } from '@vatio/domain';
import { z } from 'zod';
import { INSTANT, MAX_CURSOR, MAX_INSTANT } from './cambios.ts';

const refused = 'Escribe un instante como 2026-11-28T09:30:00Z, o un día como 2026-11-28';

/** An instant of ISO 8601 with its zone, or a day, which begins at midnight in UTC. */
export const instantSchema = z
  .string()
  .max(MAX_INSTANT)
  .regex(new RegExp(INSTANT), refused)
  // The clock of JavaScript takes the 30th of February for a day of March, and a year zero that the database does not know.
  .refine((text) => parseFecha(text.slice(0, 10)).ok && !Number.isNaN(Date.parse(text)), refused);

export const cursorSchema = z.string().min(1).max(MAX_CURSOR);

/** What a list of changes is asked besides its filters. */
export const changesQuery = {
  actualizadoDesde: instantSchema
    .optional()
    .describe(
      'Solo lo escrito desde ese instante, por orden de su última escritura, también lo borrado. No hay páginas ni otro orden: se sigue con `cursor`',
    ),
  cursor: cursorSchema
    .optional()
    .describe('El de la respuesta anterior: sigue detrás de su última fila, hoy o dentro de un mes'),
};

/** What the answer of a list of changes has besides its rows; any other answer of the list lacks it. */
export const changesAnswer = {
  cursor: z
    .string()
    .nullable()
    .optional()
    .describe('Con lo que se pide lo siguiente; nulo si aún no ha venido ninguna fila'),
  hayMas: z.boolean().optional().describe('Si ya hay más filas que pedir con `cursor`'),
};
