import type { UserData } from '@vatio/contract';
import { noConnection, Problem } from './problem.ts';
import { knockAtDoor, sampleCall } from './sample-door.ts';
import type { Session, TokenPair } from './session.ts';

/** What we read of a user of the sample data. */
type DemoUser = Omit<UserData, 'id' | 'role'> & { readonly id: number; readonly role: 'admin' | 'client' };
type SignedIn = TokenPair & { readonly userData: DemoUser };
/** One sentence by field, or several; null where the field is right. */
type Refusal = Readonly<Record<string, readonly string[] | string | null>>;

/** A session of the demonstration; fails with a `Problem` on the field that is wrong. */
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

/** A taken name is refused with status 200, so the answer itself has to be read. */
async function ask<T>(path: string, values: object): Promise<T> {
  const response = await knockAtDoor(sampleCall('POST', path, values));
  // The samples are still on their way.
  if (!response) throw noConnection();
  const answer: T & { readonly error?: Refusal } = await response.json();
  if (answer.error) throw refusal(response.status, answer.error);
  return answer;
}

function refusal(status: number, error: Refusal): Problem {
  const fields = Object.entries(error).flatMap(([field, said]) =>
    said === null ? [] : [[field, [said].flat().join(' ')] as const],
  );
  const title = fields.map(([, said]) => said).join(' ');
  return new Problem({ status, code: 'demo', title, errors: Object.fromEntries(fields) });
}
