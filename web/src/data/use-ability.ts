import type { Access } from '@vatio/contract';
import { mayEnter } from './ability.ts';
import { useSession } from './session.ts';

/** Whether the signed-in user may do what asks for `access`: `useMay('manage all')`. */
export function useMay(access: Access): boolean {
  return mayEnter(useSession()?.userData, access);
}
