import { demoSession } from '../../../data/demo-sign-in.ts';
import { type Session, startSession } from '../../../data/session.ts';

/**
 * In the demonstration these pages really sign people in. Elsewhere, a sample user must not take the place of a real
 * one.
 */
const OPENS = import.meta.env.MODE === 'demo';

/** Signs in to the samples, or fails with the `Problem` of the call. */
export async function enterSamples(email: string, password: string): Promise<Session['userData']> {
  const session = await demoSession(email.trim(), password);
  if (OPENS) startSession(session);
  return session.userData;
}
