import { z } from 'zod';
import * as calls from './correos.ts';
import { ENTIDADES, ESTADOS_DICHOS, MOTIVOS } from './correos.ts';
import { endpoint } from './endpoint.ts';
import { csvSchema, listQuery, listResponse } from './list.schemas.ts';

export {
  ENTIDADES,
  type Entidad,
  ESTADOS,
  type Estado,
  type EstadoDicho,
  MOTIVOS,
  type Motivo,
} from './correos.ts';

export const correoSchema = z.object({
  id: z.string(),
  motivo: z.enum(MOTIVOS),
  entidad: z.enum(ENTIDADES),
  entidadId: z.string(),
  destinatario: z.string(),
  asunto: z.string(),
  estado: z.enum(ESTADOS_DICHOS),
  intentos: z.int(),
  /** The instant of the next try; null when there will be none. */
  siguiente: z.string().nullable(),
  /** The reason why the last try failed. */
  error: z.string().nullable(),
  creado: z.string(),
  /** The instant when the mail came to its present state. */
  cambiado: z.string(),
  acciones: z.array(z.enum(['reintentar'])),
});

export type Correo = z.infer<typeof correoSchema>;

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary: 'Correos de una propuesta o de una cuenta que se ve; todos, para quien administra',
  query: listQuery(
    {
      entidad: z.enum(ENTIDADES).optional(),
      entidadId: z.string().max(60).optional(),
      estado: csvSchema,
    },
    ['creado'] as const,
  ),
  response: listResponse(correoSchema),
});

export const retry = endpoint({
  ...calls.retry,
  sellersOnly: true,
  summary: 'Vuelve a enviar uno que no se entregó, o ahora mismo uno que espera',
  params: z.object({ id: z.string().max(60) }),
  response: correoSchema,
});
