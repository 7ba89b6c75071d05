import { z } from 'zod';
import * as calls from './cuenta.ts';
import { DISPOSITIVOS } from './cuenta.ts';
import { endpoint } from './endpoint.ts';

export { DISPOSITIVOS } from './cuenta.ts';

const OWN = 'What an account reads of itself, whatever its role.';

export const sesionSchema = z.object({
  id: z.string(),
  /** The session of this very call. */
  esta: z.boolean(),
  /** The address from which it was used last; null in a session older than this record. */
  direccion: z.string().nullable(),
  /** What the browser says that it is, such as `Firefox`; null when it does not say. */
  navegador: z.string().nullable(),
  sistema: z.string().nullable(),
  dispositivo: z.enum(DISPOSITIVOS).nullable(),
  abierta: z.string(),
  usada: z.string(),
});

export type Sesion = z.infer<typeof sesionSchema>;

export const sesiones = endpoint({
  ...calls.sesiones,
  summary: 'Las sesiones abiertas de la propia cuenta, primero la de esta llamada',
  response: z.object({ rows: z.array(sesionSchema) }),
  wholeForClients: OWN,
});

export const closeSesion = endpoint({
  ...calls.closeSesion,
  summary: 'Cierra una sesión de la propia cuenta',
  params: z.object({ id: z.string().max(60) }),
  wholeForClients: OWN,
});

export const closeOtherSesiones = endpoint({
  ...calls.closeOtherSesiones,
  summary: 'Cierra todas las sesiones de la propia cuenta menos la de esta llamada',
  response: z.object({ cerradas: z.int() }),
  wholeForClients: OWN,
});

export const changePassword = endpoint({
  ...calls.changePassword,
  summary: 'Cambia la propia contraseña, cierra las demás sesiones y avisa por correo',
  body: z.strictObject({
    actual: z.string().min(1, 'Escribe tu contraseña actual').max(1024),
    password: z.string().min(10, 'Al menos 10 caracteres').max(1024),
  }),
  response: z.object({ cerradas: z.int() }),
  wholeForClients: OWN,
});
