import { useSession } from '../../data/session.ts';

/** Whether the user works on proposals. A client only receives them, and is not told their commission. */
export function useVende(): boolean {
  return useSession()?.userData.role !== 'cliente';
}

/** Whether the user gets a part of the commissions. */
export function useRepresents(): boolean {
  return useSession()?.userData.role === 'comercial';
}
