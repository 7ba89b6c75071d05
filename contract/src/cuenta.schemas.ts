import { z } from 'zod';
import { filasPorPaginaSchema, ordenDeInicioSchema } from './auth.schemas.ts';
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
  beforeSecondStep: true,
});

export const closeSesion = endpoint({
  ...calls.closeSesion,
  summary: 'Cierra una sesión de la propia cuenta',
  params: z.object({ id: z.string().max(60) }),
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const closeOtherSesiones = endpoint({
  ...calls.closeOtherSesiones,
  summary: 'Cierra todas las sesiones de la propia cuenta menos la de esta llamada',
  response: z.object({ cerradas: z.int() }),
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const endRecorrido = endpoint({
  ...calls.endRecorrido,
  summary: 'Apunta que la cuenta ya ha visto el recorrido de bienvenida, o que no lo quiere',
  wholeForClients: 'It answers nothing, whoever asks.',
});

export const keepFilasPorPagina = endpoint({
  ...calls.keepFilasPorPagina,
  summary: 'Apunta con cuántas filas por página quiere la cuenta sus listas',
  body: z.strictObject({ filasPorPagina: filasPorPaginaSchema }),
  wholeForClients: 'It answers nothing, whoever asks.',
});

export const keepOrdenDeInicio = endpoint({
  ...calls.keepOrdenDeInicio,
  summary: 'Apunta en qué orden quiere la cuenta las tarjetas de su inicio',
  body: z.strictObject({ ordenDeInicio: ordenDeInicioSchema }),
  wholeForClients: 'It answers nothing, whoever asks.',
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
  beforeSecondStep: true,
});

export const segundoPaso = endpoint({
  ...calls.segundoPaso,
  summary: 'Cómo está la verificación en dos pasos de la propia cuenta',
  response: z.object({
    activo: z.boolean(),
    desde: z.string().nullable(),
    codigosSinUsar: z.int(),
    /** The house asks for it, so that it cannot be taken away. */
    obligatorio: z.boolean(),
  }),
  wholeForClients: OWN,
  beforeSecondStep: true,
});

const codigo = z.string().trim().max(40);

/** The password and, where the second step is in force, one of its codes. */
export const proofSchema = z.strictObject({
  actual: z.string().min(1, 'Escribe tu contraseña actual').max(1024),
  codigo: codigo.optional(),
});

const codesSchema = z.object({ codigos: z.array(z.string()) });

export const beginSegundoPaso = endpoint({
  ...calls.beginSegundoPaso,
  summary: 'Un secreto nuevo para la aplicación de códigos; cuenta cuando se confirma con uno',
  body: proofSchema,
  response: z.object({
    secreto: z.string(),
    /** The `otpauth://` address that the application reads from a QR code. */
    direccion: z.string(),
  }),
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const activateSegundoPaso = endpoint({
  ...calls.activateSegundoPaso,
  summary: 'Activa la verificación en dos pasos y entrega una sola vez los códigos de recuperación',
  body: z.strictObject({ codigo: codigo.min(1, 'Escribe el código') }),
  response: codesSchema,
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const renewRecoveryCodes = endpoint({
  ...calls.renewRecoveryCodes,
  summary: 'Otros diez códigos de recuperación; los de antes dejan de valer',
  body: proofSchema,
  response: codesSchema,
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const removeSegundoPaso = endpoint({
  ...calls.removeSegundoPaso,
  summary: 'Quita la verificación en dos pasos; 409 si la casa la exige',
  body: proofSchema,
  wholeForClients: OWN,
  beforeSecondStep: true,
});
