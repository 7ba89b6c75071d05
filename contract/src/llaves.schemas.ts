import { z } from 'zod';
import { sessionSchema } from './auth.schemas.ts';
import { proofSchema } from './cuenta.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './llaves.ts';

export { MAX_LLAVES } from './llaves.ts';

const OWN = 'What an account reads of itself, whatever its role.';

const llaveSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  /** Whether its owner's devices share it, so that losing one of them does not lose the passkey. */
  sincronizada: z.boolean(),
  creada: z.string(),
  /** When it was last signed in with; null while it never was. */
  usada: z.string().nullable(),
});

export type Llave = z.infer<typeof llaveSchema>;

const nombre = z.string().trim().min(1, 'Escribe un nombre').max(60);
const params = z.object({ id: z.string().max(60) });

/** Bytes as WebAuthn writes them in JSON. */
const base64url = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+$/, 'No es base64url');

/** What every answer of an authenticator begins with; what else browsers say of it is of no use here. */
const credentialShape = { id: base64url, rawId: base64url, type: z.literal('public-key') };

const descriptorSchema = z.object({ id: z.string(), type: z.literal('public-key') });

export const list = endpoint({
  ...calls.list,
  summary: 'Las llaves de acceso de la propia cuenta',
  response: z.object({ rows: z.array(llaveSchema) }),
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const begin = endpoint({
  ...calls.begin,
  summary:
    'Empieza a poner una llave de acceso: lo que el navegador pide al dispositivo, durante cinco minutos',
  body: proofSchema,
  response: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(descriptorSchema),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const create = endpoint({
  ...calls.create,
  summary: 'Pone la llave de acceso que el dispositivo ha creado, y avisa por correo',
  body: z.strictObject({
    nombre,
    credencial: z.object({
      ...credentialShape,
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.array(z.string().max(40)).max(10).optional(),
      }),
    }),
  }),
  response: llaveSchema,
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const rename = endpoint({
  ...calls.rename,
  summary: 'Cambia el nombre de una llave de acceso propia',
  params,
  body: z.strictObject({ nombre }),
  response: llaveSchema,
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Quita una llave de acceso propia, y avisa por correo',
  params,
  body: proofSchema,
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const beginSignIn = endpoint({
  ...calls.beginSignIn,
  summary: 'Empieza a entrar con una llave de acceso: un reto de un solo uso, que vale cinco minutos',
  response: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
  wholeForClients: 'A challenge made by chance, which says nothing of anybody.',
});

export const signIn = endpoint({
  ...calls.signIn,
  summary: 'Abre la sesión con una llave de acceso, sin contraseña ni segundo paso',
  body: z.strictObject({
    credencial: z.object({
      ...credentialShape,
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.nullish(),
      }),
    }),
  }),
  response: sessionSchema,
  wholeForClients: 'Tokens and data of the very account that proves to be theirs.',
});
