import { z } from 'zod';
import * as calls from './conexiones.ts';
import { ESTADOS, IDS, PERMISOS } from './conexiones.ts';
import { endpoint } from './endpoint.ts';

export {
  CONEXIONES,
  ESTADOS,
  type Estado,
  IDS,
  type IdDeConexion,
  isOpen,
  PERMISOS,
  RESERVA_PARA_PERSONAS,
} from './conexiones.ts';

const idSchema = z.enum(IDS);
const cupsSchema = z.string().trim().min(1).max(60);

const consultaSchema = z.object({
  id: z.string(),
  conexion: idSchema,
  /** Null where it is of a day of the market. */
  cups: z.string().nullable(),
  dia: z.string().nullable(),
  estado: z.enum(ESTADOS),
  /** Why it failed or waits, in a sentence; null where there is nothing to say. */
  motivo: z.string().nullable(),
  pedida: z.string(),
  /** When it is tried again; null where it is not waiting for it. */
  siguiente: z.string().nullable(),
  terminada: z.string().nullable(),
});

export type Consulta = z.infer<typeof consultaSchema>;

const cupoSchema = z.object({
  /** Calls of a day, those made today, and those that are left. */
  diario: z.int(),
  hechas: z.int(),
  quedan: z.int(),
});

const conexionSchema = z.object({
  id: idSchema,
  /** False while nobody has configured it. */
  puesta: z.boolean(),
  activa: z.boolean(),
  demo: z.boolean(),
  direccion: z.string().nullable(),
  usuario: z.string().nullable(),
  /** Where its key is; it is never told. */
  clave: z.enum(['guardada', 'entorno', 'falta', 'no-hace-falta']),
  sinPermiso: z.boolean(),
  cupo: cupoSchema,
  pendientes: z.int(),
  ultima: consultaSchema.nullable(),
});

export type Conexion = z.infer<typeof conexionSchema>;

export const list = endpoint({
  ...calls.list,
  summary:
    'Los servicios de los que vienen datos solos: cómo están puestos, su cupo de hoy y lo último que se les pidió',
  response: z.object({ rows: z.array(conexionSchema) }),
});

export const update = endpoint({
  ...calls.update,
  summary: 'Pone o cambia una conexión; su clave se guarda cifrada y no se dice',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    activa: z.boolean(),
    /** With made-up answers, to try it: nothing goes out. */
    demo: z.boolean().default(false),
    /** The usual one when absent. That of SIPS says `{cups}`, and `{recurso}` where each list has its own. */
    direccion: z
      .string()
      .trim()
      .max(300)
      .regex(/^https?:\/\/[^\s/?#@]+(\/\S*)?$/, {
        error: 'Escribe una dirección que empiece por https://',
      })
      .optional(),
    usuario: z.string().trim().max(200).optional(),
    /** Absent where the one that there is goes on. */
    clave: z.string().trim().min(1, 'Escribe la clave').max(1000).optional(),
    cupoDiario: z.int().min(1, 'Al menos una llamada').max(100_000, 'Como mucho 100.000').optional(),
    sinPermiso: z.boolean().default(false),
  }),
  example: { activa: true, demo: true },
  response: conexionSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Quita una conexión con su clave; lo que trajo se queda',
  params: z.object({ id: idSchema }),
});

const deSuministroSchema = z.object({
  cups: z.string(),
  conexiones: z.array(
    z.object({
      id: idSchema,
      permiso: z.enum(PERMISOS),
      /** The last day of the leave of the holder. */
      permisoHasta: z.string().nullable(),
      quedan: z.int(),
      ultima: consultaSchema.nullable(),
    }),
  ),
});

export type DeSuministro = z.infer<typeof deSuministroSchema>;

export const deSuministro = endpoint({
  ...calls.deSuministro,
  sellersOnly: true,
  summary: 'A qué servicios se puede pedir un suministro, con qué permiso, y lo último que se pidió de él',
  params: z.object({ cups: cupsSchema }),
  response: deSuministroSchema,
});

export const ask = endpoint({
  ...calls.ask,
  sellersOnly: true,
  summary:
    'Pide los datos de un suministro; 409 `sin-permiso` si su titular no lo ha dado y 429 `cupo-agotado` si hoy no quedan llamadas',
  body: z.strictObject({ cups: cupsSchema, conexion: z.enum(['datadis', 'sips']) }),
  example: { cups: 'ES0021000000000042', conexion: 'sips' },
  response: consultaSchema,
});

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary: 'Cómo va una consulta',
  params: z.object({ id: z.string().max(60) }),
  response: consultaSchema,
});
