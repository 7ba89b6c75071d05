import type { UserData } from '@vatio/contract';
import { noConnection, Problem } from './problem.ts';
import { knockAtDoor, sampleCall } from './sample-door.ts';
import type { Session, TokenPair } from './session.ts';

/** The part of a sample user that the sign-in reads. */
type DemoUser = Omit<UserData, 'id' | 'role'> & { readonly id: number; readonly role: 'admin' | 'client' };
type SignedIn = TokenPair & { readonly userData: DemoUser };
/** The errors by field, one sentence or several; null for a field without error. */
type Refusal = Readonly<Record<string, readonly string[] | string | null>>;

/** Signs in to the demonstration. Fails with a `Problem` on the field that is wrong. */
export async function demoSession(email: string, password: string): Promise<Session> {
  const { userData, accessToken, refreshToken } = await ask<SignedIn>('/jwt/login', { email, password });
  return {
    accessToken,
    refreshToken,
    userData: {
      ...userData,
      id: String(userData.id),
      fullName: userData.fullName || userData.username,
      role: userData.role === 'admin' ? 'admin' : 'cliente',
    },
  };
}

export async function demoRegister(account: { username: string; email: string; password: string }) {
  await ask('/jwt/register', account);
}

export async function demoRefresh(refreshToken: string): Promise<Response | undefined> {
  return knockAtDoor(sampleCall('POST', '/jwt/refresh-token', { refreshToken }));
}

/** The sample data refuse a taken name with status 200, so the body has to be read. */
async function ask<T>(path: string, values: object): Promise<T> {
  const response = await knockAtDoor(sampleCall('POST', path, values));
  // The sample data have not loaded.
  if (!response) throw noConnection();
  const answer: T & { readonly error?: Refusal } = await response.json();
  if (answer.error) throw refusal(response.status, answer.error);
  return answer;
}

function refusal(status: number, error: Refusal): Problem {
  const fields = Object.entries(error).flatMap(([field, sentences]) =>
    sentences === null ? [] : [[field, [sentences].flat().join(' ')] as const],
  );
  const title = fields.map(([, sentence]) => sentence).join(' ');
  return new Problem({ status, code: 'demo', title, errors: Object.fromEntries(fields) });
}
