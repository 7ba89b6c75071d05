import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as calls from './proveedor-de-firma.ts';

const params = z.object({ id: z.string().max(60) });

const proveedorDeFirmaSchema = z.object({
  /** Null while there is none. The key is never told. */
  direccion: z.string().nullable(),
  /** Where the provider has to send its notices, and the header that each has to bring. */
  avisos: z.string(),
  cabecera: z.string(),
  /** The value of that header, which is told once; null from then on. */
  secreto: z.string().nullable(),
});

export type ProveedorDeFirma = z.infer<typeof proveedorDeFirmaSchema>;

export const get = endpoint({
  ...calls.get,
  summary: 'El proveedor con el que una marca da a firmar sus contratos',
  params,
  response: proveedorDeFirmaSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Guarda la dirección y la clave de DocuSeal, después de probarlas',
  params,
  body: z.strictObject({
    direccion: z
      .string()
      .trim()
      .max(300)
      .regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, {
        error: 'Escribe una dirección que empiece por https://, como https://api.docuseal.eu',
      }),
    /** Absent where the one that there is goes on with the same address. */
    clave: z.string().trim().min(1, 'Escribe la clave').max(300).optional(),
    /** Makes another value for the header of the notices. */
    otroSecreto: z.boolean().optional(),
  }),
  example: { direccion: 'https://api.docuseal.eu', clave: 'la-clave-de-tu-cuenta' },
  response: proveedorDeFirmaSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Lo quita; 409 si la marca firma con él o hay contratos a la firma',
  params,
});
