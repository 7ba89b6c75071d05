import { ambitoOf, auth, claves, type EndpointSpec } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from './access-token.ts';
import type { ApiKey } from './api-keys.repository.ts';
import { type ApiKeys, bearerOf, isApiKey } from './api-keys.ts';
import { problem } from './problems.ts';

export type Admitted = {
  readonly viewer: Viewer;
  /** Null where the call came with a session, and not with a key. */
  readonly keyId: string | null;
  /** Whether the session or the key that was let in would still be let in. */
  readonly isOpen: () => Promise<boolean>;
};

const NO_RIGHT = 'Tu cuenta no tiene permiso para hacer esto';

type Doors = Pick<FastifyInstance, 'accessTokens' | 'apiKeys'>;

/** Lets in whom the endpoint admits: a session by its role, and a key by its account's role and its own permissions. */
export async function admit(
  doors: Doors,
  endpoint: EndpointSpec,
  { headers }: FastifyRequest,
): Promise<Admitted | undefined> {
  if (endpoint.access === 'public') return undefined;
  const token = bearerOf(headers);
  if (token === undefined) throw signedOut();
  const admitted = isApiKey(token)
    ? await admitKey(doors, endpoint, token)
    : await admitSession(doors, token);
  const { role, lacksSecondStep } = admitted.viewer;
  if (lacksSecondStep && !endpoint.beforeSecondStep) throw secondStepFirst();
  if (!admitsRole(endpoint, role)) {
    const cause = { cuenta: admitted.viewer.id };
    throw problem({ code: 'sin-permiso', status: 403, title: NO_RIGHT, cause });
  }
  return admitted;
}

/** Whether the endpoint is for accounts of that role. */
export function admitsRole({ access, sellersOnly }: EndpointSpec, role: auth.Role): boolean {
  return auth.allows(role, access) && !(sellersOnly && role === 'cliente');
}

/** Whether the key has the permission. One that was once given what is now out of reach has it no longer. */
export function admitsKey(endpoint: EndpointSpec, { ambitos }: ApiKey): boolean {
  return ambitos.includes(ambitoOf(endpoint)) && claves.isWithinReach(endpoint);
}

async function admitSession({ accessTokens }: Doors, token: string): Promise<Admitted> {
  const viewer = await accessTokens.verify(token);
  if (viewer === undefined) throw signedOut();
  return { viewer, keyId: null, isOpen: () => accessTokens.isOpen(token) };
}

/** The key, which throws the refusal when it may not be used now. */
export async function validKey(apiKeys: ApiKeys, secret: string): Promise<ApiKey> {
  const key = await apiKeys.verify(secret);
  if (key) return key;
  const title = 'La clave no vale: no existe, ha caducado o se ha revocado';
  throw problem({ code: 'clave-no-valida', status: 401, title });
}

async function admitKey({ apiKeys }: Doors, endpoint: EndpointSpec, secret: string): Promise<Admitted> {
  const key = await validKey(apiKeys, secret);
  const needed = ambitoOf(endpoint);
  if (!admitsKey(endpoint, key)) {
    const title = claves.isWithinReach(endpoint)
      ? `La clave no tiene el permiso «${needed}»`
      : 'Esto lo hace una persona con su sesión: ninguna clave lo alcanza';
    throw problem({ code: 'clave-sin-permiso', status: 403, title, cause: { cuenta: key.usuarioId } });
  }
  return {
    viewer: { id: key.usuarioId, role: key.role, ...(key.lacksSecondStep && { lacksSecondStep: true }) },
    keyId: key.id,
    isOpen: async () => (await apiKeys.verify(secret)) !== undefined,
  };
}

function signedOut() {
  return problem({ code: 'sin-sesion', status: 401, title: 'Inicia sesión para continuar' });
}

function secondStepFirst() {
  return problem({
    code: 'falta-segundo-paso',
    status: 403,
    title: 'La casa exige la verificación en dos pasos a quien administra: actívala para continuar',
  });
}
