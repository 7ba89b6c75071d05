import { auth, type BodyInputOf } from '@vatio/contract';
import { call, send } from './call.ts';
import { demoRegister, demoSession } from './demo-sign-in.ts';
import { queryClient } from './query-client.ts';
import { endSession, readSession, startSession } from './session.ts';

/**
 * The demonstration has no server. Every file repeats this line instead of importing it, so that the build can drop the
 * code of the other variant.
 */
const IS_DEMO = import.meta.env.MODE === 'demo';

/**
 * Opens a session, or answers the token with which `showCode` opens it where the account has a second step. Fails with the
 * `Problem` of the server.
 */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  if (IS_DEMO) {
    startSession(await demoSession(email, password));
    return undefined;
  }
  const answer = await call(auth.login, { body: { email, password } });
  if ('segundoPaso' in answer) return answer.segundoPaso;
  startSession(answer);
  return undefined;
}

/** Gives the second step of a sign-in, with a code of the application or a recovery code. */
export async function showCode(testigo: string, codigo: string): Promise<void> {
  startSession(await call(auth.secondStep, { body: { testigo, codigo } }));
}

/** Asks for an account, which an administrator has to approve; in the demonstration it may be used at once. */
export async function signUp(body: BodyInputOf<typeof auth.register>): Promise<void> {
  if (!IS_DEMO) {
    await call(auth.register, { body });
    return;
  }
  await demoRegister(body);
  await signIn(body.email, body.password);
}

/** Ends what is being read, then the session: here at once, and on the server as soon as it answers. */
export async function signOut(): Promise<void> {
  const refreshToken = readSession()?.refreshToken;
  // A read that is called off stands as it was, and shows no failure on the page that is about to go.
  void queryClient.cancelQueries();
  endSession('signed-out');
  if (refreshToken && !IS_DEMO) await send(auth.logout, { body: { refreshToken } }).catch(() => undefined);
}
