import { z } from 'zod';
import { login } from './auth.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './proveedor.ts';

const proveedorSchema = z.object({
  /** The button of the sign-in page names the provider so. */
  nombre: z.string().trim().min(1, 'Escribe un nombre').max(40),
  /** The address of the provider, as its tokens name it. */
  emisor: z.string(),
  clienteId: z.string().trim().min(1, 'Escribe el identificador').max(300),
  /** Only addresses of these domains enter this way. */
  dominios: z.array(z.string()),
  /** Somebody without an account asks for one by entering; an administrator approves it. */
  pideCuentas: z.boolean(),
  /** The provider asks everybody for two factors, also when its tokens do not say so. */
  conDosFactores: z.boolean(),
});

export type Proveedor = z.infer<typeof proveedorSchema>;

const emisor = z
  .url({ protocol: /^https?$/, error: 'No es una dirección de internet' })
  .max(300)
  .refine((url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url), 'Ha de empezar por https');

const dominios = z
  .array(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Un dominio es como vatio.es')
      .max(253),
  )
  .min(1, 'Escribe al menos un dominio')
  .max(50);

const stateSchema = z.object({
  /** Null while nobody enters by a provider. */
  proveedor: proveedorSchema.nullable(),
  /** The address to which the provider has to be told that people come back. */
  vuelta: z.string(),
});

export const get = endpoint({
  ...calls.get,
  summary: 'Con qué proveedor de identidad se entra, sin su secreto',
  response: stateSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Pone o cambia el proveedor de identidad (OpenID Connect), después de comprobar que responde',
  example: {
    nombre: 'Google',
    emisor: 'https://accounts.google.com',
    clienteId: 'vatio',
    secreto: 'el que da el proveedor',
    dominios: ['vatio.example'],
    pideCuentas: false,
    conDosFactores: true,
  },
  body: z.strictObject({
    ...proveedorSchema.shape,
    emisor,
    dominios,
    /** Absent to keep the one that is there, as long as the provider is the same. */
    secreto: z.string().min(1).max(1024).optional(),
  }),
  response: stateSchema,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Deja de entrar con el proveedor de identidad; las cuentas siguen como están',
});

export const beginSignIn = endpoint({
  ...calls.beginSignIn,
  summary: 'Empieza a entrar con el proveedor de identidad: la dirección a la que ir, durante diez minutos',
  response: z.object({ direccion: z.string() }),
  wholeForClients: 'An address of the provider with numbers made by chance, which says nothing of anybody.',
});

export const signIn = endpoint({
  ...calls.signIn,
  summary: 'Abre la sesión con lo que el proveedor de identidad ha devuelto a este navegador',
  body: z.strictObject({
    code: z.string().min(1).max(4096),
    state: z.string().min(1).max(200),
    /** The provider that answers (RFC 9207), where it says so. */
    iss: z.string().max(300).optional(),
  }),
  response: login.response,
  wholeForClients: 'Tokens and data of the very account that proves to be theirs.',
});
