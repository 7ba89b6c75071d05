import { useSession } from '../../data/session.ts';

/** Whether the user prepares proposals; a client only receives them, and is told nothing of what they earn. */
export function useVende(): boolean {
  return useSession()?.userData.role !== 'cliente';
}

/** Whether part of what a proposal earns is the user's own. */
export function useRepresents(): boolean {
  return useSession()?.userData.role === 'comercial';
}
