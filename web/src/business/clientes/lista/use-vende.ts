import { useSession } from '../../../data/session.ts';

/** Whether the user works on clients; a client only reads what is theirs. */
export function useVende(): boolean {
  const role = useSession()?.userData.role;
  return role === 'admin' || role === 'comercial';
}
