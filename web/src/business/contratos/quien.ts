import { useSession } from '../../data/session.ts';

/** Whether the user moves contracts; a client only reads their own, and is told nothing of what they earn. */
export function useVende(): boolean {
  return useSession()?.userData.role !== 'cliente';
}

/** Whether part of what a contract earns is the user's own. */
export function useRepresents(): boolean {
  return useSession()?.userData.role === 'comercial';
}
