import { ambitoOf, auth, claves, type EndpointSpec } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from './access-token.ts';
import { bearerOf, isApiKey } from './api-keys.ts';
import { problem } from './problems.ts';

export type Admitted = {
  readonly viewer: Viewer;
  /** Whether the session or the key that was let in would still be let in. */
  readonly isOpen: () => Promise<boolean>;
};

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
  if (!auth.allows(role, endpoint.access) || (endpoint.sellersOnly && role === 'cliente')) {
    throw problem({ code: 'sin-permiso', status: 403, title: 'Tu cuenta no tiene permiso para hacer esto' });
  }
  return admitted;
}

async function admitSession({ accessTokens }: Doors, token: string): Promise<Admitted> {
  const viewer = await accessTokens.verify(token);
  if (viewer === undefined) throw signedOut();
  return { viewer, isOpen: () => accessTokens.isOpen(token) };
}

async function admitKey({ apiKeys }: Doors, endpoint: EndpointSpec, secret: string): Promise<Admitted> {
  const key = await apiKeys.verify(secret);
  if (key === undefined) {
    const title = 'La clave no vale: no existe, ha caducado o se ha revocado';
    throw problem({ code: 'clave-no-valida', status: 401, title });
  }
  const needed = ambitoOf(endpoint);
  // A key that was once given what is now out of reach has it no longer.
  if (!key.ambitos.includes(needed) || !claves.isWithinReach(endpoint)) {
    const title = `La clave no tiene el permiso «${needed}»`;
    throw problem({ code: 'clave-sin-permiso', status: 403, title });
  }
  return {
    viewer: { id: key.usuarioId, role: key.role, ...(key.lacksSecondStep && { lacksSecondStep: true }) },
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
