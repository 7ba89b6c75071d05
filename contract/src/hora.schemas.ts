import { z } from 'zod';

/** A time of the day, such as `09:30`. */
export const horaSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora va en la forma HH:MM, de 00:00 a 23:59');
