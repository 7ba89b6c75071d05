import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lineaSchema } from './linea-de-extracto.schemas.ts';
import { ESTADOS_DE_RECLAMACION } from './lineas-de-extracto.list.ts';
import { versionSchema } from './list.schemas.ts';
import * as calls from './reclamaciones.ts';
import { MAX_LINEAS } from './reclamaciones.ts';

export { ESTADOS, MAX_LINEAS } from './reclamaciones.ts';

const params = z.object({ id: z.string().max(60) });

const estadoSchema = z.enum(ESTADOS_DE_RECLAMACION);

export type Estado = z.infer<typeof estadoSchema>;

const rowSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  comercializadora: z.string(),
  estado: estadoSchema,
  /** The instant when the claim came to its present state. */
  estadoDesde: z.string(),
  creada: z.string(),
  lineas: z.int(),
  /** What was owed of its lines when the claim was made, €. */
  reclamadoEur: z.number(),
  version: versionSchema,
});

export type ReclamacionRow = z.infer<typeof rowSchema>;

const reclamacionSchema = rowSchema.extend({
  texto: z.string(),
  respuesta: z.string(),
  detalle: z.array(
    z.object({
      linea: lineaSchema,
      /** What was owed of the line when the claim was made, €. */
      reclamadoEur: z.number(),
    }),
  ),
});

export type Reclamacion = z.infer<typeof reclamacionSchema>;

export const list = endpoint({
  ...calls.list,
  summary: 'Las reclamaciones a las comercializadoras, las abiertas primero',
  response: z.object({ rows: z.array(rowSchema) }),
});

export const create = endpoint({
  ...calls.create,
  summary: 'Reclama lo pendiente de unas líneas de una misma comercializadora, con su texto ya escrito',
  body: z.strictObject({
    lineas: z
      .array(z.string().max(60))
      .min(1, 'Elige alguna línea')
      .max(MAX_LINEAS, `Una reclamación lleva ${MAX_LINEAS} líneas como mucho`),
  }),
  response: reclamacionSchema,
});

export const get = endpoint({
  ...calls.get,
  summary: 'Una reclamación, con sus líneas',
  params,
  response: reclamacionSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia su texto, lo que respondieron o su estado; 409 si otra persona la cambió antes',
  params,
  body: z
    .strictObject({
      texto: z.string().trim().min(1, 'Escribe lo que se reclama').max(200_000),
      respuesta: z.string().trim().max(20_000),
      estado: estadoSchema,
    })
    .partial()
    .extend({ version: versionSchema }),
  response: reclamacionSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'La retira: sus líneas se pueden reclamar de nuevo',
  params,
});

export const csv = endpoint({
  ...calls.csv,
  answers: ['text/csv'],
  summary: 'Sus líneas en CSV, para adjuntarlas; queda anotado',
  params,
});
