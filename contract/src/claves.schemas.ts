import { z } from 'zod';
import * as calls from './claves.ts';
import { AMBITOS, MAX_DIAS } from './claves.ts';
import { endpoint } from './endpoint.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { AMBITOS, isWithinReach, MAX_DIAS, NOUNS_OF_KEYS, PERMISOS, type Permiso } from './claves.ts';

const ambitoSchema = z.enum(AMBITOS as [string, ...string[]], { error: 'No es un permiso de clave' });

export const claveSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  /** The first characters of the key; the rest is nowhere. */
  inicio: z.string(),
  /** The account in whose name it calls. */
  cuenta: referenciaSchema,
  /** Whoever made it: it ends with them, where they made it in the name of somebody else. */
  creadaPor: referenciaSchema,
  ambitos: z.array(z.string()),
  estado: z.enum(['vigente', 'caducada', 'revocada']),
  creada: z.string(),
  caduca: z.string(),
  usada: z.string().nullable(),
});

export type Clave = z.infer<typeof claveSchema>;

export const list = endpoint({
  ...calls.list,
  summary: 'Las claves de la API, también las que ya no valen',
  response: z.object({ rows: z.array(claveSchema) }),
});

const OWN = 'What an account reads of itself, whatever its role.';

export const mine = endpoint({
  ...calls.mine,
  summary: 'Las claves en vigor que llaman en nombre de la propia cuenta, también las que hizo otro',
  response: z.object({ rows: z.array(claveSchema) }),
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const revokeMine = endpoint({
  ...calls.revokeMine,
  summary: 'Revoca una clave que llama en nombre de la propia cuenta, la hiciera quien la hiciera',
  params: z.object({ id: z.string().max(60) }),
  wholeForClients: OWN,
  beforeSecondStep: true,
});

export const create = endpoint({
  ...calls.create,
  summary: 'Una clave nueva, que solo se dice en esta respuesta',
  example: { nombre: 'Cuadro de mando', ambitos: ['contratos:leer', 'clientes:leer'], dias: 90 },
  body: z.strictObject({
    nombre: z.string().trim().min(1, 'Ponle un nombre').max(80),
    ambitos: z.array(ambitoSchema).min(1, 'Elige al menos un permiso').max(AMBITOS.length),
    dias: z.int().min(1, 'Al menos un día').max(MAX_DIAS, 'Como mucho un año'),
    /** The account in whose name it calls; without it, the account that creates the key. */
    usuarioId: z.string().max(60).optional(),
  }),
  response: z.object({ clave: claveSchema, secreto: z.string() }),
});

export const revoke = endpoint({
  ...calls.revoke,
  summary: 'La clave deja de valer en el momento, y no vuelve',
  params: z.object({ id: z.string().max(60) }),
  response: claveSchema,
});
