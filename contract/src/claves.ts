import { ambitoOf, type KeyedCall, NOUNS } from './nouns.ts';

export type * from './claves.schemas.ts';

/**
 * A key never reaches these: it would make other keys, or enter as a person does. The calls of some are public, with a token
 * of their own or without any.
 */
const OUT_OF_REACH: readonly string[] = [
  'agenda',
  'aperturas',
  'auth',
  'claves',
  'cuenta',
  'openapi',
  'salud',
  'marcas',
  'evidencias',
  'webhooks',
  'mi-area',
  'conexiones',
  'permisos-de-datos',
  'peticiones-de-documentos',
];

/** The nouns on which a key may be given something. */
export const NOUNS_OF_KEYS: readonly string[] = /* @__PURE__ */ Object.keys(NOUNS).filter(
  (noun) => !OUT_OF_REACH.includes(noun),
);

/**
 * A key only reads these. Most have no call that writes, or keep nothing, as calculations; but who may enter, and what the
 * house asks of them, is for people to decide: a key could make itself an account that outlives it, by inviting a
 * representative too, and take a portfolio with it.
 */
const READ_ONLY: readonly string[] = [
  'ajustes',
  'auditoria',
  'busqueda',
  'calculos',
  'comerciales',
  'informes',
  'inicio',
  'mercado',
  'renovaciones',
  'sucesos',
  'usuarios',
];

export const PERMISOS = ['leer', 'escribir'] as const;
export type Permiso = (typeof PERMISOS)[number];

export const AMBITOS: readonly string[] = /* @__PURE__ */ NOUNS_OF_KEYS.flatMap((noun) =>
  READ_ONLY.includes(noun) ? [`${noun}:leer`] : PERMISOS.map((permiso) => `${noun}:${permiso}`),
);

/** Whether a key may be given what the call needs. */
export function isWithinReach(call: KeyedCall): boolean {
  return call.peopleOnly !== true && AMBITOS.includes(ambitoOf(call));
}

/** A key lasts a year at most. */
export const MAX_DIAS = 366;

export const list = { method: 'GET', path: '/v1/admin/claves', access: 'manage all' } as const;

export const create = { method: 'POST', path: '/v1/admin/claves', access: 'manage all' } as const;

export const revoke = { method: 'DELETE', path: '/v1/admin/claves/:id', access: 'manage all' } as const;

/** The keys that call in the name of the account of whoever asks. */
export const mine = { method: 'GET', path: '/v1/cuenta/claves', access: 'read Auth' } as const;

export const revokeMine = { method: 'DELETE', path: '/v1/cuenta/claves/:id', access: 'read Auth' } as const;
