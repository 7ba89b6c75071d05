import { demoSession } from '../../../data/demo-sign-in.ts';
import { type Session, startSession } from '../../../data/session.ts';

/** In the demonstration these pages are a way in like any other; elsewhere a sample user must not take the place of a real one. */
const OPENS = import.meta.env.MODE === 'demo';

/** Whom the sample sign-in knows by this password; fails with its `Problem`. */
export async function enterSamples(email: string, password: string): Promise<Session['userData']> {
  const session = await demoSession(email.trim(), password);
  if (OPENS) startSession(session);
  return session.userData;
}
