import { z } from 'zod';
import { ESTADOS_DICHOS } from './correos.ts';
import { documentoSchema } from './documentos.schemas.ts';
import { endpoint } from './endpoint.ts';
import { marcaPublicaSchema } from './marca-publica.schemas.ts';
import * as calls from './peticiones-de-documentos.ts';
import { DIAS, ESTADOS, MAX_BYTES, MAX_DIAS, PAPELES } from './peticiones-de-documentos.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export {
  DIAS,
  ESTADOS,
  FORMATOS,
  MAX_BYTES,
  MAX_DIAS,
  MAX_FICHEROS,
  PAPELES,
  type Papel,
} from './peticiones-de-documentos.ts';

const idSchema = z.string().max(60);
const params = z.object({ id: idSchema });
const papelSchema = z.enum(PAPELES);

/** A file that has come, by the link or from the client's own area. */
const recibidoSchema = documentoSchema.pick({ id: true, nombre: true, bytes: true }).extend({
  papel: papelSchema,
  cuando: z.string(),
});

const peticionSchema = z.object({
  id: z.string(),
  /** The contract for which it is asked, by its code; null when it is for the client alone. */
  contrato: referenciaSchema.nullable(),
  papeles: z.array(papelSchema),
  /** What is said to the client besides; it may be nothing. */
  nota: z.string(),
  estado: z.enum(ESTADOS),
  creada: z.string(),
  /** Who asked for it; null when the account is gone. */
  quien: referenciaSchema.nullable(),
  /** The link of the request works until this instant. */
  caduca: z.string(),
  /** The address to which its link was mailed last; null when it never was. */
  enviadaA: z.string().nullable(),
  recibidos: z.array(recibidoSchema),
});

export type Peticion = z.infer<typeof peticionSchema>;

/** The link is told here alone: only its hash is kept. */
const hechaSchema = z.object({
  peticion: peticionSchema,
  url: z.string(),
  /** Whether a mail with the link was left to be sent. */
  porCorreo: z.boolean(),
  /** What became of that mail; null when none was wanted. */
  correo: z.enum(ESTADOS_DICHOS).nullable(),
});

export type Hecha = z.infer<typeof hechaSchema>;

const dias = z.int().min(1).max(MAX_DIAS).default(DIAS);
/** The address to which the link is mailed; without one, whoever made it sends it. */
const email = z.email('Escribe un correo válido').max(200).nullable().default(null);

export const list = endpoint({
  ...calls.list,
  sellersOnly: true,
  summary: 'Lo que se ha pedido a un cliente que mande, lo último primero, con lo que ha llegado',
  query: z.strictObject({ clienteId: idSchema, contratoId: idSchema.optional() }),
  response: z.object({ rows: z.array(peticionSchema) }),
});

export const create = endpoint({
  ...calls.create,
  sellersOnly: true,
  summary: 'Pide documentos a un cliente: hace un enlace que caduca y que solo se dice aquí',
  body: z.strictObject({
    clienteId: idSchema,
    contratoId: idSchema.nullable().default(null),
    papeles: z
      .array(papelSchema)
      .min(1, 'Elige qué le pides')
      .refine((papeles) => new Set(papeles).size === papeles.length, 'Cada cosa se pide una vez'),
    nota: z.string().trim().max(500, 'Como mucho 500 caracteres').default(''),
    dias,
    email,
  }),
  response: hechaSchema,
});

export const renew = endpoint({
  ...calls.renew,
  sellersOnly: true,
  summary: 'Hace otro enlace para lo mismo; el anterior deja de valer',
  params,
  body: z.strictObject({ dias, email }),
  response: hechaSchema,
});

export const revoke = endpoint({
  ...calls.revoke,
  sellersOnly: true,
  summary: 'El enlace deja de valer; lo que llegó por él se queda',
  params,
  response: peticionSchema,
});

const pedidoSchema = z.object({
  papel: papelSchema,
  recibidos: z.array(recibidoSchema.pick({ nombre: true, bytes: true, cuando: true })),
});

const pedidaSchema = z.object({
  nota: z.string(),
  caduca: z.string(),
  papeles: z.array(pedidoSchema),
  /** How many files it still takes. */
  quedan: z.int(),
});

const publicaSchema = pedidaSchema.extend({
  cliente: z.string(),
  comercial: z
    .object({ nombre: z.string(), email: z.string().nullable(), telefono: z.string().nullable() })
    .nullable(),
  marca: marcaPublicaSchema,
});

export type Pedida = z.infer<typeof pedidaSchema>;
export type Publica = z.infer<typeof publicaSchema>;

/** The token of the link is the only credential. */
const token = z.object({ token: z.string().max(100) });
const WHOLE = 'Its schema was written for the client who holds the link.';

export const get = endpoint({
  ...calls.get,
  summary: 'Qué se pide por un enlace y qué ha llegado; 404 si no existe y 410 si caducó o se revocó',
  params: token,
  response: publicaSchema,
  wholeForClients: WHOLE,
});

/** The form has one file, `fichero`, and its other fields come before it. */
export const deliver = endpoint({
  ...calls.deliver,
  summary: 'Entrega un PDF, JPG o PNG de lo que se pide',
  params: token,
  multipart: true,
  fileBytes: MAX_BYTES,
  body: z.strictObject({ papel: papelSchema }),
  response: publicaSchema,
  wholeForClients: WHOLE,
});

const mineSchema = z.object({
  /** What the house still waits for, each with the identifier that `deliverMine` takes. */
  pedidas: z.array(pedidaSchema.extend({ id: z.string(), contrato: z.string().nullable() })),
  /** What the house gave them and what they brought, the newest first. */
  documentos: z.array(
    documentoSchema
      .pick({ id: true, nombre: true, tipo: true, bytes: true, creado: true, firmaDeshecha: true })
      .extend({ propio: z.boolean() }),
  ),
});

export type Mine = z.infer<typeof mineSchema>;

export const mine = endpoint({
  ...calls.mine,
  summary: 'Los documentos de un cliente y lo que le falta por mandar: solo para cuentas de cliente',
  response: mineSchema,
  wholeForClients: 'Their own papers, without those that the house keeps for itself.',
});

/** The form has one file, `fichero`, and its other fields come before it. */
export const deliverMine = endpoint({
  ...calls.deliverMine,
  summary: 'Entrega un PDF, JPG o PNG de lo que se pidió al cliente que llama',
  multipart: true,
  fileBytes: MAX_BYTES,
  body: z.strictObject({ peticionId: idSchema, papel: papelSchema }),
  response: mineSchema,
  wholeForClients: 'Their own papers, without those that the house keeps for itself.',
});
