import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { csvSchema, listQuery, listResponse } from './list.ts';

/** What a mail is for. */
export const MOTIVOS = [
  'propuesta',
  'mensaje',
  'codigo',
  'invitacion',
  'recuperacion',
  'aceptacion',
  'rechazo',
  'copia',
  'atr-rechazado',
  'contrato',
] as const;
export type Motivo = (typeof MOTIVOS)[number];

/**
 * `impreso`: a demo without a mail server printed it. `sin-confirmar`: it was cut off when the mail server had it all and
 * had not answered yet. `anulado`: it was of no use any more before it could leave.
 */
export const ESTADOS = ['en-cola', 'enviado', 'impreso', 'no-entregado', 'sin-confirmar', 'anulado'] as const;
export type Estado = (typeof ESTADOS)[number];

/** What a mail may be about. */
export const ENTIDADES = ['propuesta', 'usuario', 'contrato'] as const;
export type Entidad = (typeof ENTIDADES)[number];

export const correoSchema = z.object({
  id: z.string(),
  motivo: z.enum(MOTIVOS),
  entidad: z.enum(ENTIDADES),
  entidadId: z.string(),
  destinatario: z.string(),
  asunto: z.string(),
  estado: z.enum(ESTADOS),
  intentos: z.int(),
  /** When it is tried again; null when it is not. */
  siguiente: z.string().nullable(),
  /** Why the last try failed. */
  error: z.string().nullable(),
  creado: z.string(),
  /** When it came to where it stands. */
  cambiado: z.string(),
  acciones: z.array(z.enum(['reintentar'])),
});
export type Correo = z.infer<typeof correoSchema>;

export const list = endpoint({
  method: 'GET',
  path: '/v1/correos',
  access: 'read Auth',
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

export const reintentar = endpoint({
  method: 'POST',
  path: '/v1/correos/:id/reintentar',
  access: 'read Auth',
  sellersOnly: true,
  summary: 'Vuelve a enviar uno que no se entregó, o ahora mismo uno que espera',
  params: z.object({ id: z.string().max(60) }),
  response: correoSchema,
});
