import { useSession } from '../../data/session.ts';

/** Whether the user works on contracts. A client only reads their own, without the commission. */
export function useVende(): boolean {
  return useSession()?.userData.role !== 'cliente';
}

/** Whether the user gets a part of the commissions. */
export function useRepresents(): boolean {
  return useSession()?.userData.role === 'comercial';
}
