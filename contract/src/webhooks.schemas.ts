import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './webhooks.ts';
import { ESTADOS_DE_ENTREGA, EVENTOS } from './webhooks.ts';

export { ESTADOS_DE_ENTREGA, EVENTOS, type Evento, PRUEBA } from './webhooks.ts';

const eventosSchema = z
  .array(z.enum(EVENTOS, { error: 'No es un suceso que se pueda avisar' }))
  .min(1, 'Elige al menos un suceso')
  .max(EVENTOS.length);

/** Nobody's password may stand in it, because the log and the audit show it. */
const urlSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/, {
    error: 'Escribe una dirección que empiece por https://, sin usuario ni contraseña',
  });

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  eventos: z.array(z.enum(EVENTOS)),
  activo: z.boolean(),
  creado: z.string(),
  /** The deliveries that wait for another try, and those that were given up. */
  enCola: z.int(),
  fallidas: z.int(),
  entregada: z.string().nullable(),
});

export type Webhook = z.infer<typeof webhookSchema>;

export const entregaSchema = z.object({
  id: z.string(),
  /** One of `EVENTOS`, or `prueba`. */
  evento: z.string(),
  ocurrido: z.string(),
  estado: z.enum(ESTADOS_DE_ENTREGA),
  intentos: z.int(),
  intentada: z.string().nullable(),
  /** When it will be tried again; null once it has ended. */
  siguiente: z.string().nullable(),
  /** The HTTP status of the last answer. */
  respuesta: z.int().nullable(),
  duracionMs: z.int().nullable(),
  /** A sentence for the person who is to mend it. */
  error: z.string().nullable(),
  cuerpo: z.string(),
});

export type Entrega = z.infer<typeof entregaSchema>;

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  ...calls.list,
  summary: 'Las direcciones a las que se avisa de lo que pasa',
  response: z.object({ rows: z.array(webhookSchema) }),
});

export const create = endpoint({
  ...calls.create,
  summary: 'Avisa a otra dirección; su secreto solo se dice en esta respuesta',
  example: { url: 'https://crm.example/vatio', eventos: ['propuesta.aceptada', 'contrato.cambiado'] },
  body: z.strictObject({ url: urlSchema, eventos: eventosSchema }),
  response: z.object({ webhook: webhookSchema, secreto: z.string() }),
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia de qué se avisa, o deja de avisar por un tiempo',
  params,
  body: z.strictObject({ eventos: eventosSchema.optional(), activo: z.boolean().optional() }),
  response: webhookSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Deja de avisar a una dirección, y olvida su secreto',
  params,
});

export const sendTest = endpoint({
  ...calls.sendTest,
  summary: 'Le manda un aviso de prueba',
  params,
  response: entregaSchema,
});

export const deliveries = endpoint({
  ...calls.deliveries,
  summary: 'Los últimos cien avisos, con lo que se mandó y lo que se respondió',
  params,
  response: z.object({ rows: z.array(entregaSchema) }),
});

export const replay = endpoint({
  ...calls.replay,
  summary: 'Vuelve a mandar un aviso que ya había terminado',
  params: z.object({ id: z.string().max(60), entregaId: z.string().max(60) }),
  response: entregaSchema,
});
