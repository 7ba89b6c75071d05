import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { respuestasDeMedidas } from './fichero-de-medidas.schemas.ts';
import { ESTADOS_IMPORTACION, importacionesList } from './importaciones.list.ts';
import * as calls from './importaciones.ts';
import { listResponse, queryOf } from './list.schemas.ts';

export { ESTADOS_IMPORTACION } from './importaciones.list.ts';

export const importacionSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  estado: z.enum(ESTADOS_IMPORTACION),
  /** A zip may hold several files, each with its format. */
  formatos: z.array(z.string()),
  bytes: z.number(),
  bytesLeidos: z.number(),
  filas: z.int(),
  nuevas: z.int(),
  cambiadas: z.int(),
  iguales: z.int(),
  rechazadas: z.int(),
  /** Both speeds are null except while the file is read. */
  filasPorSegundo: z.number().nullable(),
  segundosRestantes: z.number().nullable(),
  /** The reason why the file was refused, in Spanish. */
  motivo: z.string().nullable(),
  avisos: z.array(z.string()),
  /** Up to a hundred supply points of the file. */
  cups: z.array(z.string()),
  creada: z.string(),
  terminada: z.string().nullable(),
  usuario: z.string(),
});

export type Importacion = z.infer<typeof importacionSchema>;

/** What is larger comes zipped: the consumption of the whole country shrinks to about this. */
const MAX_BYTES_FICHERO = 16 * 1024 ** 3;

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  ...calls.list,
  summary: 'Importaciones, la más reciente primero',
  query: queryOf(importacionesList),
  response: listResponse(importacionSchema),
  wholeForClients: 'Only the imports that they made themselves.',
});

export const create = endpoint({
  ...calls.create,
  summary: 'Sube un fichero o un zip y lo pone en cola; el formato se reconoce por el contenido',
  multipart: true,
  body: z.strictObject(respuestasDeMedidas),
  fileBytes: MAX_BYTES_FICHERO,
  response: z.object({ id: z.string() }),
  wholeForClients: 'The identifier of what they have just uploaded.',
});

export const get = endpoint({
  ...calls.get,
  summary: 'Estado y resultado de una importación',
  params,
  response: importacionSchema,
  wholeForClients: 'Only the imports that they made themselves.',
});

/** Server-sent events named `importacion`, each with an `Importacion`; the stream ends when the import does. */
export const events = endpoint({
  ...calls.events,
  answers: ['text/event-stream'],
  summary: 'Progreso en vivo',
  params,
  wholeForClients: 'Only of the imports that they made themselves: its events are those of `get`.',
});

export const cancel = endpoint({
  ...calls.cancel,
  summary: 'Detiene la importación; no queda nada a medias',
  params,
  response: importacionSchema,
  wholeForClients: 'Only the imports that they made themselves.',
});

export const rechazos = endpoint({
  ...calls.rechazos,
  answers: ['text/csv'],
  summary: 'Filas rechazadas en CSV, con línea y motivo',
  params,
  wholeForClients: 'Only of the imports that they made themselves: its events are those of `get`.',
});
