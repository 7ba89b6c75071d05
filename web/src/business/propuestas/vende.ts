import { useSession } from '../../data/session.ts';

/** Whether the user prepares proposals; a client only receives them, and is told nothing of what they earn. */
export function useVende(): boolean {
  return useSession()?.userData.role !== 'cliente';
}
