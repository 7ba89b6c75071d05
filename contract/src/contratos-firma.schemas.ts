import { z } from 'zod';
import * as calls from './contratos-firma.ts';
import { ESTADOS_DE_ENVIO } from './contratos-firma.ts';
import { endpoint } from './endpoint.ts';
import { versionSchema } from './list.schemas.ts';

export { ESTADOS_DE_ENVIO, NOTICE_HEADER } from './contratos-firma.ts';

const idSchema = z.string().max(60);
const params = z.object({ id: idSchema });

const envioSchema = z.object({
  id: z.string(),
  estado: z.enum(ESTADOS_DE_ENVIO),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string().nullable(),
  creado: z.string(),
  motivo: z.string().nullable(),
  /** Why the last try failed, for whoever is to mend it. */
  problema: z.string().nullable(),
  firmado: z.string().nullable(),
  /** When the provider is asked next; null once it has ended. */
  siguiente: z.string().nullable(),
});

const firmaSchema = z.object({
  /** Whether the brand of the contract has its contracts signed at a provider. */
  conProveedor: z.boolean(),
  enviable: z.boolean(),
  /** The signer, as far as the house knows them. */
  firmante: z.object({ nombre: z.string(), email: z.string(), telefono: z.string() }),
  /** The latest delivery comes first. */
  envios: z.array(envioSchema),
});

export type Firma = z.infer<typeof firmaSchema>;
export type Envio = z.infer<typeof envioSchema>;

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary: 'Lo que se ha mandado a firmar de un contrato, y en qué está',
  params,
  response: firmaSchema,
});

export const send = endpoint({
  ...calls.send,
  sellersOnly: true,
  summary: 'Manda el contrato al proveedor de firma; 409 si falta algo de lo que pide la ley',
  params,
  body: z.strictObject({
    version: versionSchema,
    nombre: z.string().trim().min(1, 'Escribe el nombre').max(120, 'Como mucho 120 caracteres'),
    email: z.email('No es un correo válido').max(254),
    telefono: z
      .string()
      .trim()
      .transform((telefono) => telefono.replace(/[\s.-]/g, ''))
      .pipe(z.string().regex(/^\+\d{8,15}$/, 'Con el prefijo del país, como +34600000000'))
      .nullable(),
  }),
  example: { version: 1, nombre: 'Marta Gil Soler', email: 'marta@panaderia.example', telefono: null },
  response: firmaSchema,
});

export const check = endpoint({
  ...calls.check,
  sellersOnly: true,
  summary: 'Pregunta al proveedor ahora, sin esperar a su aviso',
  params,
  response: firmaSchema,
});

const reference = z.union([z.int(), z.string().max(100)]);

/** Nothing but the identifier is believed: what has happened is asked of the provider. */
export const notice = endpoint({
  ...calls.notice,
  wholeForClients: 'It tells that a notice was taken, and nothing of any contract.',
  summary: 'Aviso de DocuSeal, con el secreto de la marca en la cabecera X-Vatio-Secreto',
  params: z.object({ marcaId: idSchema }),
  body: z.looseObject({
    data: z.looseObject({ id: reference.optional(), submission_id: reference.optional() }),
  }),
});
