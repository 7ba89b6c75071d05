import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listQuery, listResponse } from './list.schemas.ts';
import * as calls from './operaciones.ts';
import { ENTIDADES, ESTADOS, RESULTADOS, TIPOS } from './operaciones.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export {
  ENTIDADES,
  type Entidad,
  ESTADOS,
  type Estado,
  RESULTADOS,
  type Resultado,
  TIPOS,
  type Tipo,
} from './operaciones.ts';

export const operacionSchema = z.object({
  id: z.string(),
  tipo: z.enum(TIPOS),
  /** The operation that this one undoes. */
  deshaceId: z.string().nullable(),
  quien: referenciaSchema,
  estado: z.enum(ESTADOS),
  /** The number of rows and of each result; the difference to the total is still pending. */
  total: z.int(),
  hechas: z.int(),
  sinCambios: z.int(),
  rechazadas: z.int(),
  motivo: z.string().nullable(),
  creado: z.string(),
  /** The instant of its end; null while it is under way. */
  terminada: z.string().nullable(),
  /** The instant when it was undone; null while its changes stand. */
  deshecha: z.string().nullable(),
  fichero: z.string().nullable(),
  acciones: z.array(z.enum(['cancelar', 'reanudar', 'deshacer'])),
});

export type Operacion = z.infer<typeof operacionSchema>;

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary: 'Cambios de muchas filas, traspasos e importaciones propios; de todos, para quien administra',
  query: listQuery({ tipo: z.enum(TIPOS).optional() }, ['creado'] as const),
  response: listResponse(operacionSchema),
});

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary: 'Una operación y por dónde va',
  params,
  response: operacionSchema,
});

/** Server-sent events named `operacion`, each with the whole operation, until it ends. */
export const events = endpoint({
  ...calls.events,
  answers: ['text/event-stream'],
  sellersOnly: true,
  summary: 'Por dónde va, según avanza (server-sent events)',
  params,
});

export const cancel = endpoint({
  ...calls.cancel,
  sellersOnly: true,
  summary: 'La para donde va: lo hecho queda hecho, y se puede deshacer',
  params,
  response: operacionSchema,
});

export const resume = endpoint({
  ...calls.resume,
  sellersOnly: true,
  summary: 'Sigue con lo que quedó sin hacer cuando se paró o falló',
  params,
  response: operacionSchema,
});

export const undo = endpoint({
  ...calls.undo,
  sellersOnly: true,
  summary: 'Otra operación que deja como estaba lo que nadie ha tocado desde entonces',
  params,
  response: operacionSchema,
});

export const rows = endpoint({
  ...calls.rows,
  sellersOnly: true,
  summary: 'Qué ha sido de cada fila, y por qué no',
  params,
  query: listQuery({ resultado: z.enum(RESULTADOS).optional() }, ['orden'] as const),
  response: listResponse(
    z.object({
      orden: z.int(),
      entidad: z.enum(ENTIDADES),
      /** Null for a row of a file that has not been imported yet. */
      entidadId: z.string().nullable(),
      /** The line of the file, from 1. */
      linea: z.int().nullable(),
      /** The name of the row's subject; null when it no longer exists. */
      nombre: z.string().nullable(),
      resultado: z.enum(RESULTADOS),
      motivo: z.string().nullable(),
    }),
  ),
});

export const result = endpoint({
  ...calls.result,
  answers: ['text/csv'],
  sellersOnly: true,
  summary: 'Qué ha sido de cada fila, en CSV',
  params,
});

/**
 * The rejected rows as they came, each with its line, the columns at fault and the reason, so that they can be
 * mended and imported again.
 */
export const errors = endpoint({
  ...calls.errors,
  answers: ['text/csv'],
  sellersOnly: true,
  summary: 'Filas de un fichero que no entraron, en CSV, con línea, columna y motivo',
  params,
});
