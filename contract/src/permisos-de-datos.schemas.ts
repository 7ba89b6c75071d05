import { z } from 'zod';
import { ESTADOS_DICHOS } from './correos.ts';
import { endpoint } from './endpoint.ts';
import { marcaPublicaSchema } from './marca-publica.schemas.ts';
import * as calls from './permisos-de-datos.ts';
import { DIAS, ESTADOS, MAX_CUPS, MAX_DIAS, MAX_MESES, MESES } from './permisos-de-datos.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { DIAS, ESTADOS, MAX_CUPS, MAX_DIAS, MAX_MESES, MESES } from './permisos-de-datos.ts';

const idSchema = z.string().max(60);

const permisoSchema = z.object({
  id: z.string(),
  cups: z.array(z.string()),
  estado: z.enum(ESTADOS),
  canal: z.enum(['enlace', 'papel']),
  creado: z.string(),
  /** Who asked for it; null when the account is gone. */
  quien: referenciaSchema.nullable(),
  /** Its link can be granted until this instant. */
  caduca: z.string(),
  concedido: z.string().nullable(),
  /** The last day of the leave. */
  hasta: z.string().nullable(),
  /** Who granted it, as they wrote their name. */
  nombre: z.string().nullable(),
  enviadaA: z.string().nullable(),
});

export type Permiso = z.infer<typeof permisoSchema>;

const enlaceHechoSchema = z.object({
  permiso: permisoSchema,
  /** The link is told here alone: only its hash is kept. */
  url: z.string(),
  /** What became of the mail with it; null when none was wanted. */
  correo: z.enum(ESTADOS_DICHOS).nullable(),
});

export type EnlaceHecho = z.infer<typeof enlaceHechoSchema>;

const ofCreating = {
  clienteId: idSchema,
  /** Those of the client where none is named. */
  cups: z
    .array(z.string().trim().min(1).max(60))
    .max(MAX_CUPS, `Como mucho ${MAX_CUPS} suministros`)
    .default([]),
  meses: z.int().min(1).max(MAX_MESES).default(MESES),
};

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary: 'Los permisos de datos de un cliente, el último primero',
  query: z.strictObject({ clienteId: idSchema }),
  response: z.object({ rows: z.array(permisoSchema) }),
});

export const create = endpoint({
  ...calls.create,
  sellersOnly: true,
  summary: 'Pide a un cliente permiso para traer los datos de sus suministros, por un enlace que caduca',
  body: z.strictObject({
    ...ofCreating,
    dias: z.int().min(1).max(MAX_DIAS).default(DIAS),
    email: z.email('Escribe un correo válido').max(200).nullable().default(null),
  }),
  response: enlaceHechoSchema,
});

export const record = endpoint({
  ...calls.record,
  sellersOnly: true,
  summary: 'Anota el permiso que un cliente firmó en papel, con el documento que lo prueba',
  body: z.strictObject({ ...ofCreating, documentoId: idSchema }),
  response: permisoSchema,
});

export const revoke = endpoint({
  ...calls.revoke,
  sellersOnly: true,
  summary: 'Retira un permiso y borra todo lo que llegó por él y por nada más',
  params: z.object({ id: idSchema }),
  response: permisoSchema,
});

const publicoSchema = z.object({
  cliente: z.string(),
  cups: z.array(z.string()),
  meses: z.int(),
  estado: z.enum(['pedido', 'vigente']),
  /** What is granted, in whole sentences: this very text is kept with the answer. */
  texto: z.array(z.string()),
  caduca: z.string(),
  hasta: z.string().nullable(),
  marca: marcaPublicaSchema,
});

export type Publico = z.infer<typeof publicoSchema>;

const token = z.object({ token: z.string().max(100) });
const WHOLE = 'Its schema was written for the holder of the supply, who has the link.';

export const get = endpoint({
  ...calls.get,
  summary: 'Qué permiso se pide por un enlace; 404 si no existe y 410 si caducó, venció o se retiró',
  params: token,
  response: publicoSchema,
  wholeForClients: WHOLE,
});

export const grant = endpoint({
  ...calls.grant,
  summary: 'El titular da el permiso, con su nombre y su NIF',
  params: token,
  body: z.strictObject({
    nombre: z.string().trim().min(1, 'Escribe tu nombre').max(200),
    nif: z.string().trim().min(1, 'Escribe el NIF').max(20),
    acepta: z.literal(true, 'Marca la casilla para dar el permiso'),
  }),
  response: publicoSchema,
  wholeForClients: WHOLE,
});

export const withdraw = endpoint({
  ...calls.withdraw,
  summary: 'El titular retira el permiso: lo que llegó por él se borra',
  params: token,
  wholeForClients: WHOLE,
});
