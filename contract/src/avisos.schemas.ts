import { z } from 'zod';
import * as calls from './avisos.ts';
import { EVENTOS } from './avisos.ts';
import { endpoint } from './endpoint.ts';
import { horaSchema } from './hora.schemas.ts';

export {
  EVENTOS,
  EVENTOS_DE_ADMINISTRACION,
  type Evento,
  type EventoConAviso,
  hasAviso,
  POR_CORREO,
} from './avisos.ts';

const avisoSchema = z.object({
  id: z.string(),
  evento: z.enum(EVENTOS),
  /** The proposal, contract, import or account that it is about; of papers that came, their client. */
  entidadId: z.string(),
  /** The code of the proposal, contract or settlement, or the name of the import or account. */
  referencia: z.string(),
  /** The client's name; null when it is about none. */
  cliente: z.string().nullable(),
  creadoEn: z.string(),
  leido: z.boolean(),
});

export type Aviso = z.infer<typeof avisoSchema>;

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary: 'Lo último que ha contado la campana, lo más reciente primero',
  response: z.object({ rows: z.array(avisoSchema), sinLeer: z.int() }),
});

export const readAll = endpoint({
  ...calls.readAll,
  sellersOnly: true,
  summary: 'Da por leídos todos los avisos',
});

const preferenciaSchema = z.strictObject({
  evento: z.enum(EVENTOS),
  campana: z.boolean(),
  correo: z.boolean(),
});

const silencioSchema = z.strictObject({ desde: horaSchema, hasta: horaSchema });

const preferenciasSchema = z.object({
  /** An event for each that the account may be told of. */
  eventos: z.array(preferenciaSchema),
  /** Between these times in Spain no mail of these is sent: it waits for the second. Null: at any time. */
  silencio: silencioSchema.nullable(),
  /** Whether a mail comes each Monday with what awaits, what ends soon and what was signed. */
  resumenSemanal: z.boolean(),
});

export type Preferencias = z.infer<typeof preferenciasSchema>;

export const preferences = endpoint({
  ...calls.preferences,
  sellersOnly: true,
  summary: 'De qué se le avisa a quien llama, y cómo',
  response: preferenciasSchema,
});

export const updatePreferences = endpoint({
  ...calls.updatePreferences,
  sellersOnly: true,
  summary: 'Elige de qué se le avisa y cómo; lo que no se nombra queda como estaba',
  body: z.strictObject({
    eventos: z.array(preferenciaSchema).max(EVENTOS.length),
    silencio: silencioSchema
      .refine(({ desde, hasta }) => desde !== hasta, {
        error: 'Las dos horas han de ser distintas',
        path: ['hasta'],
      })
      .nullable(),
    resumenSemanal: z.boolean().optional(),
  }),
  example: {
    eventos: [{ evento: 'propuesta-vista', campana: true, correo: true }],
    silencio: { desde: '21:00', hasta: '08:00' },
  },
  response: preferenciasSchema,
});
