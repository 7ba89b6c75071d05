import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ESTADOS_DE_INCIDENCIA, incidenciasList } from './incidencias.list.ts';
import * as calls from './incidencias.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { ESTADOS } from './incidencias.ts';

const estadoSchema = z.enum(ESTADOS_DE_INCIDENCIA);

export type Estado = z.infer<typeof estadoSchema>;

const rowSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  asunto: z.string(),
  estado: estadoSchema,
  cliente: referenciaSchema,
  /** The representative of the client; null while it has none. */
  comercial: referenciaSchema.nullable(),
  creada: z.string(),
  /** The instant of its last message or change of state. */
  cambiada: z.string(),
  mensajes: z.int(),
});

export type IncidenciaRow = z.infer<typeof rowSchema>;

const incidenciaSchema = rowSchema.extend({
  hilo: z.array(
    z.object({
      id: z.string(),
      texto: z.string(),
      /** True when the house wrote it, and false when the client did. */
      deLaCasa: z.boolean(),
      /** The name of the account that wrote it; null when it is gone. */
      quien: z.string().nullable(),
      cuando: z.string(),
    }),
  ),
});

export type Incidencia = z.infer<typeof incidenciaSchema>;

/** Both sides read the whole thread. */
const WHOLE = 'What they wrote to the house and the house to them, in incidents of their own.';

const params = z.object({ id: z.string().max(60) });

const textoSchema = z.string().trim().min(1, 'Escribe el mensaje').max(4000);

export const { list, groups, exportRows } = listEndpoints({
  calls,
  of: incidenciasList,
  row: rowSchema,
  says: {
    list: {
      summary: 'Los problemas que cuentan los clientes, filtrados y por páginas; un cliente ve los suyos',
      wholeForClients: WHOLE,
    },
    exportRows: { sellersOnly: true },
  },
});

export const get = endpoint({
  ...calls.get,
  summary: 'Una incidencia, con su hilo',
  params,
  response: incidenciaSchema,
  wholeForClients: WHOLE,
});

export const create = endpoint({
  ...calls.create,
  summary: 'Cuenta un problema: un cliente el suyo, y quien vende el que le cuenta uno de sus clientes',
  body: z.strictObject({
    /** The client whose problem it is; null is the client that calls. */
    clienteId: z.string().max(60).nullable().default(null),
    asunto: z.string().trim().min(1, 'Di en pocas palabras qué pasa').max(150),
    texto: textoSchema,
  }),
  response: incidenciaSchema,
  wholeForClients: WHOLE,
});

export const addMensaje = endpoint({
  ...calls.addMensaje,
  summary: 'Escribe en el hilo: la casa la deja respondida, y el cliente la vuelve a abrir',
  params,
  body: z.strictObject({ texto: textoSchema }),
  response: incidenciaSchema,
  wholeForClients: WHOLE,
});

export const close = endpoint({
  ...calls.close,
  summary: 'La da por resuelta; cerrada ya, no cambia nada',
  params,
  response: incidenciaSchema,
  wholeForClients: WHOLE,
});

export const reopen = endpoint({
  ...calls.reopen,
  summary: 'Deshace el cierre',
  params,
  response: incidenciaSchema,
  wholeForClients: WHOLE,
});
