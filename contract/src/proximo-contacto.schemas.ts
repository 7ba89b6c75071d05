import { z } from 'zod';
import { TIPOS_DE_TAREA } from './tareas.list.ts';

/** The next pending task about a client, among those that the viewer sees. */
export const proximoContactoSchema = z.object({
  tareaId: z.string(),
  tipo: z.enum(TIPOS_DE_TAREA),
  titulo: z.string(),
  fecha: z.string(),
  /** The local time in Spain; null: any time of the day. */
  hora: z.string().nullable(),
});

export type ProximoContacto = z.infer<typeof proximoContactoSchema>;
