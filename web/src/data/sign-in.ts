import type { auth } from '@vatio/contract';
import type { z } from 'zod';
import { call, send, type Wire } from './call.ts';
import { demoRegister, demoSession } from './demo-sign-in.ts';
import { endSession, readSession, type Session, startSession } from './session.ts';

// Written out, and checked against the contract by the compiler, so that the first page does not load the schemas.
const LOGIN: Wire<typeof auth.login> = { method: 'POST', path: '/v1/auth/login', access: 'public' };
const REGISTER: Wire<typeof auth.register> = { method: 'POST', path: '/v1/auth/register', access: 'public' };
const LOGOUT: Wire<typeof auth.logout> = { method: 'POST', path: '/v1/auth/logout', access: 'public' };

/** The demonstration has no server. Each file says it by itself: so what the other build needs is left out. */
const IS_DEMO = import.meta.env.MODE === 'demo';

/** Opens a session; fails with the `Problem` of the server. */
export async function signIn(email: string, password: string): Promise<void> {
  startSession(IS_DEMO ? await demoSession(email, password) : await serverSession(email, password));
}

async function serverSession(email: string, password: string): Promise<Session> {
  const { accessToken, refreshToken, userData } = await call<typeof auth.login>(LOGIN, {
    body: { email, password },
  });
  return { accessToken, refreshToken, userData };
}

/** Asks for an account, which an administrator has to approve; in the demonstration it may come in at once. */
export async function signUp(body: z.input<typeof auth.register.body>): Promise<void> {
  if (!IS_DEMO) {
    await call<typeof auth.register>(REGISTER, { body });
    return;
  }
  await demoRegister(body);
  await signIn(body.email, body.password);
}

/** Ends the session here at once, and on the server as soon as it answers. */
export async function signOut(): Promise<void> {
  const refreshToken = readSession()?.refreshToken;
  endSession('signed-out');
  if (refreshToken && !IS_DEMO) await send(LOGOUT, { body: { refreshToken } }).catch(() => undefined);
}
