import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { referenciaSchema } from './referencia.schemas.ts';
import * as calls from './supresiones.ts';
import { ESTADOS } from './supresiones.ts';

export { ESTADOS } from './supresiones.ts';

/**
 * What a client asks under article 17 of the GDPR. It is answered within a month, which may be made three when it is
 * complex (article 12.3).
 */
const solicitudSchema = z.object({
  estado: z.enum(ESTADOS),
  /** The day on which it was asked for, in Spain. */
  pedida: z.string(),
  /** The law gives a month from the request, and two more if the house takes them. */
  vence: z.string(),
  /** Why the house took two months more; null while it has not. */
  ampliacion: z.string().nullable(),
  /** Why it was refused; null otherwise. */
  rechazo: z.string().nullable(),
  resuelta: z.string().nullable(),
});

const rowSchema = solicitudSchema.extend({
  id: z.string(),
  cliente: referenciaSchema,
  /** What the client wrote; it may be nothing. */
  motivo: z.string(),
  /** Days from today to the last one, negative once it has passed; null when it has been answered. */
  diasRestantes: z.int().nullable(),
});

export type Solicitud = z.infer<typeof solicitudSchema>;
export type SolicitudRow = z.infer<typeof rowSchema>;

const ownSchema = z.object({ ultima: solicitudSchema.nullable() });

const WHOLE = 'Their own request, and what they were answered.';

const params = z.object({ id: z.string().max(60) });

const porQue = (error: string) => z.strictObject({ motivo: z.string().trim().min(1, error).max(1000) });

export const mine = endpoint({
  ...calls.mine,
  summary: 'La última vez que quien llama pidió que se suprimieran sus datos, y cómo va',
  response: ownSchema,
  wholeForClients: WHOLE,
});

export const ask = endpoint({
  ...calls.ask,
  summary: 'Pide que se supriman sus datos; pedida ya, no cambia nada',
  body: z.strictObject({ motivo: z.string().trim().max(1000).default('') }),
  response: ownSchema,
  wholeForClients: WHOLE,
});

export const withdraw = endpoint({
  ...calls.withdraw,
  summary: 'Retira lo que pidió, mientras nadie lo haya contestado',
  response: ownSchema,
  wholeForClients: WHOLE,
});

export const list = endpoint({
  ...calls.list,
  summary: 'Las solicitudes de supresión, primero las pendientes por su plazo',
  response: z.object({ rows: z.array(rowSchema) }),
});

export const extend = endpoint({
  ...calls.extend,
  summary: 'Amplía el plazo dos meses, una vez y con su motivo, que se le dice a quien la pidió',
  params,
  body: porQue('Di por qué hace falta más tiempo'),
  response: rowSchema,
});

export const refuse = endpoint({
  ...calls.refuse,
  summary: 'La rechaza con su motivo, que se le dice a quien la pidió',
  params,
  body: porQue('Di por qué no se suprimen'),
  response: rowSchema,
});

export const grant = endpoint({
  ...calls.grant,
  summary: 'La atiende: bloquea los datos del cliente, primer paso de la supresión',
  params,
  response: rowSchema,
});
