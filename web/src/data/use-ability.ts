import type { Access } from '@vatio/contract';
import { mayEnter } from './ability.ts';
import { useSession } from './session.ts';

/** Whether the signed-in user has the right `access`: `useMay('manage all')`. */
export function useMay(access: Access): boolean {
  return mayEnter(useSession()?.userData, access);
}

/** Whether the signed-in user works for the house. A client reads what is theirs and changes none of it. */
export function useSells(): boolean {
  const role = useSession()?.userData.role;
  return role === 'admin' || role === 'comercial';
}

/** Whether the signed-in user is a representative, who gets a part of the commissions. */
export function useRepresents(): boolean {
  return useSession()?.userData.role === 'comercial';
}
