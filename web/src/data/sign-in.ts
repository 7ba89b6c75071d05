import type { auth } from '@vatio/contract';
import { call, send, type Wire } from './call.ts';
import { endSession, readSession, startSession } from './session.ts';

// Written out, and checked against the contract by the compiler, so that the first page does not load the schemas.
const LOGIN: Wire<typeof auth.login> = { method: 'POST', path: '/v1/auth/login', access: 'public' };
const LOGOUT: Wire<typeof auth.logout> = { method: 'POST', path: '/v1/auth/logout', access: 'public' };

/** Opens a session; fails with the `Problem` of the server. */
export async function signIn(email: string, password: string): Promise<void> {
  const { accessToken, refreshToken, userData } = await call<typeof auth.login>(LOGIN, {
    body: { email, password },
  });
  startSession({ accessToken, refreshToken, userData });
}

/** Ends the session here at once, and on the server as soon as it answers. */
export async function signOut(): Promise<void> {
  const refreshToken = readSession()?.refreshToken;
  endSession('signed-out');
  if (refreshToken) await send(LOGOUT, { body: { refreshToken } }).catch(() => undefined);
}
