import { ambitoOf, auth, avisos, claves, type EndpointSpec, usuarios } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionIdOf, type Viewer } from './access-token.ts';
import type { ApiKey } from './api-keys.repository.ts';
import { type ApiKeys, bearerOf, isApiKey } from './api-keys.ts';
import { findMirada } from './miradas.repository.ts';
import { problem } from './problems.ts';

export type Admitted = {
  readonly viewer: Viewer;
  /** Null where the call came with a session, and not with a key. */
  readonly keyId: string | null;
  /** Whether the session or the key that was let in would still be let in. */
  readonly isOpen: () => Promise<boolean>;
};

const NO_RIGHT = 'Tu cuenta no tiene permiso para hacer esto';

type Doors = Pick<FastifyInstance, 'accessTokens' | 'apiKeys' | 'db'>;

/** Lets in whom the endpoint admits: a session by its role, and a key by its account's role and its own permissions. */
export async function admit(
  doors: Doors,
  endpoint: EndpointSpec,
  request: FastifyRequest,
): Promise<Admitted | undefined> {
  if (endpoint.access === 'public') return undefined;
  const { headers } = request;
  const token = bearerOf(headers);
  if (token === undefined) throw signedOut();
  const own = isApiKey(token) ? await admitKey(doors, endpoint, token) : await admitSession(doors, token);
  if (own.viewer.lacksSecondStep && !endpoint.beforeSecondStep) throw secondStepFirst();
  const look = headers[usuarios.LOOK_HEADER];
  const admitted = typeof look === 'string' ? await admitLook(doors, endpoint, { request, own, look }) : own;
  const { role } = admitted.viewer;
  if (!admitsRole(endpoint, role)) {
    const cause = { cuenta: admitted.viewer.id };
    throw problem({ code: 'sin-permiso', status: 403, title: NO_RIGHT, cause });
  }
  return admitted;
}

/**
 * Lets an administrator in as the account that they look at, to read and nothing else. What is read as a file leaves a trace of who
 * took it, and what is of a person alone is not theirs to see, so that both are refused.
 */
async function admitLook(
  { db }: Doors,
  endpoint: EndpointSpec,
  { request, own, look }: { readonly request: FastifyRequest; readonly own: Admitted; readonly look: string },
): Promise<Admitted> {
  const sesionId = own.keyId === null && own.viewer.role === 'admin' ? sessionIdOf(request) : undefined;
  const seen = sesionId === undefined ? undefined : await findMirada(db, { id: look, sesionId });
  if (!seen) {
    const title = 'Ya no estás viendo como otra cuenta: vuelve a la tuya';
    throw problem({ code: 'mirada-terminada', status: 403, title });
  }
  if (!isLookable(endpoint)) {
    const title = 'Estás viendo como otra persona: nada se cambia, ni se descarga, ni se ve lo suyo propio';
    throw problem({ code: 'solo-mirar', status: 403, title });
  }
  return { ...own, viewer: { id: seen.id, role: 'comercial' } };
}

/** Whether whoever looks as another account may make the call. */
export function isLookable({ method, path, answers = [] }: EndpointSpec): boolean {
  const isFile = answers.some((type) => type !== 'text/event-stream');
  const isOfThePerson = path.startsWith('/v1/cuenta/') && path !== avisos.list.path;
  return method === 'GET' && !isFile && !isOfThePerson;
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
